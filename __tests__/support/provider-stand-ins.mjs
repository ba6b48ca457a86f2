// @ts-check
/**
 * Google and Apple as a local OpenID provider, and a fake Facebook, on three ports from the first argument on. The
 * second argument is the app's origin. Users are asked who they are, and believed.
 */
import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { Provider } from "oidc-provider";

const [port = "0", origin = ""] = process.argv.slice(2);
const first = Number(port);

const page = (/** @type {string} */ action) => `<!doctype html><html lang="en"><title>Who are you?</title>
<form method="post" action="${action}">
  <label>Id <input name="subject" required></label> <label>Email <input name="email"></label>
  <label><input type="checkbox" name="verified" value="true"> Verified</label>
  <label>First name <input name="given"></label> <label>Last name <input name="family"></label>
  <button>Continue</button>
</form></html>`;

/** @param {import("node:http").IncomingMessage} request */
async function fields(request) {
  let body = "";
  for await (const chunk of request) body += chunk;
  return Object.fromEntries(new URLSearchParams(body));
}

/** @param {"google" | "apple"} name @param {number} port */
function openIdProvider(name, port) {
  /** @type {Map<string, Record<string, unknown>>} */
  const people = new Map();
  const provider = new Provider(`http://localhost:${port}`, {
    clients: [
      {
        client_id: `${name}-client`,
        client_secret: `${name}-secret`,
        redirect_uris: [`${origin}/api/auth/callback/${name}`],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"], name: [] },
    scopes: ["openid", "email", "profile", "name"],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: [randomUUID()] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people.get(accountId) }) }),
    renderError: (context, out) => {
      context.type = "json";
      context.body = out;
    },
  });
  const answer = provider.callback();
  createServer(async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    if (request.method === "GET") return response.setHeader("content-type", "text/html").end(page(request.url));
    const { subject, email, verified, given, family } = await fields(request);
    const accountId = subject ?? "";
    const address = email ? { email, email_verified: verified === "true" } : {};
    people.set(accountId, { ...address, given_name: given, family_name: family });
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope("openid email profile name");
    const grantId = await grant.save();
    await provider.interactionFinished(request, response, { login: { accountId }, consent: { grantId } });
  }).listen(port, "localhost");
}

/** @param {number} port */
function facebook(port) {
  /** @type {Map<string, { profile: Record<string, string | undefined>, challenge: string | null }>} */
  const codes = new Map();
  /** @type {Map<string, Record<string, string | undefined>>} */
  const tokens = new Map();
  createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", `http://localhost:${port}`);
    const json = (/** @type {number} */ status, /** @type {unknown} */ body) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (/^\/v[\d.]+\/dialog\/oauth$/.test(url.pathname)) {
      const back = new URL(url.searchParams.get("redirect_uri") ?? "");
      if (back.origin !== origin || url.searchParams.get("client_id") !== "facebook-client") return json(400, {});
      if (request.method === "GET") {
        return response.setHeader("content-type", "text/html").end(page(request.url?.replaceAll("&", "&amp;") ?? ""));
      }
      const { subject, email, given, family } = await fields(request);
      const code = randomUUID();
      const profile = { id: subject, email: email || undefined, name: `${given} ${family}`, first_name: given };
      codes.set(code, {
        profile: { ...profile, last_name: family },
        challenge: url.searchParams.get("code_challenge"),
      });
      back.searchParams.set("code", code);
      back.searchParams.set("state", url.searchParams.get("state") ?? "");
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === "/oauth/access_token") {
      const sent = await fields(request);
      const known = codes.get(sent.code ?? "");
      codes.delete(sent.code ?? "");
      const proof = createHash("sha256")
        .update(sent.code_verifier ?? "")
        .digest("base64url");
      const basic = Buffer.from("facebook-client:facebook-secret").toString("base64");
      const isClient = sent.client_secret === "facebook-secret" || request.headers.authorization === `Basic ${basic}`;
      if (!known || !isClient || known.challenge !== proof) return json(400, { error: "invalid_grant" });
      const token = randomUUID();
      tokens.set(token, known.profile);
      return json(200, { access_token: token, token_type: "bearer", expires_in: 3600 });
    }
    if (url.pathname === "/me") {
      const profile = tokens.get((request.headers.authorization ?? "").replace("Bearer ", ""));
      return profile ? json(200, profile) : json(401, { error: { message: "no token" } });
    }
    return json(404, {});
  }).listen(port, "localhost");
}

openIdProvider("google", first);
openIdProvider("apple", first + 1);
facebook(first + 2);
console.log("ready");
