import { contentSecurityPolicy } from "@/lib/core/shared/content-security-policy";

const page = { nonce: "bm9uY2U=", pathname: "/", isHttps: true, isDevelopment: false };
const directives = (policy: string) =>
  new Map(policy.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]));

test("runs scripts only with the nonce", () => {
  const scripts = directives(contentSecurityPolicy(page)).get("script-src");
  expect(scripts).toEqual(["'self'", "'nonce-bm9uY2U='", "'strict-dynamic'"]);
});

test.each([
  ["default-src", "'self'"],
  ["object-src", "'none'"],
  ["base-uri", "'none'"],
  ["frame-ancestors", "'none'"],
  ["frame-src", "'none'"],
  ["form-action", "'self'"],
  ["style-src-attr", "'unsafe-inline'"],
])("%s is %s", (name, value) => expect(directives(contentSecurityPolicy(page)).get(name)).toEqual([value]));

test.each([
  ["/discover", true],
  ["/discover/anything", true],
  ["/discovery", false],
  ["/", false],
  ["/profile/discover", false],
])("on %s code may be evaluated: %s", (pathname, mayEvaluate) => {
  const scripts = directives(contentSecurityPolicy({ ...page, pathname })).get("script-src");
  expect(scripts?.includes("'unsafe-eval'")).toBe(mayEvaluate);
});

test("upgrades requests only if the app itself uses https", () => {
  expect(contentSecurityPolicy(page)).toContain("upgrade-insecure-requests");
  expect(contentSecurityPolicy({ ...page, isHttps: false })).not.toContain("upgrade-insecure-requests");
});

test("only development may evaluate everywhere and open sockets", () => {
  const policy = directives(contentSecurityPolicy({ ...page, isDevelopment: true }));
  expect(policy.get("script-src")).toContain("'unsafe-eval'");
  expect(policy.get("connect-src")).toContain("ws:");
  expect(directives(contentSecurityPolicy(page)).get("connect-src")).not.toContain("ws:");
  expect(directives(contentSecurityPolicy(page)).get("style-src")).not.toContain("'unsafe-inline'");
});
