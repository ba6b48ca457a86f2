import { personSchema } from "@/lib/auth/accounts/schema";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

/** A photo post from a guest of an event. */
export const eventPhotoSchema = z.object({
  id: z.string(),
  title: z.string(),
  photoUrl: z.string(),
  placeholder: z.string(),
  altText: z.string(),
  user: personSchema,
  isMine: z.boolean(),
});
export type EventPhoto = z.infer<typeof eventPhotoSchema>;
export const eventPhotoParams = z.object({ id: uuid, photoId: uuid });
