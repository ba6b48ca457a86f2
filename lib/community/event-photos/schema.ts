import { workoutPhotoSchema } from "@/lib/activity/workout-photos/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

/** A photo post from a guest of an event. */
export const eventPhotoSchema = workoutPhotoSchema.extend({ user: personSchema, isMine: z.boolean() });
export type EventPhoto = z.infer<typeof eventPhotoSchema>;
export const eventPhotoParams = z.object({ id: uuid, photoId: uuid });
