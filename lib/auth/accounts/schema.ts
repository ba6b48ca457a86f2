import { PICTURE_PATH } from "@/lib/core/shared/media";
import { text } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { BIO_MAX, LOCATION_MAX, NAME_MAX, NAME_MIN } from "./rules";

const name = (label: string) =>
  z
    .string()
    .transform((value) => value.trim())
    .pipe(text(NAME_MAX))
    .refine((value) => [...value].length >= NAME_MIN, `${label} must be at least ${NAME_MIN} characters`);

export const firstName = name("First name");
export const lastName = name("Last name");

/** A path of a picture of ours; a link to anywhere else is refused. */
const mediaPath = z.string().regex(PICTURE_PATH);

/** Absent is unchanged, null removes. */
export const updateProfileSchema = z.object({
  firstName,
  lastName,
  location: text(LOCATION_MAX).nullish(),
  bio: text(BIO_MAX).nullish(),
  profileImageUrl: mediaPath.nullish(),
  heroImageUrl: mediaPath.nullish(),
});
export type UpdateProfile = z.output<typeof updateProfileSchema>;

export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  heroImageUrl: z.string().nullable(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  beenCount: z.number(),
  savedCount: z.number(),
  experiences: z.number(),
  followersCount: z.number(),
  followingCount: z.number(),
  xp: z.number(),
  level: z.number(),
  mileScore: z.number(),
  streak: z.number(),
  isModerator: z.boolean(),
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const signedInSchema = z.object({ user: currentUserSchema });
export type SignedIn = z.infer<typeof signedInSchema>;

/** Who did it, in lists: never more than this of anybody. */
export const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;
