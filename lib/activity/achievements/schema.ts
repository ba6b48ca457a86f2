import { z } from "@/lib/core/shared/zod";

const unlockedSchema = z.object({ id: z.string(), title: z.string(), description: z.string() });
/** The rewards in a write's response: achievements, and the level if it is new. */
export const rewardFields = { unlocked: z.array(unlockedSchema), levelReached: z.number().nullable() };
export type Reward = z.infer<z.ZodObject<typeof rewardFields>>;
export type Unlocked = z.infer<typeof unlockedSchema>;

export const achievementSchema = unlockedSchema.extend({
  progress: z.number(),
  target: z.number(),
  unlockedAt: z.string().nullable(),
});
export type Achievement = z.infer<typeof achievementSchema>;
