import type { Coordinates } from "@/lib/discover/map/rules";
import type { Prepared } from "../recommendations/taste";

/** Members' events name their place in words: where that is a place of the city, they stand where it stands. */
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
