import { hasReservedName } from "@/lib/auth/accounts/reserved-names";
import { NAME_MAX, type OAuthProvider } from "@/lib/auth/accounts/rules";
import { isVisible, toLine } from "@/lib/core/shared/text";

export type ProviderProfile = {
  provider: OAuthProvider;
  /** The provider's own id of the account; with the provider it is the key, never the e-mail. */
  subject: string;
  email: string | null;
  /** Whether the provider says that the address is this person's. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** What to do with a provider's account that is linked to no account yet. */
export type LinkDecision = "create" | "link" | "ask-for-password";

/**
 * An account is joined with a provider's only if both sides have proven the same address. Without the provider's
 * word its owner must show the password first, or anybody could claim the address at a provider that checks nothing.
 */
export function decideLink(profile: ProviderProfile, hasAccountWithEmail: boolean): LinkDecision {
  if (!hasAccountWithEmail) return "create";
  return profile.isEmailVerified ? "link" : "ask-for-password";
}

/** The address a new account may keep: an unproven one would lock its real owner out of signing up. */
export function ownEmail({ email, isEmailVerified }: ProviderProfile): string | null {
  return isEmailVerified ? email : null;
}

type Names = { given?: string | undefined; family?: string | undefined; full?: string | undefined };

const tidy = (name = "") => (isVisible(name) ? toLine(name) : "");
const cut = (name: string) => [...name].slice(0, NAME_MAX).join("").trim();

const UNNAMED = { firstName: "New", lastName: "Member" };

/** The first and last name a provider gives; neither may be empty or reserved. */
export function namesOf({ given, family, full }: Names): { firstName: string; lastName: string } {
  const [first = "", ...rest] = tidy(full).split(/\s+/);
  const firstName = cut(tidy(given) || first) || UNNAMED.firstName;
  const lastName = cut(tidy(family) || rest.join(" ")) || UNNAMED.lastName;
  const names = { firstName, lastName };
  return hasReservedName(names) ? UNNAMED : names;
}

/** Why a provider may send a browser back without an account: OAuth's and OpenID Connect's words, and Apple's. */
const REFUSALS = [
  "access_denied",
  "account_selection_required",
  "consent_required",
  "interaction_required",
  "invalid_client",
  "invalid_grant",
  "invalid_request",
  "invalid_scope",
  "login_required",
  "server_error",
  "temporarily_unavailable",
  "unauthorized_client",
  "unsupported_response_type",
  "user_cancelled_authorize",
];

/** Its reason in a word we know. Anybody can write these fields into an address, and they end in our log. */
export const refusalOf = (error: unknown) => REFUSALS.find((known) => known === error) ?? "unknown_error";
