import "../support/unlimited";
import { banAddresses, isBanned } from "@/lib/auth/bans/mutations";
import { recoveryCodesSchema, twoFactorKeySchema } from "@/lib/auth/two-factor/schema";
import { prisma, transaction } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { unsubscribeToken } from "@/lib/notifications/mails/unsubscribe-token";
import { type Member, signedUp, visitor } from "../support/api";
import { otpOf } from "../support/authenticator";
import { aPhoto } from "../support/fixtures";
import { codeFor } from "../support/outbox";

/**
 * A secret that's replaced while people use the app: whatever the old one signed stays valid until the old one is
 * removed.
 */
const [FIRST, SECOND] = ["the first secret has thirty-two characters", "the second secret has thirty-two as well"];
const TWO_FACTOR = "/api/account/two-factor";
const password = "lake front";

/** Like a restart with these variables: the process loses its open connections. */
function restartWith(secret: string, before?: string): void {
  Object.assign(env, { NEXTAUTH_SECRET: secret, NEXTAUTH_SECRET_BEFORE: before });
  globalThis.windmileTokens?.clear();
}
beforeEach(() => restartWith(FIRST));

const who = async (member: Member) => (await member.get("/api/auth/user")).status;

test("sessions, cursors, codes, and email links outlive a new secret, and end with the secret that created them", async () => {
  const ada = await signedUp({ password });
  for (let at = 0; at < 3; at += 1) await aPhoto(ada.id);
  const link = (await ada.get("/api/photos/profile?limit=1")).headers.get("link") ?? "";
  const next = /<([^>]+)>/.exec(link)?.[1] ?? "";
  const unsubscribe = `/api/unsubscribe/${unsubscribeToken(ada.id)}`;
  const browser = visitor();
  const email = "between-secrets@example.com";
  const form = {
    firstName: "Ada",
    lastName: "Lovelace",
    email,
    password,
    confirmPassword: password,
    authProvider: "email",
  };
  expect((await browser.post("/api/auth/signup", { ...form, authProvider: "email" })).status).toBe(200);
  const code = codeFor(email);

  restartWith(SECOND, FIRST);
  expect(await who(ada)).toBe(200);
  expect((await ada.get(next)).status).toBe(200);
  expect((await visitor().post(unsubscribe)).status).toBeLessThan(300);
  expect((await browser.post("/api/auth/verify", { email, code })).status).toBe(200);
  const newcomer = await signedUp();

  restartWith(SECOND);
  expect([await who(ada), (await ada.get(next)).status, await who(newcomer)]).toEqual([401, 401, 200]);
  expect((await newcomer.get(next)).status).toBe(400); // the cursor was signed with the first secret

  restartWith("a third secret that was never used before", "another secret that was never used before");
  expect(await who(newcomer)).toBe(401);
});

test("a code login during the rotation keeps its second factor when the old secret is removed", async () => {
  const ada = await signedUp({ password });
  const bob = await signedUp({ password });
  const keys = new Map<Member, { secret: string; recovery: string }>();
  for (const member of [ada, bob]) {
    const { secret } = (await member.post(TWO_FACTOR, { password })).as(twoFactorKeySchema);
    const confirmed = await member.post(`${TWO_FACTOR}/confirm`, { code: otpOf(secret) });
    keys.set(member, { secret, recovery: confirmed.as(recoveryCodesSchema).recoveryCodes[0] ?? "" });
  }
  const logIn = async (member: Member, otp: string) =>
    (await visitor().post("/api/auth/login", { identifier: member.email, password, otp })).status;
  const { secret: hers = "" } = keys.get(ada) ?? {};
  const { secret: his = "", recovery = "" } = keys.get(bob) ?? {};

  restartWith(SECOND, FIRST);
  expect(await logIn(ada, otpOf(hers, 1))).toBe(200);
  await prisma.twoFactor.update({ where: { userId: ada.id }, data: { lastStep: 0 } }); // as if a minute had passed
  expect(await logIn(bob, recovery)).toBe(200);
  expect(await logIn(bob, recovery)).toBe(403); // only once, whichever secret hashed it

  restartWith(SECOND);
  expect(await logIn(ada, otpOf(hers, 1))).toBe(200);
  expect(await logIn(bob, otpOf(his, 1))).toBe(403); // he entered no authenticator code while both secrets were valid
});

test("an address barred under the previous secret stays barred", async () => {
  const eve = await signedUp({ suspendedAt: new Date() });
  const address = eve.email ?? "";
  await transaction((tx) => banAddresses(tx, eve.id, [address]));
  await prisma.user.delete({ where: { id: eve.id } });
  restartWith(SECOND, FIRST);
  expect(await isBanned(address)).toBe(true);
});
