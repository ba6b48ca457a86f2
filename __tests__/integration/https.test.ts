import { randomInt } from "node:crypto";
import { type Browser, signedUp, visitor } from "../support/api";
import { messagesTo } from "../support/outbox";
import { providerEnvironment, startProviders } from "../support/provider-process.mjs";

const port = 2 * randomInt(10_000, 15_000);
const ORIGIN = "https://windmile.app";
Object.assign(process.env, { NEXTAUTH_URL: ORIGIN, SEED: "none", ...providerEnvironment(port) });
let providers: Awaited<ReturnType<typeof startProviders>>;
beforeAll(async () => {
  providers = await startProviders(port, ORIGIN);
});
afterAll(() => void providers.kill());

const secure = { host: "windmile.app", origin: ORIGIN };
const form = { firstName: "Ada", lastName: "Lovelace", password: "enchantress", confirmPassword: "enchantress" };
const post = (browser: Browser, path: string, body: unknown, headers: Record<string, string> = secure) =>
  browser.post(path, body, headers);

test("every cookie is Secure and has the matching name prefix", async () => {
  const browser = visitor();
  const signUp = await post(browser, "/api/auth/signup", { ...form, email: "ada@example.com", authProvider: "email" });
  expect(signUp.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-windmile\.sign-up=\S+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  const code = messagesTo("ada@example.com")[0]?.code;
  const verified = await post(browser, "/api/auth/verify", { email: "ada@example.com", code });
  expect(verified.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Secure-next-auth\.session-token=\S+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(/^__Host-windmile\.known=\S+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect((await browser.get("/api/auth/user", { host: "windmile.app" })).status).toBe(200);
  const session = await browser.get("/api/auth/session", { host: "windmile.app" });
  expect(session.body).toMatchObject({ user: { name: "Ada Lovelace" } });
  for (const line of session.headers.getSetCookie()) expect(line).toMatch(/^__(Secure|Host)-.*Secure/);
});

test("the plain http cookie is no session here", async () => {
  const member = await signedUp();
  const [[, token = ""] = []] = [...member.cookies];
  const browser = visitor();
  browser.cookies.set("next-auth.session-token", token);
  expect((await browser.get("/api/auth/user")).status).toBe(401);
});

test.each([
  [ORIGIN, "windmile.app", 401],
  [ORIGIN, "10.0.0.7:3000", 401],
  ["http://evil.example", "windmile.app", 403],
  ["https://windmile.app.evil.example", "windmile.app", 403],
  ["https://evil.example", "evil.example", 401],
])("a write from %s to host %s responds with %i", async (origin, host, status) => {
  const body = { identifier: "nobody@example.com", password: "enchantress" };
  expect((await post(visitor(), "/api/auth/login", body, { origin, host })).status).toBe(status);
});

test.each(["google", "apple", "facebook"])("%s gets the configured URL, whatever Host says", async (name) => {
  const answer = await visitor().get(`/api/auth/${name}`, { host: "evil.example", "x-forwarded-host": "evil.example" });
  const url = new URL(answer.headers.get("location") ?? "");
  expect(url.searchParams.get("redirect_uri")).toBe(`${ORIGIN}/api/auth/callback/${name}`);
  const lines = answer.headers.getSetCookie();
  for (const line of lines) expect(line).toMatch(/^__(Secure|Host)-next-auth\.\S+; .*HttpOnly/);
  // Apple's response is a form posted from another site, so only the state cookie is sent with it.
  const crossing = lines.filter((line) => /SameSite=None/i.test(line)).map((line) => line.split("=")[0]);
  const proofs = ["callback-url", "state", "pkce.code_verifier", "nonce"].map((part) => `__Secure-next-auth.${part}`);
  expect(crossing.sort()).toEqual(name === "apple" ? proofs.sort() : []);
});
