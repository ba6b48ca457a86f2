/** Spec §2: the category screen's chips. */
export const CATEGORY_CHIPS = ["ALL", "SPOTS", "GUIDES"] as const;
export type CategoryChip = (typeof CATEGORY_CHIPS)[number];

/** Spec §2: the typed text is contained in name, category, or neighborhood, ignoring case. */
export function matchesText(spot: { name: string; category: string; neighborhood: string }, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [spot.name, spot.category, spot.neighborhood].some((own) => own.toLowerCase().includes(wanted));
}

/** Spec §2: the six sample restaurants by slug, which come first in Food & Gastronomy. */
export const SAMPLE_RESTAURANTS = [
  ...["pequods-pizza", "girl-and-the-goat", "frontera-grill"],
  ...["mannys-cafeteria", "superdawg-drive-in", "kasama"],
];
