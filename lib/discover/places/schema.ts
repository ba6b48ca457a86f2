import { decimal } from "@/lib/core/shared/decimal";
import { sizeQuery } from "@/lib/core/shared/page";
import { text } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { coordinatesSchema, flag, whereQuery } from "../map/schema";
import { PRICE_LEVELS } from "./prices";

/** Comma-separated; empty items are ignored. */
const list = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .max(500)
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(20))
    .transform((items) => (items.length > 0 ? items : undefined));

const price = z
  .string()
  .transform((value) => (value.toLowerCase() === "free" ? "Free" : value))
  .pipe(z.enum(PRICE_LEVELS));

export const placesQuery = sizeQuery.extend(whereQuery.shape).extend({
  q: text(100).optional(),
  openNow: flag.optional(),
  /** With openNow: keeps places whose hours are unknown. */
  includeUnknown: flag.optional(),
  price: list(price).optional(),
  free: flag.optional(),
  neighborhood: list(z.string()).optional(),
  rating: decimal(z.coerce.number().min(0).max(5)).optional(),
});

/** The columns of a venue or hidden gem that responses return unchanged. */
export const placeColumns = {
  id: z.string(),
  name: z.string(),
  cuisine: z.string(),
  category: z.string(),
  rating: z.number(),
  reviewCount: z.number(),
  priceRange: z.string(),
  neighborhood: z.string(),
  image: z.string(),
  placeholder: z.string(),
  focusY: z.number(),
  description: z.string(),
  tags: z.array(z.string()),
  website: z.string().nullable(),
};

/** Computed fields. `isOpen` is null if the hours aren't known well enough; `openText` is the badge's text. */
export const placeFields = {
  coordinates: coordinatesSchema,
  isOpen: z.boolean().nullable(),
  openText: z.string(),
  isSaved: z.boolean(),
  /** With `near`. */
  distanceMiles: z.number().nullable(),
};

/** A name in a URL, stored with the row: "navy-pier". */
const slug = z.string().regex(/^[a-z0-9-]{1,100}$/);
export const slugParams = z.object({ slug });
export type PlaceAddress = { type: "venue" | "gem"; id: string; slug: string };

/** The counts for a page of places: in total, under each chip (including `all`), and in each neighborhood. */
export const placeCounts = {
  total: z.number(),
  counts: z.record(z.string(), z.number()),
  neighborhoods: z.record(z.string(), z.number()),
  nextCursor: z.string().nullable(),
};
