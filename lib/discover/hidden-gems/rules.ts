export const GEM_TYPES = ["restaurant", "bar", "cafe", "pub"] as const;
export type GemType = (typeof GEM_TYPES)[number];

/** Spec §9: Home previews four. */
export const GEMS_PREVIEWED = 4;
