import { hasReservedName } from "@/lib/auth/accounts/reserved-names";
import { NAME_MAX, type OAuthProvider } from "@/lib/auth/accounts/rules";
import { isVisible, toLine } from "@/lib/core/shared/text";

export type ProviderProfile = {
  provider: OAuthProvider;
  /** The provider's account id. Together with the provider it is the key; the email address never is. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified the email address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** What to do with a provider account that isn't linked to any account yet. */
export type LinkDecision = "create" | "link" | "ask-for-password";

/**
 * Accounts are linked automatically only if both sides have verified the same email address. Otherwise the owner must
 * enter the password first, or anyone could claim the address at a provider that doesn't verify it.
 */
export function decideLink(profile: ProviderProfile, hasAccountWithEmail: boolean): LinkDecision {
  if (!hasAccountWithEmail) return "create";
  return profile.isEmailVerified ? "link" : "ask-for-password";
}

/** The address a new account may keep: an unverified one would prevent its real owner from signing up. */
export function ownEmail({ email, isEmailVerified }: ProviderProfile): string | null {
  return isEmailVerified ? email : null;
}

type Names = { given?: string | undefined; family?: string | undefined; full?: string | undefined };

const tidy = (name = "") => (isVisible(name) ? toLine(name) : "");
const cut = (name: string) => [...name].slice(0, NAME_MAX).join("").trim();

const UNNAMED = { firstName: "New", lastName: "Member" };

/** The first and last name from a provider; neither may be empty or reserved. */
export function namesOf({ given, family, full }: Names): { firstName: string; lastName: string } {
  const [first = "", ...rest] = tidy(full).split(/\s+/);
  const firstName = cut(tidy(given) || first) || UNNAMED.firstName;
  const lastName = cut(tidy(family) || rest.join(" ")) || UNNAMED.lastName;
  const names = { firstName, lastName };
  return hasReservedName(names) ? UNNAMED : names;
}

/** Why a provider may send a browser back without an account: error codes of OAuth, OpenID Connect, and Apple. */
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

/**
 * The error as one of the known codes. Anyone can put other text into these URL parameters, which end up in our log.
 */
export const refusalOf = (error: unknown) => REFUSALS.find((known) => known === error) ?? "unknown_error";
