/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/unlimited";
import { deleteDueAccounts } from "@/lib/account/deletion/jobs";
import { currentUserSchema } from "@/lib/auth/accounts/schema";
import { prisma } from "@/lib/core/server/db";
import { commentSchema } from "@/lib/feed/comments/schema";
import { publicUserSchema } from "@/lib/social/people/schema";
import { signedUp } from "../support/api";
import { aPhoto } from "../support/fixtures";

const names = { firstName: "Maya", lastName: "Johnson" };
const usernameOf = async (member: Awaited<ReturnType<typeof signedUp>>) =>
  (await member.get("/api/auth/user")).as(currentUserSchema).username;

test("everyone gets a unique username, in any script", async () => {
  const people = await Promise.all([1, 2, 3].map(() => signedUp({ firstName: "Zo\u00eb", lastName: "O'Neil" })));
  expect((await Promise.all(people.map(usernameOf))).sort()).toEqual(["zoe.oneil", "zoe.oneil2", "zoe.oneil3"]);
  expect(await usernameOf(await signedUp({ firstName: "\u6797", lastName: "\u5c0f\u660e" }))).toMatch(/^member\d*$/);
});

test("of two people who take a username at once one gets it, and the other gets an error", async () => {
  const people = [await signedUp(names), await signedUp(names)];
  const answers = await Promise.all(
    people.map((one) => one.put("/api/user/profile", { ...names, username: "@Maya.J" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    errors: { username: ["That username is taken. Choose another one."] },
  });
  const other = await signedUp();
  for (const one of people) {
    const seen = (await other.get(`/api/users/${one.id}`)).as(publicUserSchema).username;
    expect(seen).toBe(await usernameOf(one));
  }
});

test.each(["ab", "x".repeat(31), "maya j", "maya.", "a..b", "m\u00e4ya", "admin", "windmile.support"])(
  "%s is an invalid username",
  async (username) => {
    const member = await signedUp(names);
    const answer = await member.put("/api/user/profile", { ...names, username });
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { username: [expect.any(String)] } }]);
  },
);

test("a person is found by username", async () => {
  const member = await signedUp({ firstName: "Noor", lastName: "Haddad", username: "lakefront_noor" });
  const answer = await member.get("/api/search?q=lakefront_noor");
  expect(answer.text).toContain(member.id);
});

describe("a username leads to its person only where their name does", () => {
  const cases = {
    "of a public account": { change: {}, isFound: true, isNamed: true },
    "of a private account": { change: { isPrivate: true }, isFound: true, isNamed: true },
    "of someone who doesn't accept mentions": { change: { mentionsFrom: "nobody" }, isFound: true, isNamed: false },
    "of a suspended account": { change: { suspendedAt: new Date() }, isFound: false, isNamed: false },
    "of an account that is being deleted": {
      change: { deleteAfter: new Date(Date.now() + 86_400_000) },
      isFound: false,
      isNamed: false,
    },
  } as const;
  const look = async (by: Awaited<ReturnType<typeof signedUp>>, of: { id: string; username: string }) => {
    const photoId = await aPhoto(by.id);
    const comment = (text: string, mentionedUserIds: string[] = []) =>
      by.post(`/api/photos/${photoId}/comments`, { text, mentionedUserIds });
    const [byUsername, chosen] = [await comment(`with @${of.username}`), await comment("with @Noor Haddad", [of.id])];
    const names = [byUsername, chosen].map((answer) => answer.as(commentSchema).mentions.length > 0);
    const found = (await by.get(`/api/search?q=${of.username}`)).text.includes(of.id);
    return { isFound: found, isNamed: names };
  };
  let turn = 0;
  const aNoor = async (change: object = {}) => {
    turn += 1;
    const username = `noor.hidden${turn}`;
    const { id } = await signedUp({ firstName: "Noor", lastName: "Haddad", username });
    await prisma.user.update({ where: { id }, data: change });
    return { id, username };
  };

  test.each(Object.entries(cases))("%s", async (_, { change, isFound, isNamed }) => {
    const by = await signedUp();
    expect(await look(by, await aNoor(change))).toEqual({ isFound, isNamed: [isNamed, isNamed] });
  });

  test.each(["blocks the other", "is blocked"])("of someone who %s", async (what) => {
    const [by, noor] = [await signedUp(), await aNoor()];
    const [blockerId, blockedId] = what === "is blocked" ? [by.id, noor.id] : [noor.id, by.id];
    await prisma.block.create({ data: { blockerId, blockedId } });
    expect(await look(by, noor)).toEqual({ isFound: false, isNamed: [false, false] });
  });
});

test("it is kept for an account that may still be restored, and freed once the account is deleted", async () => {
  const [noor, other] = [await signedUp({ username: "noor.gone" }), await signedUp(names)];
  const take = async () => (await other.put("/api/user/profile", { ...names, username: "noor.gone" })).status;
  await prisma.user.update({ where: { id: noor.id }, data: { deleteAfter: new Date(Date.now() + 86_400_000) } });
  expect(await take()).toBe(409);
  await prisma.user.update({ where: { id: noor.id }, data: { deleteAfter: new Date(Date.now() - 1000) } });
  await deleteDueAccounts();
  expect(await take()).toBe(200);
});
