import { toColumns, toPolyline } from "@/lib/activity/routes/formats";
import { simplified } from "@/lib/activity/routes/route-shape";
import { effortsOf } from "@/lib/activity/routes/route-splits";
import { measure } from "@/lib/activity/routes/rules";
import { CITY_TRAILS, type CityTrail } from "@/lib/activity/trails/rules";
import { distance } from "@/lib/discover/map/rules";

const METERS_A_SECOND = 2.7;
/** Seconds between two positions, as a phone records them on a run. */
const STEP = 4;

/** A run along a city trail, from end to end. */
function runAlong({ line }: CityTrail) {
  let second = 0;
  const points = line.flatMap((to, index) => {
    const from = line[index - 1] ?? to;
    const steps = Math.max(1, Math.round(distance(from, to) / METERS_A_SECOND / STEP));
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      second += STEP;
      const [lat, lng] = [from.lat + (to.lat - from.lat) * share, from.lng + (to.lng - from.lng) * share];
      return { lat, lng, second, elevation: 181 };
    });
  });
  return { points, breaks: [] };
}

/** One run for each city trail, with what the app stores about it. */
export const trailRuns = () =>
  CITY_TRAILS.map((trail) => {
    const route = runAlong(trail);
    const { polyline, moments } = toColumns(route);
    const preview = toPolyline(simplified(route.points));
    return { trailId: trail.id, polyline, moments, preview, ...measure(route, "running"), efforts: effortsOf(route) };
  });
