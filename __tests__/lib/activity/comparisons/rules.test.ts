import { isSameRoute } from "@/lib/activity/comparisons/rules";
import { Track } from "@/lib/activity/recorder/track";
import { simplified } from "@/lib/activity/routes/route-shape";
import { asMeasured, LAKEFRONT, lengthOfTrack, moved, RUN, seeded, truth } from "../../../support/tracks";

const TRUE_ROUTE = truth(LAKEFRONT, RUN);
const METERS = lengthOfTrack(TRUE_ROUTE);
const shape = (points: readonly { lat: number; lng: number }[]) => simplified(points);
/** As the recorder stores a phone's measurements. */
function asRecorded(seed: number) {
  const track = new Track("running", 0);
  for (const { lat, lng, second, accuracy } of asMeasured(TRUE_ROUTE, seeded(seed)))
    track.push(["fix", 1000 * second, lat, lng, accuracy, null]);
  return shape(track.route().points);
}

test.each([
  ["recorded twice", asRecorded(1), asRecorded(2), true],
  ["recorded, and the true route", asRecorded(3), shape(TRUE_ROUTE), true],
  [
    "started at the next corner",
    shape(TRUE_ROUTE),
    shape(TRUE_ROUTE.map((point) => ({ ...point, ...moved(point, 60, 60) }))),
    true,
  ],
  ["gone backwards", shape(TRUE_ROUTE), shape(TRUE_ROUTE.toReversed()), false],
  [
    "on another street",
    shape(TRUE_ROUTE),
    shape(TRUE_ROUTE.map((point) => ({ ...point, ...moved(point, 0, 400) }))),
    false,
  ],
  ["of a single place", shape(TRUE_ROUTE), [LAKEFRONT], false],
  ["of no place", [], [], false],
])("a route %s", (_, one, other, isSame) => {
  expect(isSameRoute(one, other, METERS)).toBe(isSame);
});
