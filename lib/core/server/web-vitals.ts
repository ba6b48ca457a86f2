import "server-only";
import type { WebVital } from "@/lib/core/shared/web-vitals";
import { env } from "./env";

declare global {
  // Set by scripts/start/metrics.mjs if METRICS_SECRET is set; otherwise no one could read the metrics.
  var windmileWebVitals: ((vital: WebVital) => void) | undefined;
}

/** The percentage of visits that report web vitals; undefined if nothing collects them. */
export const measuredPercent = (): number | undefined => (env.METRICS_SECRET ? env.WEB_VITALS_PERCENT : undefined);

export function countWebVitals(vitals: readonly WebVital[]): void {
  for (const vital of vitals) globalThis.windmileWebVitals?.(vital);
}
