import "server-only";
import { MEMBER_ROOTS } from "@/lib/core/shared/session-gate";
import type { WebVital } from "@/lib/core/shared/web-vitals";
import { env } from "./env";
import { meter } from "./tracing";

/** The first segments of pages, so that a forged report can't create a series. */
export const PAGE_ROOTS = new Set([
  ...MEMBER_ROOTS,
  ...["", "albums", "events", "groups", "guides", "home", "places", "plans"],
  ...["accessibility", "design", "forgot", "invite", "landing", "login", "look", "offline", "outbox", "p"],
  ...["privacy", "shell", "signup", "terms", "unsubscribe"],
]);
const SECONDS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFTS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** The percentage of visits that report web vitals; undefined if nothing collects them. */
export const measuredPercent = (): number | undefined => (env.METRICS_SECRET ? env.WEB_VITALS_PERCENT : undefined);

export function countWebVitals(vitals: readonly WebVital[]): void {
  const seconds = meter().createHistogram("windmile.web_vital.duration", {
    ...{ description: "FCP, INP, LCP, and TTFB of measured visits", unit: "s" },
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const shifts = meter().createHistogram("windmile.web_vital.layout_shift", {
    description: "CLS of measured visits",
    advice: { explicitBucketBoundaries: SHIFTS },
  });
  const ratings = meter().createCounter("windmile.web_vitals", { description: "Web Vitals by rating" });
  for (const { name, value, rating, screen, device } of vitals) {
    const root = screen.split("/")[1] ?? "";
    const labels = { name, screen: PAGE_ROOTS.has(root) ? `/${root}` : "other", device };
    if (name === "CLS") shifts.record(value, labels);
    else seconds.record(value / 1000, labels);
    ratings.add(1, { ...labels, rating });
  }
}
