import { usePreferences } from "@/components/preferences";
import { distanceText } from "@/lib/discover/listing/filters";
import { type Coordinates, coarse, distance } from "@/lib/discover/map/rules";

/** The distance from the user, to within a block, in their unit. */
export function Distance({ from, to }: { from: Coordinates; to: Coordinates }) {
  return distanceText(distance(coarse(from), to), usePreferences().units);
}
