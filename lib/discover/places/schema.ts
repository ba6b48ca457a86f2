import { sizeQuery } from "@/lib/core/shared/page";
import { text } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { flag, whereQuery } from "../map/schema";
import { PRICE_LEVELS } from "./prices";

/** Comma-separated; nothing between the commas is no filter. */
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
  /** With openNow: places whose hours are not known stay in the list. */
  includeUnknown: flag.optional(),
  price: list(price).optional(),
  free: flag.optional(),
  neighborhood: list(z.string()).optional(),
  rating: z.coerce.number().min(0).max(5).optional(),
});
