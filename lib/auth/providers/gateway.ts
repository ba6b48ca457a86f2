import "server-only";
import { type OAuthProvider, PROVIDER_NAMES } from "@/lib/auth/accounts/rules";
import { appealCookie } from "@/lib/auth/appeals/appeal-cookie";
import { verifyOwner } from "@/lib/auth/passwords/reauthentication";
import { type LeavingAccount, restoreCookie } from "@/lib/auth/restores/restore-cookie";
import { requestDevice } from "@/lib/auth/sessions/request-device";
import { readFields } from "@/lib/core/server/body";
import { AppError } from "@/lib/core/server/errors";
import { publicOrigin } from "@/lib/core/server/origin";
import { cookiesOf } from "@/lib/core/server/request-cookies";
import { redirectTo, withCookies } from "@/lib/core/server/responses";
import { sessionlessRoute } from "@/lib/core/server/route-handler";
import { clearedSessionCookies, SESSION_COOKIE, type SessionUser } from "@/lib/core/server/session";
import { paths } from "@/lib/core/shared/paths";
import { z } from "@/lib/core/shared/zod";
import { linkProvider } from "./account-linking";
import { type Flow, isProviderConfigured } from "./auth-options";
import { linkCookie, type PendingLink } from "./link-cookie";
import { clearedLinkRequestCookies, linkRequestCookie, setLinkRequestCookie } from "./link-request-cookie";
import { signInWithProvider } from "./mutations";
import { type NextAuthResponse, notedCallback, ownPath, runNextAuth } from "./next-auth-run";
import { profileOf, providerName, startSchema } from "./schema";

const wanted = (callbackUrl: string) => (callbackUrl === "/" ? {} : { callbackUrl });

/** Redirects to the sign-up screen with the provider that failed, keeping the return path. */
const failed = (provider: OAuthProvider, callbackUrl: string, cookies: string[] = []) =>
  redirectTo(paths.signup({ error: provider, ...wanted(callbackUrl) }), cookies);

const csrfAnswer = z.object({ csrfToken: z.string() });
const signedOut: Omit<Flow, "provider"> = { user: null, enter: async () => null };

/**
 * Where the browser logs in at a provider; null if the provider isn't configured. next-auth only starts with a POST
 * that contains its own token, so both of its steps run here; state, nonce, and PKCE verifier travel in the cookies it
 * sets.
 */
async function startSignIn(origin: string, provider: OAuthProvider, callbackUrl: string) {
  if (!isProviderConfigured(provider)) return null;
  const flow = { ...signedOut, provider };
  const csrf = await runNextAuth(origin, flow, { method: "GET", action: ["csrf"], cookies: new Map() });
  const cookies = cookiesOf(
    new Request(origin, { headers: { cookie: csrf.cookies.map((line) => line.split(";")[0]).join("; ") } }),
  );
  const body = { csrfToken: csrfAnswer.parse(csrf.body).csrfToken, callbackUrl };
  const signIn = await runNextAuth(origin, flow, { method: "POST", action: ["signin", provider], body, cookies });
  const isExternal = signIn.location !== null && new URL(signIn.location, origin).origin !== origin;
  if (!isExternal || signIn.location === null) return null;
  return { location: signIn.location, cookies: [...csrf.cookies, ...signIn.cookies] };
}

/** The endpoint that logs in with a provider. */
export const providerHandlers = (provider: OAuthProvider) => ({
  GET: sessionlessRoute(
    { summary: `Sign in with ${PROVIDER_NAMES[provider]}`, query: startSchema },
    async ({ request, query }) => {
      const origin = publicOrigin(request);
      const callback = ownPath(query.callbackUrl, origin);
      const started = await startSignIn(origin, provider, callback);
      if (!started) return failed(provider, callback);
      return redirectTo(started.location, [...started.cookies, ...clearedLinkRequestCookies(cookiesOf(request))]);
    },
  ),
});

/** Starts linking a provider account; the caller has re-authenticated. */
export async function startLinking(request: Request, user: SessionUser, provider: OAuthProvider, password?: string) {
  await verifyOwner(user, password);
  const started = await startSignIn(
    publicOrigin(request),
    provider,
    paths.settingsPage("account", { linked: provider }),
  );
  if (!started) throw new AppError("unavailable", { message: "That provider can't be reached right now" });
  const cookie = await setLinkRequestCookie({ provider, userId: user.id, sessionId: user.sessionId });
  return withCookies({ location: started.location }, [...started.cookies, cookie]);
}

/** The callback from a provider: log in, ask for the password, or report the failure. */
async function finishProvider(request: Request, provider: OAuthProvider, user: SessionUser | null): Promise<Response> {
  const origin = publicOrigin(request);
  const cookies = cookiesOf(request);
  const callback = notedCallback(cookies, origin);
  if (!isProviderConfigured(provider)) return failed(provider, callback);
  const method = request.method === "POST" ? "POST" : "GET";
  const body = method === "POST" ? await readFields(request) : {};
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const visit = { ...(await requestDevice(request)), previousSessionId: user?.sessionId ?? null };
  const linkRequest = await linkRequestCookie.read(cookies.get(linkRequestCookie.name));
  // If another account has logged in in the meantime, the request to link the provider is dropped.
  const joining = linkRequest?.provider === provider && (!user || user.id === linkRequest.userId) ? linkRequest : null;
  const met: { stranger?: PendingLink; leaving?: LeavingAccount; suspendedId?: string; isTaken?: true } = {};
  const enter = async (_: string, claims: unknown) => {
    const profile = profileOf(provider, claims, body.user);
    if (!profile) return null;
    if (joining) {
      const joined = await linkProvider(joining, profile);
      if (joined === "taken") met.isTaken = true;
      return joined === "taken" ? null : joined;
    }
    const entered = await signInWithProvider(profile, visit);
    if ("claims" in entered) return entered.claims;
    if ("leaving" in entered) met.leaving = entered.leaving;
    else if ("suspendedId" in entered) met.suspendedId = entered.suspendedId;
    else if (profile.email) met.stranger = { provider, subject: profile.subject, email: profile.email };
    return null;
  };
  const action = ["callback", provider];
  const flow = { user, provider, enter };
  const outcome = await runNextAuth(origin, flow, { method, action, query, body, cookies });
  if (joining) {
    const isIn = outcome.cookies.some((line) => line.startsWith(`${SESSION_COOKIE}=`));
    const why = met.isTaken ? { taken: provider } : { error: provider };
    const to = isIn ? callback : paths.settingsPage("account", why);
    return redirectTo(to, [...outcome.cookies, ...clearedLinkRequestCookies(cookies)]);
  }
  if (met.stranger) {
    const more = await linkCookie.set(met.stranger);
    return redirectTo(paths.login({ link: provider, ...wanted(callback) }), [...outcome.cookies, more]);
  }
  if (met.leaving) {
    const more = await restoreCookie.set(met.leaving);
    return redirectTo(paths.login({ restore: 1, ...wanted(callback) }), [...outcome.cookies, more]);
  }
  if (met.suspendedId) {
    const more = await appealCookie.set({ userId: met.suspendedId });
    return redirectTo(paths.login({ objection: 1 }), [...outcome.cookies, more]);
  }
  const isIn = outcome.cookies.some((line) => line.startsWith(`${SESSION_COOKIE}=`));
  return isIn ? redirectTo(callback, outcome.cookies) : failed(provider, callback, outcome.cookies);
}

/** next-auth's own JSON responses; a redirect becomes `{ url }` for its client and a path for a browser. */
function relay(outcome: NextAuthResponse, origin: string, wantsJson: boolean): Response {
  if (outcome.location === null) {
    if (outcome.status >= 400) throw new AppError("validation");
    return withCookies(outcome.body ?? {}, outcome.cookies);
  }
  const url = new URL(outcome.location, origin);
  const isExternal = url.origin !== origin;
  if (wantsJson) return withCookies({ url: url.href }, outcome.cookies);
  return redirectTo(isExternal ? url.href : ownPath(url.pathname + url.search, origin), outcome.cookies);
}

/** next-auth's own paths. Its pages and error pages are replaced by redirects to our screens. */
export async function nextAuth(request: Request, path: string[], user: SessionUser | null): Promise<Response> {
  const [action = "", name, ...rest] = path;
  const provider = providerName.safeParse(name).data ?? null;
  const isRead = request.method === "GET";
  const origin = publicOrigin(request);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const callback = ownPath(query.callbackUrl, origin);
  const run = async () => {
    const body = isRead ? {} : await readFields(request);
    const call = { method: isRead ? ("GET" as const) : ("POST" as const), action: path, query, body };
    const outcome = await runNextAuth(
      origin,
      { ...signedOut, user, provider },
      { ...call, cookies: cookiesOf(request) },
    );
    return relay(outcome, origin, body.json === "true" || body.json === true);
  };

  if (action === "_log") return new Response(null, { status: 204 });
  if (rest.length > 0 || (name !== undefined && !provider)) throw new AppError("not_found");
  if (action === "callback" && provider) return finishProvider(request, provider, user);
  if (action === "signin" && provider) {
    if (!isRead && isProviderConfigured(provider)) return run();
    return isRead ? redirectTo(paths.api.provider(provider, wanted(callback))) : failed(provider, callback);
  }
  if (name !== undefined) throw new AppError("not_found");
  if (isRead && action === "signin") return redirectTo(paths.signup(wanted(callback)));
  if (isRead && action === "error") return redirectTo(paths.signup());
  if (isRead && action === "signout") return redirectTo(paths.home);
  if (action === "session" && !user) return withCookies({}, clearedSessionCookies());
  const isOwn = isRead ? ["session", "csrf", "providers"] : ["session", "signout"];
  if (!isOwn.includes(action)) throw new AppError("not_found");
  return run();
}
