import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

export const workoutPhotoSchema = z.object({
  id: z.string(),
  title: z.string(),
  photoUrl: z.string(),
  placeholder: z.string(),
  altText: z.string(),
});
export type WorkoutPhoto = z.infer<typeof workoutPhotoSchema>;
export const workoutPhotoParams = z.object({ id: uuid, photoId: uuid });
