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
/** As typed, with spaces and punctuation. */
export const PHONE_MAX = 40;

export const AUTH_PROVIDERS = ["email", "phone"] as const;
/** In the order of their buttons. */
export const PROVIDER_NAMES = { apple: "Apple", facebook: "Facebook", google: "Google" } as const;
export type OAuthProvider = keyof typeof PROVIDER_NAMES;
export const OAUTH_PROVIDERS = keysOf(PROVIDER_NAMES);

/** What a visitor was trying to do when asked to sign up; the sign-up screen shows it. */
export const SIGN_UP_REASONS = {
  save: "Log in or sign up to save places. We'll bring you right back.",
  like: "Log in or sign up to like photos. We'll bring you right back.",
  comment: "Log in or sign up to comment. We'll bring you right back.",
  follow: "Log in or sign up to follow people. We'll bring you right back.",
  guide: "Log in or sign up to follow guides. We'll bring you right back.",
  join: "Log in or sign up to join. We'll bring you right back.",
  visit: "Log in or sign up to check in, save places, and see who's been there. We'll bring you right back.",
} as const;
export type SignUpReason = keyof typeof SIGN_UP_REASONS;
/** For visitors who opened a members-only page. */
export const MEMBERS_ONLY = "Log in or sign up to see that page.";

const INTERNATIONAL_DOMAIN = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** An email address as stored and compared: lowercase, with an internationalized domain as Punycode (IDNA). */
export function normalizeEmail(email: string): string {
  const address = email.trim().normalize("NFC").toLowerCase();
  const domainAt = address.lastIndexOf("@") + 1;
  const url = `http://${address.slice(domainAt)}`;
  if (!INTERNATIONAL_DOMAIN.test(address.slice(domainAt)) || !URL.canParse(url)) return address;
  return address.slice(0, domainAt) + new URL(url).hostname;
}
