import parsePhoneNumber from "libphonenumber-js/min";
import { PICTURE_PATH } from "@/lib/core/shared/media";
import { text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import {
  AUTH_PROVIDERS,
  BIO_MAX,
  CODE_LENGTH,
  LOCATION_MAX,
  NAME_MAX,
  NAME_MIN,
  normalizeEmail,
  OAUTH_PROVIDERS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_MAX,
} from "./rules";

const name = (label: string) =>
  z
    .string()
    .transform((value) => value.trim())
    .pipe(text(NAME_MAX))
    .refine((value) => [...value].length >= NAME_MIN, `${label} must be at least ${NAME_MIN} characters`);

export const firstName = name("First name");
export const lastName = name("Last name");

/** Compared byte for byte: never trimmed, never normalised. */
export const password = z
  .string()
  .refine((value) => [...value].length >= PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .refine((value) => [...value].length <= PASSWORD_MAX, `String must contain at most ${PASSWORD_MAX} character(s)`);

const blankAsAbsent = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

/** Lower-cased; absent when left blank. */
export const optionalEmail = z.preprocess(
  blankAsAbsent,
  z
    .string()
    .transform(normalizeEmail)
    .pipe(z.email({ error: "Please enter a valid email" }).max(254, { error: "Please enter a valid email" }))
    .optional(),
);

/** E.164, a number without a country code being one of the United States; null when it is none. */
export function toE164(phone: string): string | null {
  const parsed = parsePhoneNumber(phone.normalize("NFKC"), "US");
  return parsed?.isPossible() ? parsed.number : null;
}

export const optionalPhone = z.preprocess(
  blankAsAbsent,
  z
    .string()
    .max(PHONE_MAX)
    .transform((value, context) => {
      const number = toE164(value);
      if (number === null) context.addIssue({ code: "custom", message: "Please enter a valid phone number" });
      return number ?? "";
    })
    .optional(),
);

const passwordsMatch = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;
const MISMATCH = { message: "Passwords don't match", path: ["confirmPassword"] };

export const inviteToken = z.string().regex(/^[\w-]{1,100}$/);

/** Spec §3 sign-up payload with the messages of §5; `inviteToken` says whose invitation brought this person. */
export const signUpSchema = z
  .object({
    firstName,
    lastName,
    email: optionalEmail,
    phoneNumber: optionalPhone,
    password,
    confirmPassword: z.string(),
    authProvider: z.enum(AUTH_PROVIDERS),
    inviteToken: inviteToken.optional(),
  })
  .refine(passwordsMatch, MISMATCH)
  .refine((form) => form.email !== undefined || form.phoneNumber !== undefined, {
    message: "Please provide either email or phone number",
    path: ["email"],
  });
export type SignUp = z.output<typeof signUpSchema>;
export type SignUpInput = z.input<typeof signUpSchema>;

/** Nullable, so that the answer's two fields can be sent back as they are. */
export const signUpAnswerSchema = z.object({ email: z.string().nullable(), phoneNumber: z.string().nullable() });
export type SignUpAnswer = z.infer<typeof signUpAnswerSchema>;

/** Digits, with the spaces people paste among them taken out. */
export const code = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, ""))
  .refine((value) => value.length === CODE_LENGTH, `Verification code must be ${CODE_LENGTH} digits`);

const destination = { email: optionalEmail, phoneNumber: optionalPhone };
const hasDestination = (form: { email?: string | undefined; phoneNumber?: string | undefined }) =>
  form.email !== undefined || form.phoneNumber !== undefined;
const NO_DESTINATION = { message: "Please provide either email or phone number", path: ["email"] };

export const verifySchema = z.object({ code, ...destination }).refine(hasDestination, NO_DESTINATION);
export type Verify = z.output<typeof verifySchema>;

export const resendSchema = z.object(destination).refine(hasDestination, NO_DESTINATION);

/** An e-mail address or a phone number, whichever the person remembers. */
export const identifier = z
  .string()
  .trim()
  .min(1, { error: "Required" })
  .max(254)
  .refine((value) => !/\p{Cc}/u.test(value), "Invalid input");

/** The identifier as it is stored: a lower-cased address or an E.164 number; null when it can be neither. */
export function normalizeIdentifier(value: string): { email: string } | { phoneNumber: string } | null {
  if (value.includes("@")) {
    const email = normalizeEmail(value);
    return z.email().safeParse(email).success ? { email } : null;
  }
  const phoneNumber = toE164(value);
  return phoneNumber === null ? null : { phoneNumber };
}

/** `link` names the provider whose account is to open this one from now on: it waits in a cookie of ours. */
/** A code of the authenticator app, or a recovery code, where the account asks for one. */
const otp = z.string().trim().max(40).optional();

export const signInSchema = z.object({
  identifier,
  password: z.string().min(1, { error: "Required" }).max(1000),
  link: z.enum(OAUTH_PROVIDERS).optional(),
  otp,
});
export type SignIn = z.infer<typeof signInSchema>;

export const forgotSchema = z.object({ identifier });

export const resetSchema = z
  .object({ identifier, code, password, confirmPassword: z.string(), otp })
  .refine(passwordsMatch, MISMATCH);
export type Reset = z.output<typeof resetSchema>;

/** The password once more, for what a stolen session must not do; left out right after signing in. */
export const proof = z.string().max(1000).optional();

export const changePasswordSchema = z
  .object({ currentPassword: z.string().max(1000), password, confirmPassword: z.string() })
  .refine(passwordsMatch, MISMATCH);

/** A path of a picture of ours; a link to anywhere else is refused. */
export const mediaPath = z.string().regex(PICTURE_PATH);

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

/** `/api/login`: where to go once signed in, and whether the cookie is one of an ended session. */
export const enterSchema = z.object({ callbackUrl: z.string().optional(), expired: z.string().optional() });

/** Who did it, in lists: never more than this of anybody. */
export const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;

export const userParams = z.object({ id: uuid });
