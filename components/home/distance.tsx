import { usePreferences } from "@/components/preferences";
import { distanceText } from "@/lib/discover/listing/filters";
import { type Coordinates, coarse, distance } from "@/lib/discover/map/rules";

/** How far something is from where the person is, give or take a block, in their own unit. */
export function Distance({ from, to }: { from: Coordinates; to: Coordinates }) {
  return distanceText(distance(coarse(from), to), usePreferences().units);
}
