import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { prisma } from "@/lib/core/server/db";
import { postSchema, sharedPostSchema } from "@/lib/feed/posts/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPost, ledgerOf, totalsOf, walk } from "../support/fixtures";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});

test("a shared post awards 20 XP and no score", async () => {
  const answer = await ada.post("/api/posts", { content: " Ran along the lake \n", xpEarned: 500 });
  expect(answer.status).toBe(201);
  expect(answer.as(sharedPostSchema)).toMatchObject({
    post: { content: "Ran along the lake", activityType: "general", xpEarned: 20, likes: 0, isLiked: false },
    xpEarned: 20,
    stats: { xp: 20, mileScore: 280, weekly: { xp: 65 } },
  });
  expect(await ledgerOf(ada.id)).toEqual([{ source: "post", xp: 20, score: 0 }]);
});

test("a post's audience and text can be changed later; only a new text marks it as edited, and the XP stays", async () => {
  const ben = await signedUp();
  const shared = (await ada.post("/api/posts", { content: "Mine", audience: "only_me" })).as(sharedPostSchema).post;
  const path = `/api/posts/${shared.id}`;
  expect(shared).toMatchObject({ audience: "only_me", editedAt: null });
  expect((await ben.get(path)).status).toBe(404);
  const opened = (await ada.patch(path, { audience: "everyone", content: "Mine" })).as(postSchema);
  expect(opened).toMatchObject({ audience: "everyone", content: "Mine", editedAt: null });
  const edited = (await ada.patch(path, { content: " Ours " })).as(postSchema);
  expect(edited).toMatchObject({ content: "Ours", audience: "everyone", editedAt: expect.any(String) });
  const seen = (await ben.get(path)).as(postSchema);
  expect(seen).toMatchObject({ content: "Ours", xpEarned: 20 });
  expect(seen.audience).toBeUndefined();
  expect(await ledgerOf(ada.id)).toHaveLength(1);
  expect((await ben.patch(path, { content: "Mine now" })).status).toBe(403);
  expect((await visitor().patch(path, { content: "x" })).status).toBe(401);
  for (const body of [{ content: " " }, { content: "x".repeat(5001) }, { audience: "friends" }]) {
    expect((await ada.patch(path, body)).status).toBe(400);
  }
  await prisma.post.update({ where: { id: shared.id }, data: { hiddenAt: new Date() } });
  expect((await ada.patch(path, { content: "Unhidden" })).as(postSchema).content).toBe("Ours");
  expect((await ben.patch(path, { content: "x" })).status).toBe(404);
});

test("twenty parallel posts with one key create one", async () => {
  const send = () => ada.post("/api/posts", { content: "Once", activityType: "running" }, { "idempotency-key": "p1" });
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(new Set(answers.map((answer) => answer.as(sharedPostSchema).post.id)).size).toBe(1);
  expect(await totalsOf(ada.id)).toMatchObject({ ledgerXp: 20, entriesXp: 20 });
});

test("deleting reverses the XP once, despite retries", async () => {
  const { post } = (await ada.post("/api/posts", { content: "Going" })).as(sharedPostSchema);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ada.del(`/api/posts/${post.id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array.from({ length: 19 }, () => 404)]);
  expect(await totalsOf(ada.id)).toEqual({ ledgerXp: 0, ledgerScore: 0, weeksXp: 0, entriesXp: 0, entriesScore: 0 });
});

test("the community's posts, newest first, without repeats while others post", async () => {
  const made: string[] = [];
  for (let index = 0; index < 7; index += 1) made.unshift(await aPost(ada.id, { content: `Post ${index}` }));
  const bob = await signedUp();
  const seen = await walk(visitor(), "/api/posts?limit=3", postSchema.array(), async () => {
    await aPost(bob.id);
  });
  expect(seen.filter(({ user }) => user.id === ada.id).map(({ id }) => id)).toEqual(made);
});

test("you see your own like, others don't", async () => {
  const id = await aPost(ada.id);
  await ada.put(`/api/posts/${id}/like`);
  const mine = (browser: Pick<Member, "get">) =>
    browser.get("/api/posts").then((answer) => answer.as(postSchema.array()).find((post) => post.id === id));
  expect(await mine(ada)).toMatchObject({ likes: 1, isLiked: true });
  expect(await mine(visitor())).toMatchObject({ likes: 1, isLiked: false });
  await prisma.user.update({ where: { id: ada.id }, data: { hideLikeCounts: true } });
  expect(await mine(visitor())).toMatchObject({ likes: null });
});

test("a muted person's posts are hidden from my list only", async () => {
  const bob = await signedUp();
  const id = await aPost(bob.id);
  await ada.put(`/api/users/${bob.id}/mute`);
  const ids = async (browser: Pick<Member, "get">) =>
    (await browser.get("/api/posts?limit=50")).as(postSchema.array()).map((post) => post.id);
  expect(await ids(ada)).not.toContain(id);
  expect(await ids(bob)).toContain(id);
});

test.each([
  ["nothing", {}],
  ["blanks", { content: " \n\t " }],
  ["invisible characters", { content: "\u200b\u2060" }],
  ["5,001 characters", { content: "x".repeat(5001) }],
  ["a number", { content: 5 }],
  ["an unnamed activity", { content: "x", activityType: 5 }],
])("%s is 400", async (_name, body) => {
  expect((await ada.post("/api/posts", body)).status).toBe(400);
  expect(await ledgerOf(ada.id)).toEqual([]);
});

test("280 is only a counter: 5,000 characters are accepted", async () => {
  expect((await ada.post("/api/posts", { content: "😀".repeat(5000) })).status).toBe(201);
});

test("other people's posts can't be deleted", async () => {
  const id = await aPost(ada.id);
  const bob = await signedUp();
  expect((await bob.del(`/api/posts/${id}`)).status).toBe(403);
  expect((await visitor().del(`/api/posts/${id}`)).status).toBe(401);
  await ada.put(`/api/users/${bob.id}/block`);
  expect((await bob.del(`/api/posts/${id}`)).status).toBe(404);
  expect((await bob.del(`/api/posts/${uuid()}`)).status).toBe(404);
  expect(await prisma.post.count({ where: { id } })).toBe(1);
});
