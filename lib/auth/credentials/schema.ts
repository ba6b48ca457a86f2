import parsePhoneNumber from "libphonenumber-js/min";
import { hasReservedName, RESERVED_NAMES } from "@/lib/auth/accounts/reserved-names";
import {
  AUTH_PROVIDERS,
  CODE_LENGTH,
  OAUTH_PROVIDERS,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PHONE_MAX,
  SIGN_UP_REASONS,
} from "@/lib/auth/accounts/rules";
import { emailAddress, firstName, lastName } from "@/lib/auth/accounts/schema";
import { keysOf } from "@/lib/core/shared/keys";
import { line, requiredLine } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

/** Compared byte for byte: never trimmed or normalized. */
const password = z
  .string()
  .refine((value) => [...value].length >= PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .refine((value) => [...value].length <= PASSWORD_MAX, `String must contain at most ${PASSWORD_MAX} character(s)`);

const blankAsAbsent = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

/** Absent when left blank. */
const optionalEmail = z.preprocess(blankAsAbsent, emailAddress.optional());

/** ITU-T E.164 allows at most 15 digits; fewer than 7 reach no one. */
const PHONE_DIGITS = /^\d{7,15}$/;

/**
 * Normalizes a phone number in any notation to E.164, as a US number if it has no country code. Numbers that match no
 * country's rules keep their digits. Null without 7 to 15 digits.
 */
export function toPhoneNumber(typed: string): string | null {
  const phone = typed.normalize("NFKC");
  const parsed = parsePhoneNumber(phone, "US");
  if (parsed?.isPossible()) return parsed.number;
  const digits = phone.replace(/\D/g, "");
  return PHONE_DIGITS.test(digits) ? digits : null;
}

const optionalPhone = z.preprocess(
  blankAsAbsent,
  z
    .string()
    .max(PHONE_MAX)
    .transform((value, context) => {
      const number = toPhoneNumber(value);
      if (number === null) context.addIssue({ code: "custom", message: "Enter a phone number with 7 to 15 digits" });
      return number ?? "";
    })
    .optional(),
);

export const destination = { email: optionalEmail, phoneNumber: optionalPhone };
export type Destination = { email?: string | undefined; phoneNumber?: string | undefined };
const hasDestination = (form: Destination) => form.email !== undefined || form.phoneNumber !== undefined;
export const NO_DESTINATION = { message: "Please provide either email or phone number", path: ["email"] };

const passwordsMatch = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;
const MISMATCH = { message: "Passwords don't match", path: ["confirmPassword"] };

export const signUpReason = z.enum(keysOf(SIGN_UP_REASONS));

export const signUpMethod = z.enum(AUTH_PROVIDERS);

export const inviteToken = z.string().regex(/^[\w-]{1,100}$/);

/**
 * Spec §3's sign-up payload with the messages of §5; `inviteToken` identifies the invitation that brought this person.
 */
export const signUpSchema = z
  .object({
    firstName,
    lastName,
    ...destination,
    password,
    confirmPassword: z.string(),
    authProvider: signUpMethod,
    inviteToken: inviteToken.optional(),
  })
  .refine((names) => !hasReservedName(names), RESERVED_NAMES)
  .refine(passwordsMatch, MISMATCH)
  .refine(hasDestination, NO_DESTINATION);
export type SignUp = z.output<typeof signUpSchema>;
export type SignUpInput = z.input<typeof signUpSchema>;

/** Nullable, so that clients can send the response's two fields back unchanged. */
export const signUpAnswerSchema = z.object({ email: z.string().nullable(), phoneNumber: z.string().nullable() });
export type SignUpAnswer = z.infer<typeof signUpAnswerSchema>;

/** Digits, without the spaces that people paste along. */
export const code = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, ""))
  .refine((value) => value.length === CODE_LENGTH, `Verification code must be ${CODE_LENGTH} digits`);

export const verifySchema = z.object({ code, ...destination }).refine(hasDestination, NO_DESTINATION);
export type Verify = z.output<typeof verifySchema>;

export const resendSchema = z.object(destination).refine(hasDestination, NO_DESTINATION);

/** An email address or a phone number. */
const identifier = requiredLine(254);

/** The identifier as stored: a lowercase email address or a phone number; null if it can't be either. */
export function normalizeIdentifier(value: string): { email: string } | { phoneNumber: string } | null {
  if (value.includes("@")) {
    const email = emailAddress.safeParse(value);
    return email.success ? { email: email.data } : null;
  }
  const phoneNumber = toPhoneNumber(value);
  return phoneNumber === null ? null : { phoneNumber };
}

/** An authenticator code or a recovery code, for accounts that require one. */
const otp = line(40).optional();

/** `link` names the provider whose account, stored in a cookie, should be linked to this one. */
export const signInSchema = z.object({
  identifier,
  password: z.string().min(1, { error: "Required" }).max(1000),
  link: z.enum(OAUTH_PROVIDERS).optional(),
  otp,
});
export type SignIn = z.infer<typeof signInSchema>;

/**
 * The identifier as stored; text that is neither an email address nor a phone number is treated as an unknown address.
 */
export function addressOf(identifier: string): string {
  const known = normalizeIdentifier(identifier);
  if (known === null) return identifier.trim().toLowerCase();
  return "email" in known ? known.email : known.phoneNumber;
}

/** The password again: only someone who knows it can have a code sent. */
export const loginCodeSchema = signInSchema.pick({ identifier: true, password: true });
export type LoginCode = z.output<typeof loginCodeSchema>;

export const verifyLoginCodeSchema = z.object({ identifier, code, otp });
export type VerifyLoginCode = z.output<typeof verifyLoginCodeSchema>;

export const forgotSchema = z.object({ identifier });

export const resetSchema = z
  .object({ identifier, code, password, confirmPassword: z.string(), otp })
  .refine(passwordsMatch, MISMATCH);
export type Reset = z.output<typeof resetSchema>;

/** The password again, for actions that a stolen session must not allow; not needed right after logging in. */
export const proof = z.string().max(1000).optional();

export const changePasswordSchema = z
  .object({ currentPassword: z.string().max(1000), password, confirmPassword: z.string() })
  .refine(passwordsMatch, MISMATCH);
export type ChangePassword = z.output<typeof changePasswordSchema>;

/** `/api/login`: where to go after login, and whether the session has ended. */
export const enterSchema = z.object({ callbackUrl: z.string().optional(), expired: z.string().optional() });
