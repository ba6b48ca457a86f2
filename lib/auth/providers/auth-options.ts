import "server-only";
import type { AuthOptions, CookiesOptions } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { OAUTH_PROVIDERS, type OAuthProvider } from "@/lib/auth/accounts/rules";
import { closeSession } from "@/lib/auth/sessions/mutations";
import { env, secret } from "@/lib/core/server/env";
import { logger } from "@/lib/core/server/logger";
import { SESSION_MAX_DAYS, type SessionClaims, type SessionUser } from "@/lib/core/server/session";
import { isHttps } from "@/lib/core/server/set-cookie";
import { openToken } from "@/lib/core/server/signed-token";
import { safeCallback } from "@/lib/core/shared/session-gate";
import { z } from "@/lib/core/shared/zod";

// Without NEXTAUTH_URL, next-auth must trust the host we pass it (validated in the providers' gateway); otherwise it
// would assume localhost:3000.
if (!env.NEXTAUTH_URL) process.env.AUTH_TRUST_HOST ??= "true";

const TIMEOUT_MS = { timeout: 6000 };

/** next-auth requires an id; the rest of the profile is read where the account is looked up. */
const named = z.object({ sub: z.coerce.string().optional(), id: z.coerce.string().optional() });
const idOnly = (profile: unknown) => {
  const { sub, id } = named.parse(profile);
  return { id: sub ?? id ?? "" };
};

const KEYS: Record<OAuthProvider, { clientId: string | undefined; clientSecret: string | undefined }> = {
  google: { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET },
  apple: { clientId: env.APPLE_CLIENT_ID, clientSecret: env.APPLE_CLIENT_SECRET },
  facebook: { clientId: env.FACEBOOK_CLIENT_ID, clientSecret: env.FACEBOOK_CLIENT_SECRET },
};

export const isProviderConfigured = (provider: OAuthProvider) =>
  Boolean(KEYS[provider].clientId && KEYS[provider].clientSecret);

const common = (id: OAuthProvider) => ({
  ...{ id, name: id, type: "oauth" as const, httpOptions: TIMEOUT_MS, profile: idOnly },
  clientId: KEYS[id].clientId ?? "",
  clientSecret: KEYS[id].clientSecret ?? "",
});

function openId(id: OAuthProvider, issuer: string, params: Record<string, string>): OAuthConfig<unknown> {
  return {
    ...common(id),
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    idToken: true,
    authorization: { params },
    checks: ["pkce", "state", "nonce"],
  };
}

const FIELDS = "id,name,first_name,last_name,email";

function facebook(): OAuthConfig<unknown> {
  const testServer = env.FACEBOOK_BASE_URL;
  const graph = testServer ?? "https://graph.facebook.com";
  return {
    ...common("facebook"),
    authorization: {
      url: `${testServer ?? "https://www.facebook.com"}/v11.0/dialog/oauth`,
      params: { scope: "email,public_profile" },
    },
    token: `${graph}/oauth/access_token`,
    userinfo: {
      url: `${graph}/me`,
      // With only the token: given the whole response, the client would repeat Facebook's lowercase "bearer".
      request: ({ client, tokens }) => client.userinfo(tokens.access_token ?? "", { params: { fields: FIELDS } }),
    },
    checks: ["pkce", "state"],
  };
}

const PROVIDERS: Record<OAuthProvider, () => OAuthConfig<unknown>> = {
  google: () => openId("google", env.GOOGLE_ISSUER, { scope: "openid email profile" }),
  // Apple returns the name and email address only by form post.
  apple: () => openId("apple", env.APPLE_ISSUER, { scope: "openid name email", response_mode: "form_post" }),
  facebook,
};

/** Apple posts its form from another site, so the cookies with the state must be sent along, and only those. */
function crossSiteCookies(): Partial<CookiesOptions> {
  const options = { httpOnly: true, sameSite: "none", path: "/", secure: true } as const;
  const cookie = (name: string) => ({ name: `__Secure-next-auth.${name}`, options });
  const withMaxAge = (name: string) => ({ ...cookie(name), options: { ...options, maxAge: 900 } });
  return {
    callbackUrl: cookie("callback-url"),
    pkceCodeVerifier: withMaxAge("pkce.code_verifier"),
    state: withMaxAge("state"),
    nonce: cookie("nonce"),
  };
}

/** What next-auth needs from us for one request. */
export type Flow = {
  user: SessionUser | null;
  provider: OAuthProvider | null;
  /** Opens a session for the person the provider identifies; null redirects the browser elsewhere. */
  enter: (provider: string, profile: unknown) => Promise<SessionClaims | null>;
};

const ourClaims = z.object({ sub: z.string(), sid: z.string(), sv: z.number() });

/** The next-auth configuration: it talks to the providers, while accounts and sessions are our own rows. */
export function authOptions({ user, provider, enter }: Flow): AuthOptions {
  let opened: SessionClaims | null = null;
  return {
    secret: secret(),
    jwt: { decode: ({ token, salt }) => (token ? openToken(token, salt) : Promise.resolve(null)) },
    providers: OAUTH_PROVIDERS.filter(isProviderConfigured).map((name) => PROVIDERS[name]()),
    session: { strategy: "jwt", maxAge: SESSION_MAX_DAYS * 86_400 },
    useSecureCookies: isHttps,
    ...(isHttps && provider === "apple" ? { cookies: crossSiteCookies() } : {}),
    pages: { signIn: "/signup", signOut: "/", error: "/signup" },
    callbacks: {
      signIn: async ({ account, profile }) => {
        opened = await enter(account?.provider ?? "", profile);
        return opened !== null;
      },
      // Never what the client sent, and never more than our three claims: `session` is ignored.
      jwt: ({ token, account }) => ({ ...(account ? opened : ourClaims.parse(token)) }),
      session: ({ session }) => {
        const { id, firstName, lastName, email, profileImageUrl: image } = user ?? {};
        const person = { id, name: `${firstName} ${lastName}`, email, image };
        return { expires: session.expires, user: person };
      },
      redirect: ({ url, baseUrl }) => {
        const path = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url;
        return baseUrl + safeCallback(path);
      },
    },
    events: {
      signOut: async () => {
        if (user) await closeSession(user.sessionId);
      },
    },
    logger: {
      error: (code, metadata) =>
        logger.warn({ event: code, error: metadata instanceof Error ? metadata : metadata.error }, "next-auth"),
      warn: () => {},
      debug: () => {},
    },
  };
}
