import { z } from "./zod";

/** Larger values are discarded as outliers. Milliseconds. */
const SLOWEST_MS = 600_000;

/**
 * The web vitals of a visit, without anything that identifies the visitor. The screen is only the first part of its
 * path ("/workouts/…"), because the rest may be someone's id or an invite token.
 */
const webVitalSchema = z.strictObject({
  name: z.enum(["CLS", "FCP", "INP", "LCP", "TTFB"]),
  value: z.number().min(0).max(SLOWEST_MS).describe("Milliseconds; for CLS, the unitless score"),
  rating: z.enum(["good", "needs-improvement", "poor"]),
  screen: z.string().regex(/^\/([a-z-]{1,20}(\/…)?)?$/, { error: "Send the first part of the path" }),
  device: z.enum(["phone", "desktop"]),
});
export type WebVital = z.infer<typeof webVitalSchema>;

export const webVitalsSchema = z.strictObject({ vitals: z.array(webVitalSchema).min(1).max(10) });

/** The screen at a path, without identifiers. */
export function screenOf(pathname: string): string {
  const [, first = "", ...rest] = pathname.split("/");
  return `/${/^[a-z-]{1,20}$/.test(first) ? first : ""}${rest.some(Boolean) && first ? "/…" : ""}`.replace(
    /^\/\/…$/,
    "/",
  );
}
