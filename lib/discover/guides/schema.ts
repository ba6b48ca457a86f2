import { sizeQuery } from "@/lib/core/shared/page";
import { text } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { coordinatesSchema } from "../map/schema";

/** A place in guides and on the category screen: the spec's restaurant (§3), with its link. */
export const spotSchema = z.object({
  id: z.string(),
  type: z.enum(["venue", "gem"]),
  name: z.string(),
  rating: z.number(),
  category: z.string(),
  neighborhood: z.string(),
  image: z.string(),
  placeholder: z.string(),
  coordinates: coordinatesSchema,
});
export type Spot = z.infer<typeof spotSchema>;

export const guideSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  /** In the order to see them. */
  places: z.array(spotSchema),
});
export type Guide = z.infer<typeof guideSchema>;

export const guidesAnswerSchema = z.object({ guides: z.array(guideSchema) });

/** `spots` are places, with the sample restaurants first where they belong; `guides` are those with such places. */
export const categoryAnswerSchema = z.object({
  category: z.string(),
  spots: z.array(spotSchema),
  guides: z.array(guideSchema),
  total: z.number(),
  nextCursor: z.string().nullable(),
});
export type CategoryAnswer = z.infer<typeof categoryAnswerSchema>;

export const categoryParams = z.object({ category: z.string().min(1).max(100) });
export const categoryQuery = sizeQuery.extend({ q: text(100).optional() });
export type CategoryQuery = z.output<typeof categoryQuery>;
