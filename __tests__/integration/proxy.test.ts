process.env.TRUSTED_PROXY_HOPS = "1"; // our own proxy writes the last entry

import { signedUp, visitor } from "../support/api";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["10.0.0.1, 127.0.0.1,203.0.113.7 ", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["203.0.113.7:52311", "203.0.113.7"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ["", "direct"],
  ["198.51.100.1, ", "direct"],
])("X-Forwarded-For %j counts toward %j", async (value, key) => {
  const { clientAddress } = await import("@/lib/core/server/client-address");
  expect(clientAddress(new Headers({ "x-forwarded-for": value })).key).toBe(key);
});

test("guesses from one address lock that address, and a made-up entry before it changes nothing", async () => {
  const email = "behind-proxy@example.com";
  await signedUp({ email, password: "enchantress" });
  const logIn = (password: string, chain: string) =>
    visitor().post("/api/auth/login", { identifier: email, password }, { "x-forwarded-for": chain });
  const guesses = Array.from({ length: 12 }, (_, index) => logIn("guess", `198.51.100.${index}, 203.0.113.7`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect((await logIn("enchantress", "198.51.100.99, 203.0.113.7")).status).toBe(429);
  expect((await logIn("enchantress", "203.0.113.7, 203.0.113.8")).status).toBe(200);
});

test("an identifier guessed from many addresses is locked for all after 50", async () => {
  const email = "botnet@example.com";
  await signedUp({ email, password: "enchantress" });
  const logIn = (password: string, index: number) =>
    visitor().post("/api/auth/login", { identifier: email, password }, { "x-forwarded-for": `192.0.2.${index}` });
  let wrong = 0;
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => logIn("guess", round * 10 + index)));
    wrong += answers.filter(({ status }) => status === 401).length;
  }
  expect(wrong).toBe(50);
  expect((await logIn("enchantress", 200)).status).toBe(429);
});

describe("without a configured proxy", () => {
  const requested = async (address: string, more: Record<string, string> = {}) => {
    jest.resetModules();
    process.env.TRUSTED_PROXY_HOPS = "0";
    process.env.WINDMILE_ADDRESS_HEADER = "x-socket-test";
    const { clientAddress } = await import("@/lib/core/server/client-address");
    return clientAddress(new Headers({ "x-socket-test": address, ...more }));
  };
  afterAll(() => {
    delete process.env.WINDMILE_ADDRESS_HEADER;
  });

  test.each([
    ["203.0.113.7", "203.0.113.7", false],
    ["::ffff:203.0.113.7", "203.0.113.7", false],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", false],
    ["127.0.0.1", "direct", true], // a proxy on this machine that isn't configured
    ["::1", "direct", true],
    ["", "direct", true], // through a proxy, by its headers
  ])("a connection from %j counts as %s", async (address, key, isShared) => {
    expect(await requested(address)).toEqual({ key, isShared });
  });

  test("client headers change nothing", async () => {
    const lies = { "x-forwarded-for": "198.51.100.9", "x-vercel-forwarded-for": "198.51.100.9" };
    expect(await requested("203.0.113.7", lies)).toEqual({ key: "203.0.113.7", isShared: false });
  });

  test("on Vercel its own header is used", async () => {
    Object.assign(process.env, { VERCEL: "1", NEXTAUTH_URL: "http://localhost:3000" });
    const seen = await requested("10.0.0.1", { "x-vercel-forwarded-for": "203.0.113.9", "x-forwarded-for": "1.2.3.4" });
    expect(seen).toEqual({ key: "203.0.113.9", isShared: false });
    delete process.env.VERCEL;
    delete process.env.NEXTAUTH_URL;
  });
});
