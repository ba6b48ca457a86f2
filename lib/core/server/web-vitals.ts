import "server-only";
import type { WebVital } from "@/lib/core/shared/web-vitals";
import { env } from "./env";

declare global {
  // Set by scripts/start/metrics.mjs where METRICS_SECRET is: nobody else would ever read them.
  var windmileWebVitals: ((vital: WebVital) => void) | undefined;
}

/** How many of a hundred visits tell how quick they were; nothing where nobody is told. */
export const measuredPercent = (): number | undefined => (env.METRICS_SECRET ? env.WEB_VITALS_PERCENT : undefined);

export function countWebVitals(vitals: readonly WebVital[]): void {
  for (const vital of vitals) globalThis.windmileWebVitals?.(vital);
}
