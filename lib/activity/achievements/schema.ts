import { z } from "@/lib/core/shared/zod";

/** One that was just reached. */
export const unlockedSchema = z.object({ id: z.string(), title: z.string(), description: z.string() });
export type Unlocked = z.infer<typeof unlockedSchema>;

export const achievementSchema = unlockedSchema.extend({
  progress: z.number(),
  target: z.number(),
  unlockedAt: z.string().nullable(),
});
export type Achievement = z.infer<typeof achievementSchema>;
export const achievementsAnswerSchema = z.array(achievementSchema);
