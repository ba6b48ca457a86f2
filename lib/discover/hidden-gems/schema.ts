import { sizeQuery } from "@/lib/core/shared/page";
import { text } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { GEM_TYPES } from "./rules";

export const coordinatesSchema = z.object({ lat: z.number(), lng: z.number() });

/** Spec §3, hidden gem. `isOpen` is null where the hours are not known well enough to say. */
export const hiddenGemSchema = z.object({
  id: z.string(),
  name: z.string(),
  neighborhood: z.string(),
  address: z.string().nullable(),
  specialFeature: z.string(),
  description: z.string(),
  category: z.string(),
  cuisine: z.string(),
  type: z.enum(GEM_TYPES),
  rating: z.number(),
  reviewCount: z.number(),
  priceRange: z.string(),
  hours: z.string(),
  isOpen: z.boolean().nullable(),
  tags: z.array(z.string()),
  coordinates: coordinatesSchema,
  website: z.string().nullable(),
  image: z.string(),
  placeholder: z.string(),
  focusY: z.number(),
  isSaved: z.boolean(),
});
export type HiddenGem = z.infer<typeof hiddenGemSchema>;

export const hiddenGemsAnswerSchema = z.object({
  hiddenGems: z.array(hiddenGemSchema),
  total: z.number(),
  counts: z.record(z.string(), z.number()),
  nextCursor: z.string().nullable(),
});
export type HiddenGemsAnswer = z.infer<typeof hiddenGemsAnswerSchema>;

/** w,s,e,n in degrees. */
export const bbox = z
  .string()
  .transform((value) => value.split(",").map(Number))
  .refine(
    ([w, s, e, n, ...rest]) => rest.length === 0 && isLng(w) && isLng(e) && isLat(s) && isLat(n) && w <= e && s <= n,
    "Invalid input",
  )
  .transform(([west = 0, south = 0, east = 0, north = 0]) => ({ west, south, east, north }));

function isLng(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && Math.abs(value) <= 180;
}
function isLat(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && Math.abs(value) <= 90;
}

export const hiddenGemsQuery = sizeQuery.extend({
  q: text(100).optional(),
  type: z.enum(["all", ...GEM_TYPES]).default("all"),
  bbox: bbox.optional(),
});
export type HiddenGemsQuery = z.infer<typeof hiddenGemsQuery>;
