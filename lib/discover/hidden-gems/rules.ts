export const GEM_TYPES = ["restaurant", "bar", "cafe", "pub"] as const;
export type GemType = (typeof GEM_TYPES)[number];

/** Spec §2: the chips of Hidden Gems; `value` is the value of `?type=` and the key in `counts`. */
export const GEM_CHIPS = [
  { value: "all", label: "All" },
  { value: "restaurant", label: "Restaurants" },
  { value: "bar", label: "Bars" },
  { value: "cafe", label: "Cafes" },
  { value: "pub", label: "Pubs" },
] as const;

/** Spec §2: a gem's card shows its type as an emoji. */
export const GEM_EMOJI: Record<GemType, string> = { restaurant: "🍽️", bar: "🍸", cafe: "☕", pub: "🍺" };

/** Spec §9: Home previews four. */
export const GEMS_PREVIEWED = 4;
