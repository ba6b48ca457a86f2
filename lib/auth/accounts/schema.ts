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

/**
 * Lowercase, with or without a leading @. It neither starts nor ends with a period, which would belong to the sentence
 * around it.
 */
const username = z
  .string()
  .max(100)
  .transform((value) => value.trim().replace(/^@/, "").toLowerCase())
  .refine(
    (value) => value.length >= USERNAME_MIN && value.length <= USERNAME_MAX && /^[a-z0-9._]+$/.test(value),
    `Use ${USERNAME_MIN} to ${USERNAME_MAX} characters: letters (a to z), numbers, periods, and underscores`,
  )
  .refine(
    (value) => !/^\.|\.\.|\.$/.test(value),
    "A username can't start or end with a period, or have two periods in a row",
  )
  .refine((value) => !isReservedName(value), "That username is reserved. Choose another one.")
  .describe(
    "Unique and case-insensitive. A leading @ is ignored. 409 if it's taken. Becomes available again when the account is deleted",
  );

/** The username in responses. */
export const usernameSchema = z
  .string()
  .describe("Unique name for mentions, without the @: a-z, 0-9, dots, and underscores");

/** The path of a picture on our server; other URLs are rejected. */
const mediaPath = z.string().regex(PICTURE_PATH);

/** Absent means unchanged, null removes. */
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
  username: usernameSchema,
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

/** A person in lists: never more than this about anyone. */
export const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;
