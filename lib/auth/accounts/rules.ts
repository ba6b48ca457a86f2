import { keysOf } from "@/lib/core/shared/keys";

/** Spec §5 and §9. */
export const NAME_MIN = 2;
export const NAME_MAX = 50;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const CODE_LENGTH = 6;
export const BIO_MAX = 500;
export const LOCATION_MAX = 120;
/** As typed, with spaces and signs. */
export const PHONE_MAX = 40;

export const AUTH_PROVIDERS = ["email", "phone"] as const;
export const PROVIDER_NAMES = { google: "Google", apple: "Apple", facebook: "Facebook" } as const;
export type OAuthProvider = keyof typeof PROVIDER_NAMES;
export const OAUTH_PROVIDERS = keysOf(PROVIDER_NAMES);

/** What a visitor was about to do when an account was asked for; the sign-up screen says it. */
export const SIGN_UP_REASONS = {
  save: "Create an account to save places. Log in or sign up, and you come back here.",
  like: "Likes come from people with an account. Log in or sign up, and you come back to this photo.",
  comment: "Comments come from people with an account. Log in or sign up, and you come back to this photo.",
  follow: "To follow someone you need an account. Log in or sign up, and we'll bring you back to their profile.",
  join: "To take part you need an account. Log in or sign up, and you come back to this page.",
  visit: "To check in, save and see who was there you need an account. Log in or sign up, and you come back here.",
} as const;
export type SignUpReason = keyof typeof SIGN_UP_REASONS;
/** For whoever opened a page that is for members only. */
export const MEMBERS_ONLY = "That page is for people with an account. Log in or sign up, and you come to it.";

const INTERNATIONAL_DOMAIN = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** An email address as it is stored and compared: lower-cased, an internationalized domain as Punycode (IDNA). */
export function normalizeEmail(email: string): string {
  const address = email.trim().normalize("NFC").toLowerCase();
  const domainAt = address.lastIndexOf("@") + 1;
  const url = `http://${address.slice(domainAt)}`;
  if (!INTERNATIONAL_DOMAIN.test(address.slice(domainAt)) || !URL.canParse(url)) return address;
  return address.slice(0, domainAt) + new URL(url).hostname;
}
