/** @jest-environment node */
import { register } from "@/instrumentation";
import { parseEnv } from "@/lib/core/server/env-schema.mjs";
import { chooseHost, chooseSeed } from "../../../../scripts/start/environment.mjs";

const SECRET = "0123456789abcdef0123456789abcdef";

test("an empty environment runs with the defaults", () => {
  expect(parseEnv({})).toMatchObject({
    ...{ PORT: 3000, DATA_DIR: ".data", SEED: "none", WEATHER: "on", LOG_LEVEL: "info" },
    ...{ TRUSTED_PROXY_HOPS: 0, RATE_LIMIT_SCALE: 1, DB_TIMEOUT_MS: 5000, SHUTDOWN_GRACE_MS: 20_000 },
    ...{ MODERATOR_EMAILS: [], SUPPORT_EMAIL: "support@windmile.app", GOOGLE_ISSUER: "https://accounts.google.com" },
  });
});

test("a URL may end with slashes: paths are appended without them", () => {
  const addresses = { TICKETMASTER_BASE_URL: "https://tickets.example/v2/", AI_BASE_URL: "https://ai.example/v1//" };
  expect(parseEnv(addresses)).toMatchObject({
    ...{ TICKETMASTER_BASE_URL: "https://tickets.example/v2", AI_BASE_URL: "https://ai.example/v1" },
  });
});

test("a blank value counts as absent", () => {
  const env = parseEnv({
    PORT: "",
    DATABASE_URL: "",
    SMTP_URL: "",
    NEXTAUTH_SECRET: "",
    SEED: "",
    MODERATOR_EMAILS: "",
  });
  expect(env).toMatchObject({ PORT: 3000, SEED: "none", MODERATOR_EMAILS: [] });
  expect([env.DATABASE_URL, env.SMTP_URL, env.NEXTAUTH_SECRET]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["PORT", "80.5"],
  ["HOST", "windmile.app"],
  ["SEED", "prod"],
  ["DATABASE_URL", "mysql://localhost/db"],
  ["DATABASE_POOLER", "session"],
  ["DIRECT_URL", "localhost:5432/db"],
  ["NEXTAUTH_URL", "windmile.app"],
  ["NEXTAUTH_URL", "javascript:alert(1)"],
  ["NEXTAUTH_SECRET", "too-short"],
  ["SMTP_URL", "http://mail"],
  ["GOOGLE_ISSUER", "accounts.google.com"],
  ["FACEBOOK_BASE_URL", "ftp://facebook"],
  ["TRUSTED_PROXY_HOPS", "-1"],
  ["RATE_LIMIT_SCALE", "0"],
  ["RATE_LIMIT_SCALE", "fast"],
  ["DB_TIMEOUT_MS", "5s"],
  ["SUPPORT_EMAIL", "support"],
  ["LOG_LEVEL", "loud"],
  ["JOBS", "sometimes"],
  ["PRELOAD", "sometimes"],
])("%s=%s stops the start with one line that names the variable and not its value", (name, value) => {
  let message = "";
  try {
    parseEnv({ [name]: value });
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain(name);
  expect(message).not.toContain("\n");
  if (value.length > 4) expect(message).not.toContain(value);
});

test("the demo account isn't created on a public site", () => {
  const site = { NEXTAUTH_URL: "https://windmile.example", NEXTAUTH_SECRET: SECRET };
  expect(() => parseEnv({ ...site, SEED: "demo" })).toThrow(
    /^SEED must not be demo with an https NEXTAUTH_URL: [^\n]+$/,
  );
  expect(parseEnv({ ...site, SEED: "none" }).SEED).toBe("none");
  expect(parseEnv({ SEED: "demo", NEXTAUTH_URL: "http://localhost:3000" }).SEED).toBe("demo");
});

test.each([
  ["on", 1],
  ["off", 0],
])("jobs are checked when JOBS is %s", async (JOBS, timers) => {
  jest.useFakeTimers();
  const before = { ...process.env };
  Object.assign(process.env, { NEXT_RUNTIME: "nodejs", JOBS });
  try {
    await register();
    expect(jest.getTimerCount()).toBe(timers);
  } finally {
    process.env = before;
    jest.useRealTimers();
  }
});

test.each([
  ["https://windmile.example", 1],
  ["http://localhost:3000", 0],
])("a start at %s without mail warns %s times", async (NEXTAUTH_URL, times) => {
  const before = { ...process.env };
  const warned = jest.spyOn(console, "warn").mockImplementation(() => {});
  Object.assign(process.env, { NEXT_RUNTIME: "nodejs", JOBS: "off", SMTP_URL: "", NEXTAUTH_URL });
  try {
    await register();
    expect(warned).toHaveBeenCalledTimes(times);
  } finally {
    process.env = before;
    warned.mockRestore();
  }
});

test("a start fills in what has another name before anything reads it", async () => {
  const before = { ...process.env };
  Object.assign(process.env, {
    NEXT_RUNTIME: "nodejs",
    JOBS: "off",
    SMTP_URL: "",
    EMAIL_SERVER: "smtp://mail.example",
  });
  try {
    await register();
    expect(process.env.SMTP_URL).toBe("smtp://mail.example");
  } finally {
    process.env = before;
  }
});

describe("defaults of a start", () => {
  const external = { DATABASE_URL: "postgresql://db/windmile" };
  const site = { NEXTAUTH_URL: "https://windmile.example" };
  test.each([
    [{}, "demo", "127.0.0.1"],
    [{ SEED: "", HOST: "", NEXTAUTH_URL: "http://localhost:3000" }, "demo", "127.0.0.1"],
    [external, "none", "127.0.0.1"],
    [{ VERCEL: "1" }, "none", "127.0.0.1"],
    [site, "none", undefined],
    [{ ...external, SEED: "demo" }, "demo", "127.0.0.1"],
    [{ HOST: "0.0.0.0", SEED: "none" }, "none", "0.0.0.0"],
    [{ ...site, HOST: "10.0.0.5" }, "none", "10.0.0.5"],
  ])("%j: seed %s, listening on %s", (env, seed, host) => {
    expect([chooseSeed(env), chooseHost(env)]).toEqual([seed, host]);
  });
});

describe("a secret and an address", () => {
  const external = { DATABASE_URL: "postgresql://db/windmile" };
  const url = { NEXTAUTH_URL: "https://windmile.app" };
  test.each([
    ["an external database", external, "NEXTAUTH_SECRET"],
    ["an external database with a secret", { ...external, NEXTAUTH_SECRET: SECRET }, "NEXTAUTH_URL"],
    ["Vercel", { VERCEL: "1", ...url }, "NEXTAUTH_SECRET"],
    ["Vercel with a secret", { VERCEL: "1", NEXTAUTH_SECRET: SECRET }, "NEXTAUTH_URL"],
  ])("are required with %s", (_, environment, name) =>
    expect(() => parseEnv(environment)).toThrow(`${name} is required`),
  );

  test("aren't required with the embedded database, nor twice", () => {
    expect(() => parseEnv({ ...external, WINDMILE_EMBEDDED: "1" })).not.toThrow();
    expect(() => parseEnv({ ...external, ...url, NEXTAUTH_SECRET: SECRET })).not.toThrow();
  });
});

test("moderators are listed ignoring case and spaces", () => {
  expect(parseEnv({ MODERATOR_EMAILS: " Ada@Example.com,, grace@example.com " }).MODERATOR_EMAILS).toEqual([
    "ada@example.com",
    "grace@example.com",
  ]);
});
