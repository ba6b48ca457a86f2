/** Spec §9: what a place's distance says until a position is known. */
const DEFAULT_DISTANCE = "0.5 mi";
export const DEFAULT_DISTANCES = { mi: DEFAULT_DISTANCE, km: "0.8 km" } as const;

/** Spec §2: where a place without coordinates of its own is taken to be. */
export const DEFAULT_COORDINATES = { lat: 41.8781, lng: -87.6298 } as const;

/** Duplicate ids or images are silently dropped (spec §8); the first of each stays. */
export function withoutDuplicates<T extends { id: string; photoUrl: string }>(cards: readonly T[]): T[] {
  const seen = new Set<string>();
  return cards.filter(({ id, photoUrl }) => {
    if (seen.has(`id ${id}`) || seen.has(`image ${photoUrl}`)) return false;
    seen.add(`id ${id}`).add(`image ${photoUrl}`);
    return true;
  });
}

type Searched = { name: string; location: string; poster?: string; caption: string };

/** Spec §3: case does not matter, and every word must stand in name, location, poster name or caption. */
export function matchesSearch({ name, location, poster = "", caption }: Searched, search: string): boolean {
  const text = `${name}\n${location}\n${poster}\n${caption}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
