import { PICTURE_PATH } from "@/lib/core/shared/media";
import { line, text } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { hasReservedName, isReservedName, RESERVED_NAMES } from "./reserved-names";
import { BIO_MAX, LOCATION_MAX, NAME_MAX, NAME_MIN, normalizeEmail, USERNAME_MAX, USERNAME_MIN } from "./rules";

/** RFC 5321: a dot-atom of at most 64 characters, and a domain of labels. */
const EMAIL =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const NO_EMAIL = "Please enter a valid email";
export const emailAddress = z
  .string()
  .max(1000, { error: NO_EMAIL })
  .transform(normalizeEmail)
  .pipe(z.email({ pattern: EMAIL, error: NO_EMAIL }).max(254, { error: NO_EMAIL }));

const name = (label: string) =>
  line(NAME_MAX).refine((value) => [...value].length >= NAME_MIN, `${label} must be at least ${NAME_MIN} characters`);

export const firstName = name("First name");
export const lastName = name("Last name");

/** Lower-cased, with or without the @ in front. A dot neither begins nor ends it, where it would belong to a sentence. */
const username = z
  .string()
  .max(100)
  .transform((value) => value.trim().replace(/^@/, "").toLowerCase())
  .refine(
    (value) => value.length >= USERNAME_MIN && value.length <= USERNAME_MAX && /^[a-z0-9._]+$/.test(value),
    `Use ${USERNAME_MIN} to ${USERNAME_MAX} letters (a to z), numbers, dots, and underscores`,
  )
  .refine((value) => !/^\.|\.\.|\.$/.test(value), "Put dots only between other characters")
  .refine((value) => !isReservedName(value), "That username is reserved. Choose another one.")
  .describe(
    "Unique, case-insensitive; a leading @ is ignored. Free again once the account is deleted. 409 if it's taken",
  );

/** The username in answers. */
export const shownUsername = z
  .string()
  .describe("Unique name for mentions, without the @: a-z, 0-9, dots, and underscores");

/** A path of a picture of ours; a link to anywhere else is refused. */
const mediaPath = z.string().regex(PICTURE_PATH);

/** Absent is unchanged, null removes. */
export const updateProfileSchema = z
  .object({
    firstName,
    lastName,
    username: username.optional(),
    location: line(LOCATION_MAX).nullish(),
    bio: text(BIO_MAX).nullish(),
    profileImageUrl: mediaPath.nullish(),
    heroImageUrl: mediaPath.nullish(),
  })
  .refine((names) => !hasReservedName(names), RESERVED_NAMES);
export type UpdateProfile = z.output<typeof updateProfileSchema>;

export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  username: shownUsername,
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
