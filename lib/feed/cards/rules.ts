/** Spec §9: a place's distance until a position is known. */
const DEFAULT_DISTANCE = "0.5 mi";
export const DEFAULT_DISTANCES = { mi: DEFAULT_DISTANCE, km: "0.8 km" } as const;

/** Spec §2: the coordinates of a place that has none. */
export const DEFAULT_COORDINATES = { lat: 41.8781, lng: -87.6298 } as const;

/** Duplicate ids or images are silently dropped (spec §8); the first of each stays. */
export function withoutDuplicates<T extends { id: string; photoUrl: string }>(cards: readonly T[]): T[] {
  const used = new Set<string>();
  return cards.filter(({ id, photoUrl }) => {
    if (used.has(`id ${id}`) || used.has(`image ${photoUrl}`)) return false;
    used.add(`id ${id}`).add(`image ${photoUrl}`);
    return true;
  });
}
