import { requiredLine } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { MAX_SHOES_NAME } from "./rules";

const name = requiredLine(MAX_SHOES_NAME);
export const addShoesSchema = z.object({ name });
export type AddShoes = z.output<typeof addShoesSchema>;

/** Absent means unchanged. */
export const changeShoesSchema = z.object({ name: name.optional(), isRetired: z.boolean().optional() });
export type ChangeShoes = z.output<typeof changeShoesSchema>;

export const shoesSchema = z.object({
  id: z.string(),
  name: z.string(),
  isRetired: z.boolean(),
  /** The sum of its workouts' distances. */
  distanceMeters: z.number(),
  workouts: z.number(),
});
export type Shoes = z.infer<typeof shoesSchema>;
