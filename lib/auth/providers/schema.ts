import { OAUTH_PROVIDERS, type OAuthProvider } from "@/lib/auth/accounts/rules";
import { emailAddress } from "@/lib/auth/accounts/schema";
import { proof } from "@/lib/auth/credentials/schema";
import { z } from "@/lib/core/shared/zod";
import { namesOf, type ProviderProfile } from "./rules";

export const startSchema = z.object({ callbackUrl: z.string().optional() });
export const nextAuthParams = z.object({ nextauth: z.array(z.string()) });

export const providerName = z.enum(OAUTH_PROVIDERS);

export const providerParams = z.object({ provider: providerName });
export const provenSchema = z.object({ password: proof });
export const joinStartedSchema = z.object({ location: z.string() });

/** `isFresh`: logged in so recently that no password is needed. */
export const signInMethodsSchema = z.object({
  hasPassword: z.boolean(),
  isFresh: z.boolean(),
  providers: z.array(
    z.object({
      provider: providerName,
      isAvailable: z.boolean(),
      isLinked: z.boolean(),
      email: z.string().nullable(),
    }),
  ),
});
export type SignInMethods = z.infer<typeof signInMethodsSchema>;

const optionalText = z.string().optional().catch(undefined);
const claims = z.object({
  sub: z.string().min(1).max(255).optional(),
  id: z.string().min(1).max(255).optional(),
  email: emailAddress.optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined), // Apple sends a string
  given_name: optionalText,
  family_name: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  name: optionalText,
});

/** Apple sends the name only once, in the form it posts with the token. */
const appleUser = z.object({ name: z.object({ firstName: optionalText, lastName: optionalText }) });

function appleName(user: unknown) {
  try {
    const parsed = appleUser.safeParse(typeof user === "string" ? JSON.parse(user) : undefined);
    return parsed.success ? parsed.data.name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A provider's profile in our form; null if it identifies no one. Facebook never says that an email address is
 * verified.
 */
export function profileOf(provider: OAuthProvider, profile: unknown, user: unknown): ProviderProfile | null {
  const parsed = claims.safeParse(profile);
  const subject = parsed.data?.sub ?? parsed.data?.id;
  if (!parsed.success || !subject) return null;
  const { email, email_verified, given_name, first_name, family_name, last_name, name } = parsed.data;
  const apple = provider === "apple" ? appleName(user) : undefined;
  return {
    provider,
    subject,
    email: email ?? null,
    isEmailVerified: provider !== "facebook" && email !== undefined && email_verified === true,
    ...namesOf({
      given: given_name ?? first_name ?? apple?.firstName,
      family: family_name ?? last_name ?? apple?.lastName,
      full: name,
    }),
  };
}
