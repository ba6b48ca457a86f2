import { z } from "@/lib/core/shared/zod";
import { weekHoursSchema } from "../hours/schema";
import { coordinatesSchema } from "../map/schema";
import { placesQuery } from "../places/schema";
import { GEM_TYPES } from "./rules";

/** Spec §3, hidden gem. `isOpen` is null where the hours are not known well enough to say. */
const hiddenGemSchema = z.object({
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
  openingHours: weekHoursSchema.nullable(),
  isOpen: z.boolean().nullable(),
  openText: z.string(),
  tags: z.array(z.string()),
  coordinates: coordinatesSchema,
  website: z.string().nullable(),
  image: z.string(),
  placeholder: z.string(),
  focusY: z.number(),
  isSaved: z.boolean(),
  /** With `near`. */
  distanceMiles: z.number().nullable(),
});
export type HiddenGem = z.infer<typeof hiddenGemSchema>;

export const hiddenGemsAnswerSchema = z.object({
  hiddenGems: z.array(hiddenGemSchema),
  total: z.number(),
  /** By chip: `all` and the four types. */
  counts: z.record(z.string(), z.number()),
  neighborhoods: z.record(z.string(), z.number()),
  nextCursor: z.string().nullable(),
});
export type HiddenGemsAnswer = z.infer<typeof hiddenGemsAnswerSchema>;

export const hiddenGemsQuery = placesQuery.extend({ type: z.string().max(100).default("all") });
export type HiddenGemsQuery = z.infer<typeof hiddenGemsQuery>;
