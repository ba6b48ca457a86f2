import { instant } from "@/lib/core/shared/dates";
import { z } from "@/lib/core/shared/zod";
import { coordinatesSchema } from "@/lib/discover/map/schema";
import { fromColumns } from "./formats";
import {
  MAX_POLYLINE,
  MAX_ROUTE_BREAKS,
  MAX_ROUTE_POINTS,
  MAX_ROUTE_SECONDS,
  type RecordedRoute,
  withGapBreaks,
} from "./rules";

const ROUTE_SOURCES = ["recorded", "file"] as const;

const rises = (numbers: readonly number[]) => numbers.every((value, index) => value > (numbers[index - 1] ?? -1));
const encoded = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[?-~]+$/);

const columns = {
  /** Encoded Polyline Algorithm Format, six decimals. */
  polyline: encoded(MAX_POLYLINE),
  /**
   * The same without decimals: for each point, whole seconds since the start (increasing) and whole meters of
   * elevation.
   */
  moments: encoded(MAX_POLYLINE),
  /** Whether the device reported elevations. */
  hasElevation: z.boolean(),
  /**
   * Indexes of the points at which recording resumed after a pause or after more than 60 seconds without a position.
   */
  breaks: z.array(z.number().int().min(1)).max(MAX_ROUTE_BREAKS),
};

/** Why this isn't a valid route, by field; null if it is. */
function problemOf({ points, breaks }: RecordedRoute): [field: string, message: string] | null {
  if (points.length < 2 || points.length > MAX_ROUTE_POINTS)
    return ["polyline", `A route needs 2 to ${MAX_ROUTE_POINTS} points`];
  if (!points.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
    return ["polyline", "A point on this route has invalid coordinates"];
  if (!rises(points.map(({ second }) => second))) return ["moments", "A route's timestamps must be in order"];
  if ((points.at(-1)?.second ?? 0) > MAX_ROUTE_SECONDS) return ["moments", "A route can be up to 72 hours long"];
  if (!points.every(({ elevation }) => elevation === null || Math.abs(elevation) <= 9000))
    return ["moments", "A point on this route has an invalid elevation"];
  if (!rises(breaks) || (breaks.at(-1) ?? 0) >= points.length) return ["breaks", "A pause must be between two points"];
  return null;
}

/** A recorded route in a request. The server computes its distance and times. */
export const routeInputSchema = z
  .object({
    startedAt: instant,
    ...columns,
    breaks: columns.breaks.optional().transform((breaks) => breaks ?? []),
    source: z.enum(ROUTE_SOURCES).optional(),
  })
  .transform(({ startedAt, source = "recorded", ...sent }, context) => {
    const route = fromColumns(sent);
    const problem = route ? problemOf(route) : ["moments", "A route needs one timestamp for each point"];
    // Files come from devices that may store one position every few minutes.
    if (route && !problem) return { startedAt, source, route: source === "recorded" ? withGapBreaks(route) : route };
    context.addIssue({ code: "custom", path: [problem?.[0] ?? "polyline"], message: problem?.[1] ?? "Invalid input" });
    return z.NEVER;
  });
export type RouteInput = z.input<typeof routeInputSchema>;
export type SentRoute = z.output<typeof routeInputSchema>;

/** The owner's complete route. */
const ownRoute = z.object({
  ...columns,
  startedAt: z.string(),
  source: z.enum(ROUTE_SOURCES),
  movingSeconds: z.number(),
  elapsedSeconds: z.number(),
  elevationGain: z.number().nullable(),
});
export type OwnRoute = z.infer<typeof ownRoute>;

/** Another person's route: without the hidden parts, and without times or elevations, which would reveal them. */
const visibleRoute = z.object({ pieces: z.array(z.array(coordinatesSchema)), shownMeters: z.number() });

export const routeAnswerSchema = z.object({ own: ownRoute.nullable(), shown: visibleRoute.nullable() });
export type RouteAnswer = z.infer<typeof routeAnswerSchema>;
