import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { boardPostSchema } from "@/lib/community/board/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { prisma } from "@/lib/core/server/db";
import { type Browser, type Member, signedUp, visitor } from "../support/api";

let owner: Member;
let ada: Member;
let eve: Member;
let group: string;

/** The owner's group. Ada is a member, and Eve isn't. */
beforeEach(async () => {
  [owner, ada, eve] = (await Promise.all(["Olga", "Ada", "Eve"].map((firstName) => signedUp({ firstName })))) as [
    Member,
    Member,
    Member,
  ];
  const club = { name: "Sunrise club", description: "Up early", category: "Running", maxMembers: 9 };
  group = (await owner.post("/api/groups", club)).as(groupSchema).id;
  await ada.put(`/api/groups/${group}/join`);
});

const board = () => `/api/groups/${group}/posts`;
const say = (who: Browser, text: string, parentId?: string, headers = {}) =>
  who.post(board(), { text, ...(parentId && { parentId }) }, headers);
const postTexts = async (who: Browser) => (await who.get(board())).as(boardPostSchema.array()).map(({ text }) => text);
const answered = async (who: Browser, id: string) =>
  (await who.get(`/api/group-posts/${id}/answers`)).as(boardPostSchema.array()).map(({ text }) => text);

test("members post and reply one level deep in order; the parent's author is notified, and the list is newest first", async () => {
  const first = (await say(ada, "Who brings coffee?")).as(boardPostSchema);
  await say(owner, "Six sharp on Sunday");
  const answer = (await say(owner, "I do", first.id)).as(boardPostSchema);
  await say(ada, "Thanks", answer.id); // a reply to a reply belongs to the same post
  expect(await postTexts(visitor())).toEqual(["Six sharp on Sunday", "Who brings coffee?"]);
  expect(await answered(visitor(), first.id)).toEqual(["I do", "Thanks"]);
  expect((await ada.get(board())).as(boardPostSchema.array()).map(({ answers, isMine }) => [answers, isMine])).toEqual([
    [0, false],
    [2, true],
  ]);
  expect((await ada.get("/api/notifications")).text).toContain("replied to you in");
  await owner.del(`/api/group-posts/${answer.id}`);
  expect((await ada.get("/api/notifications")).text).not.toContain("replied to you in");
});

test("non-members can read a public group's board but not write; a private one shows nothing", async () => {
  const { id } = (await say(ada, "Hello")).as(boardPostSchema);
  expect((await say(eve, "Me too")).status).toBe(403);
  expect((await say(visitor(), "Me too")).status).toBe(401);
  await owner.patch(`/api/groups/${group}`, { isPrivate: true });
  await eve.put(`/api/groups/${group}/join`); // has requested to join
  expect(await postTexts(eve)).toEqual([]);
  expect((await eve.get(`/api/group-posts/${id}/answers`)).status).toBe(404);
  expect((await say(eve, "Hello?")).status).toBe(403);
  expect((await eve.post("/api/reports", { type: "group-post", id, category: "spam" })).status).toBe(404);
  expect(await postTexts(ada)).toEqual(["Hello"]);
});

test("you can delete your own posts, and group admins everyone's, with their replies", async () => {
  const { id } = (await say(ada, "Hello")).as(boardPostSchema);
  await say(owner, "Hi", id);
  await eve.put(`/api/groups/${group}/join`);
  expect((await eve.del(`/api/group-posts/${id}`)).status).toBe(403);
  expect((await owner.del(`/api/group-posts/${id}`)).status).toBe(204);
  expect((await owner.del(`/api/group-posts/${id}`)).status).toBe(404);
  expect(await prisma.groupPost.count({ where: { groupId: group } })).toBe(0);
});

test("people neither see nor reply to each other there if one blocked the other", async () => {
  await eve.put(`/api/groups/${group}/join`);
  const { id } = (await say(ada, "Hello")).as(boardPostSchema);
  await say(owner, "Hi Ada", id);
  await eve.put(`/api/users/${ada.id}/block`);
  expect(await postTexts(eve)).toEqual([]);
  expect((await say(eve, "Hm", id)).status).toBe(404);
  await say(eve, "Morning");
  expect(await postTexts(ada)).toEqual(["Hello"]);
});

test("a post hidden by a moderator is only visible to its author, a removed one is gone, and reports keep its text", async () => {
  const { id } = (await say(ada, "Buy my watches")).as(boardPostSchema);
  expect((await owner.post("/api/reports", { type: "group-post", id, category: "spam" })).status).toBe(201);
  const report = await prisma.report.findFirstOrThrow({ where: { targetId: id } });
  expect(report.snapshot).toMatchObject({ text: "Buy my watches", title: "Sunrise club", author: { id: ada.id } });
  await prisma.groupPost.update({ where: { id }, data: { hiddenAt: new Date() } });
  expect(await postTexts(owner)).toEqual([]);
  expect(await postTexts(ada)).toEqual(["Buy my watches"]);
});

test("sent twice it is stored once; pages have no repeats; invalid posts are refused", async () => {
  const key = { "idempotency-key": uuid() };
  await Promise.all([say(ada, "Once", undefined, key), say(ada, "Once", undefined, key)]);
  await Promise.all([1, 2, 3, 4].map((nth) => say(ada, `Post ${nth}`)));
  const first = await ada.get(`${board()}?limit=3`);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const texts = [...first.as(boardPostSchema.array()), ...(await ada.get(next)).as(boardPostSchema.array())].map(
    ({ text }) => text,
  );
  expect(texts.sort()).toEqual(["Once", "Post 1", "Post 2", "Post 3", "Post 4"]);
  for (const text of ["", "   ", "x".repeat(1001)]) expect((await say(ada, text)).status).toBe(400);
  expect((await say(ada, "Hello", uuid())).status).toBe(404);
  expect((await ada.get("/api/groups/7/posts")).status).toBe(404);
});
