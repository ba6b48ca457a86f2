import "../support/unlimited";
import { currentUserSchema } from "@/lib/auth/accounts/schema";
import { prisma } from "@/lib/core/server/db";
import { type Member, signedUp, visitor } from "../support/api";
import { codeFor, messagesTo, otherThan } from "../support/outbox";

const PASSWORD = "enchantress";
const CHANGE = "/api/account/address";
const VERIFY = "/api/account/address/verify";
let number = 0;
const fresh = () => {
  number += 1;
  return { email: `new-${number}@example.com`, phoneNumber: `+1312555${String(1000 + number)}` };
};
const member = () => signedUp({ email: `old-${fresh().email}`, password: PASSWORD });
const me = async (who: Member) => (await who.get("/api/auth/user")).as(currentUserSchema);

test("a new email address is verified by its code, and the old one is notified without revealing the new one", async () => {
  const ada = await member();
  const { email } = fresh();
  expect((await ada.post(CHANGE, { email: ` ${email.toUpperCase()} `, password: PASSWORD })).status).toBe(204);
  expect((await me(ada)).email).toBe(ada.email);
  const wrong = await ada.post(VERIFY, { email, code: otherThan(codeFor(email)) });
  expect([wrong.status, wrong.body]).toMatchObject([400, { message: "That code is wrong or has expired" }]);
  const done = await ada.post(VERIFY, { email, code: codeFor(email) });
  expect([done.status, done.as(currentUserSchema).email]).toEqual([200, email]);
  expect((await ada.post(VERIFY, { email, code: codeFor(email) })).status).toBe(400); // once
  const message = messagesTo(ada.email ?? "").at(-1);
  expect(message?.subject).toBe("Your Windmile email address was changed");
  expect(message?.text).not.toContain(email);
  expect((await visitor().post("/api/auth/login", { identifier: email, password: PASSWORD })).status).toBe(200);
  const former = await visitor().post("/api/auth/login", { identifier: ada.email, password: PASSWORD });
  expect(former.status).toBe(401);
});

test("a phone number is added in any notation, and logs in as well", async () => {
  const ada = await member();
  const { phoneNumber } = fresh();
  const spelled = `(312) 555-${phoneNumber.slice(-4)}`;
  expect((await ada.post(CHANGE, { phoneNumber: spelled, password: PASSWORD })).status).toBe(204);
  expect(messagesTo(phoneNumber).at(-1)).toMatchObject({ subject: "", text: expect.stringContaining("phone number") });
  await ada.post(VERIFY, { phoneNumber: spelled, code: codeFor(phoneNumber) });
  expect(await me(ada)).toMatchObject({ email: ada.email, phoneNumber });
  expect(messagesTo(ada.email ?? "").at(-1)?.subject).toBe("Your Windmile phone number was changed");
});

test.each([
  ["without the password, when the login is old", {}, 403],
  ["with a wrong password", { password: "guess" }, 403],
  ["with no address", { email: "", password: PASSWORD }, 400],
  ["with two addresses at once", { phoneNumber: "312 555 0101", password: PASSWORD }, 400],
  ["with an invalid address", { email: "ada@", password: PASSWORD }, 400],
])("nothing is sent %s", async (_, change, status) => {
  const ada = await member();
  await prisma.session.updateMany({ where: { userId: ada.id }, data: { createdAt: new Date(0) } });
  const { email } = fresh();
  expect((await ada.post(CHANGE, { email, ...change })).status).toBe(status);
  expect(messagesTo(email)).toEqual([]);
});

test("the current address isn't a new one", async () => {
  const ada = await member();
  const again = await ada.post(CHANGE, { email: ada.email, password: PASSWORD });
  expect([again.status, again.body]).toMatchObject([400, { errors: { email: ["That's already on your account"] } }]);
});

test("someone else's address gets the same response, changes nothing, and notifies its owner", async () => {
  const [ada, owner] = [await member(), await member()];
  const email = owner.email ?? "";
  expect((await ada.post(CHANGE, { email, password: PASSWORD })).status).toBe(204);
  const message = messagesTo(email).at(-1);
  expect([message?.subject, message?.code]).toEqual(["Someone tried to use your email address", undefined]);
  expect((await ada.post(VERIFY, { email, code: "000000" })).status).toBe(400);
  expect((await me(owner)).email).toBe(email);
});

test("a code only works for the person who requested it, and other requests can't interfere", async () => {
  const [ada, eve] = [await member(), await member()];
  const { email } = fresh();
  await ada.post(CHANGE, { email, password: PASSWORD });
  const code = codeFor(email);
  await eve.post(CHANGE, { email, password: PASSWORD });
  expect((await eve.post(VERIFY, { email, code })).status).toBe(400);
  expect((await visitor().post("/api/auth/verify", { email, code })).status).toBe(400);
  expect((await ada.post(VERIFY, { email, code })).status).toBe(200);
  const codeForEve = messagesTo(email).at(-1)?.code ?? "";
  expect((await eve.post(VERIFY, { email, code: codeForEve })).status).toBe(400); // it belongs to Ada now
});

test("five wrong guesses invalidate a code", async () => {
  const ada = await member();
  const { email } = fresh();
  await ada.post(CHANGE, { email, password: PASSWORD });
  const code = codeFor(email);
  for (let guess = 0; guess < 5; guess += 1) await ada.post(VERIFY, { email, code: otherThan(code) });
  expect((await ada.post(VERIFY, { email, code })).status).toBe(400);
});

test("pending password codes to the old address stop working", async () => {
  const ada = await member();
  await visitor().post("/api/auth/forgot", { identifier: ada.email });
  const code = codeFor(ada.email ?? "");
  const { email } = fresh();
  await ada.post(CHANGE, { email, password: PASSWORD });
  await ada.post(VERIFY, { email, code: codeFor(email) });
  const form = { identifier: ada.email, code, password: "stolen one", confirmPassword: "stolen one" };
  expect((await visitor().post("/api/auth/reset", form)).status).toBe(400);
});

test("a login from a new device sends an email; from a known or the first device it doesn't", async () => {
  const ada = await member();
  const identifier = ada.email ?? "";
  const subjects = () => messagesTo(identifier).map(({ subject }) => subject);
  const logIn = (device: string) =>
    visitor().post("/api/auth/login", { identifier, password: PASSWORD }, { "user-agent": device });
  await logIn("Mozilla/5.0 (X11; Linux x86_64) Chrome/157.0.0.0");
  expect(messagesTo(identifier)).toEqual([]);
  await logIn("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1");
  expect(subjects()).toEqual(["New login to your Windmile account"]);
  expect(messagesTo(identifier)[0]?.text).toContain("Safari on iPhone");
  await logIn("Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Safari/604.1");
  expect(subjects()).toHaveLength(1);
});

describe("removing an address", () => {
  const both = async () => {
    const ada = await member();
    const { phoneNumber } = fresh();
    await ada.post(CHANGE, { phoneNumber, password: PASSWORD });
    await ada.post(VERIFY, { phoneNumber, code: codeFor(phoneNumber) });
    return { ada, email: ada.email ?? "", phoneNumber };
  };
  const remove = (who: Member, address: string, password = PASSWORD) => who.del(CHANGE, { address, password });

  test("works while the other one stays; it no longer logs in, and is notified", async () => {
    const { ada, email, phoneNumber } = await both();
    const answer = await remove(ada, "email");
    expect([answer.status, answer.as(currentUserSchema).email]).toEqual([200, null]);
    expect((await visitor().post("/api/auth/login", { identifier: email, password: PASSWORD })).status).toBe(401);
    expect((await visitor().post("/api/auth/login", { identifier: phoneNumber, password: PASSWORD })).status).toBe(200);
    expect(messagesTo(email).at(-1)?.subject).toBe("Your email address was removed from Windmile");
    expect((await remove(ada, "email")).status).toBe(404);
    expect((await remove(ada, "phoneNumber")).status).toBe(409);
    expect((await me(ada)).phoneNumber).toBe(phoneNumber);
  });

  test("two at once keep one", async () => {
    const { ada } = await both();
    const answers = await Promise.all([remove(ada, "email"), remove(ada, "phoneNumber")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { email, phoneNumber } = await me(ada);
    expect([email, phoneNumber].filter((address) => address !== null)).toHaveLength(1);
  });

  test("requires the password and a valid address", async () => {
    const { ada, email } = await both();
    await prisma.session.updateMany({ where: { userId: ada.id }, data: { createdAt: new Date(0) } });
    expect((await ada.del(CHANGE, { address: "email" })).status).toBe(403);
    expect((await remove(ada, "email", "guess")).status).toBe(403);
    expect((await remove(ada, "pigeon")).status).toBe(400);
    expect((await visitor().del(CHANGE, { address: "email", password: PASSWORD })).status).toBe(401);
    expect((await me(ada)).email).toBe(email);
  });
});
