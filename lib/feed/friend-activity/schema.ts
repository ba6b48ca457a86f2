import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { z } from "@/lib/core/shared/zod";

const shared = {
  id: z.string(),
  user: personSchema,
  /** When it happened: a workout's start. */
  at: z.string(),
  /** Null if the owner or the viewer turned like counts off. */
  likes: z.number().nullable(),
  isLiked: z.boolean(),
};
/** Null if no place was named, or while it is delayed. */
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
    /** Whether it has a recorded route whose map the viewer may see. */
    hasMap: z.boolean(),
  }),
  z.object({ ...shared, type: z.literal("check-in"), venue }),
  z.object({ ...shared, type: z.literal("post"), content: z.string(), comments: z.number() }),
]);
export type FriendActivity = z.infer<typeof friendActivitySchema>;
export type FriendActivityType = FriendActivity["type"];
