import { keysOf } from "@/lib/core/shared/keys";

/** Spec §5 and §9. */
export const NAME_MIN = 2;
export const NAME_MAX = 50;
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

/** E-mail addresses are compared without case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
