import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { savesData } from "@/lib/core/client/connection";
import { paths } from "@/lib/core/shared/paths";
import { screenOf, type WebVital } from "@/lib/core/shared/web-vitals";

let gathered: WebVital[] = [];
/** Each page view reports once, when it is first hidden. */
const reported = new Set<string>();

/** Like sendBeacon, this outlives the page, but without cookies, so that it can't identify anyone. */
function send(): void {
  const body = JSON.stringify({ vitals: gathered });
  gathered = [];
  const headers = { "Content-Type": "application/json" };
  fetch(paths.api.vitals, { method: "POST", body, headers, keepalive: true, credentials: "omit" }).catch(
    () => undefined,
  );
}

/**
 * Metrics reported at the same time go in one beacon. The screen is the one the visit started on, regardless of later
 * navigation.
 */
function report({ id, name, value, rating, navigationURL }: MetricType): void {
  if (reported.has(id)) return;
  reported.add(id);
  if (gathered.length === 0) queueMicrotask(send);
  const { pathname } = new URL(navigationURL ?? location.href, location.href);
  const device = matchMedia("(pointer: coarse)").matches ? "phone" : "desktop";
  gathered.push({ name, value, rating, screen: screenOf(pathname), device });
}

const wantsNone = (): boolean =>
  navigator.doNotTrack === "1" || ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true);

/**
 * Reports web vitals, unless the visitor opted out (DNT, GPC) or saves data. Browsers buffer entries from before the
 * call.
 */
export function measureVisit(): void {
  if (wantsNone() || savesData()) return;
  for (const observe of [onCLS, onINP, onLCP, onFCP, onTTFB]) observe(report);
}
