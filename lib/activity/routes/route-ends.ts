import { createHash } from "node:crypto";
import { bearing, type Disc } from "@/lib/activity/zones/rules";
import { type Coordinates, distance } from "@/lib/discover/map/rules";
import { distanceToLine, linesOf, sectionsOutside } from "./route-cuts";
import type { RecordedRoute } from "./rules";

/** Meters of a route that reveal its direction. */
const DIRECTION = 200;
/** A route that would pass this close to a hidden center if it continued straight still points at the hidden place. */
const AIM = 700;
/** Additional meters left out: most of them on the side toward which the center was moved, and some at random. */
const MAX_ON_ONE_SIDE = 1100;
const MAX_RANDOM = 200;

/** From 0 to 1: always the same for a route, and unpredictable without knowing the hidden center. */
const chance = (disc: Disc, { lat, lng }: Coordinates): number =>
  createHash("sha256").update([disc.lat, disc.lng, lat, lng].join(" ")).digest().readUInt32BE() / 2 ** 32;

/** Whether the line through two places, extended for kilometers in both directions, passes near a hidden center. */
function pointsAt(disc: Disc, from: Coordinates, to: Coordinates): boolean {
  const pointOnLine = (times: number): Coordinates => ({
    lat: from.lat + times * (to.lat - from.lat),
    lng: from.lng + times * (to.lng - from.lng),
  });
  return distanceToLine(disc, pointOnLine(-50), pointOnLine(50)) <= Math.max(AIM, 0.8 * disc.radius);
}

/** How many points to leave out at the beginning, where the route leaves a disc. */
function leftOut(places: readonly Coordinates[], disc: Disc): number {
  let meters = 0;
  const steps = places.map((place, index) => {
    meters += distance(places[index - 1] ?? place, place);
    return { place, meters };
  });
  let ahead = 0;
  const turn = steps.find((here) => {
    const isNear = (step: (typeof steps)[number] | undefined) => step && step.meters - here.meters < DIRECTION;
    while (isNear(steps[ahead])) ahead += 1;
    const next = steps[ahead];
    return next && !pointsAt(disc, here.place, next.place);
  });
  const [edge] = places;
  if (!turn || !edge) return places.length;
  const side = (1 + Math.cos(bearing(disc, turn.place) - disc.shift)) / 2;
  const shownFrom = turn.meters + MAX_ON_ONE_SIDE * side + MAX_RANDOM * chance(disc, edge);
  const first = steps.findIndex((step) => step.meters >= shownFrom);
  return first < 0 ? places.length : first;
}

/**
 * The parts of a route that others may see. Cuts at a hidden place's edge would be points of a circle, and directions
 * there would be lines to its center, so a route also loses the parts that point at a hidden place, and more on one
 * side of it than on the other.
 */
export function visibleToOthers(route: RecordedRoute, discs: readonly Disc[]): Coordinates[][] {
  const shown = sectionsOutside(route, discs).flatMap(({ pieces, from, to }) => {
    const places = pieces.flat();
    const first = from ? leftOut(places, from) : 0;
    const end = to ? places.length - leftOut(places.toReversed(), to) : places.length;
    let before = 0;
    return pieces.map((piece) => {
      const left = piece.slice(Math.max(0, first - before), Math.max(0, end - before));
      before += piece.length;
      return left;
    });
  });
  return linesOf(shown);
}
