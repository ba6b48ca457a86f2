import type { Coordinates } from "@/lib/discover/map/rules";
import type { Prepared } from "../recommendations/taste";

/**
 * Members' events have a place name instead of coordinates; if it matches a place in the city, they get its
 * coordinates.
 */
export function located(everything: readonly Prepared[]): Prepared[] {
  const places = new Map<string, Coordinates>();
  for (const { candidate } of everything) {
    if (candidate.coordinates && candidate.startsAt === null)
      places.set(candidate.title.toLowerCase(), candidate.coordinates);
  }
  return everything.map((prepared) => {
    const { coordinates, location } = prepared.candidate;
    const found = coordinates ? undefined : places.get(location.toLowerCase());
    return found ? { ...prepared, candidate: { ...prepared.candidate, coordinates: found } } : prepared;
  });
}
