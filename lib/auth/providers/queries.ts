import "server-only";
import { OAUTH_PROVIDERS } from "@/lib/auth/accounts/rules";
import { proofNeeded } from "@/lib/auth/passwords/reauthentication";
import { rows, sql } from "@/lib/core/server/db";
import type { SessionUser } from "@/lib/core/server/session";
import { isProviderConfigured } from "./auth-options";
import type { SignInMethods } from "./schema";

/** The login methods of this account: its password, and each provider that is or could be linked. */
export async function listMethods(user: SessionUser): Promise<SignInMethods> {
  const [proof, identities] = await Promise.all([
    proofNeeded(user),
    rows<{ provider: string; email: string | null }>(sql`
      select provider, email from identities where "userId" = ${user.id}::uuid`),
  ]);
  const providers = OAUTH_PROVIDERS.map((provider) => {
    const identity = identities.find((known) => known.provider === provider);
    return {
      provider,
      isAvailable: isProviderConfigured(provider),
      isLinked: identity !== undefined,
      email: identity?.email ?? null,
    };
  });
  return { ...proof, providers };
}
