import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";

const shared = {
  id: z.string(),
  user: personSchema,
  /** When it was done: a workout's start. */
  at: z.string(),
  /** null where its owner or the viewer switched like counts off. */
  likes: z.number().nullable(),
  isLiked: z.boolean(),
};
/** Where it was; null where no place was named, or while it is not told yet. */
const venue = z.object({ id: z.string(), name: z.string(), image: z.string() }).nullable();

export const friendActivitySchema = z.discriminatedUnion("type", [
  z.object({
    ...shared,
    type: z.literal("workout"),
    activityType: activityTypeSchema,
    duration: z.number(),
    distanceMeters: z.number().nullable(),
    comments: z.number(),
    venue,
    /** Whether its way was recorded and its map is shown to one. */
    hasMap: z.boolean(),
  }),
  z.object({ ...shared, type: z.literal("check-in"), venue }),
  z.object({ ...shared, type: z.literal("post"), content: z.string(), comments: z.number() }),
]);
export type FriendActivity = z.infer<typeof friendActivitySchema>;
export type FriendActivityType = FriendActivity["type"];
