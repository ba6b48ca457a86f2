/** @jest-environment node */
import { z } from "@/lib/core/shared/zod";

process.env.NEXTAUTH_SECRET = "a long enough secret for this test only";

const leaving = z.object({ userId: z.uuid(), deleteAfter: z.coerce.date() });
const content = { userId: "019aa000-0000-7000-8000-000000000000", deleteAfter: new Date("2026-12-01T09:30:00Z") };

async function cookies() {
  const { sealedCookie } = await import("@/lib/core/server/sealed-cookie");
  return { mine: sealedCookie("windmile.one", 600, leaving), other: sealedCookie("windmile.two", 600, leaving) };
}
const valueIn = (setCookie: string) => decodeURIComponent(/^[^=]+=([^;]*)/.exec(setCookie)?.[1] ?? "");

test("sealed content is read back with its schema, and is unreadable for scripts and others", async () => {
  const { mine } = await cookies();
  const set = await mine.set(content);
  expect(set).toMatch(/^windmile\.one=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(set).not.toContain(content.userId);
  expect(await mine.read(valueIn(set))).toEqual(content);
});

test("a value of another cookie, a changed one, one of another form, and none all read as null", async () => {
  const { mine, other } = await cookies();
  const value = valueIn(await mine.set(content));
  const { sealToken } = await import("@/lib/core/server/signed-token");
  const malformed = await sealToken({ userId: "nobody" }, { maxAge: 600, salt: mine.name });
  expect(await other.read(value)).toBeNull();
  // The last characters contain unused bits; changing the first character of the tag always matters.
  const changed = value.replace(/[^.](?=[^.]*$)/, (letter) => (letter === "A" ? "B" : "A"));
  expect(await mine.read(changed)).toBeNull();
  expect(await mine.read(malformed)).toBeNull();
  expect(await mine.read(undefined)).toBeNull();
  expect(mine.clear()).toMatch(/^windmile\.one=; Max-Age=0; Path=\//);
});

test("a sealed value expires with the cookie", async () => {
  const { mine } = await cookies();
  const value = valueIn(await mine.set(content));
  jest.useFakeTimers({ now: Date.now() + 700_000, doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  expect(await mine.read(value)).toBeNull();
  jest.useRealTimers();
});
