import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { prisma } from "@/lib/core/server/db";
import { commentSchema } from "@/lib/feed/comments/schema";
import { photoSchema } from "@/lib/feed/photos/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, walk } from "../support/fixtures";

let ada: Member;
let bob: Member;
let photoId: string;
const path = () => `/api/photos/${photoId}/comments`;
const write = async (by: Member, text: string, parentId?: string) =>
  (await by.post(path(), { text, parentId })).as(commentSchema);
const counter = async () => (await prisma.photo.findUniqueOrThrow({ where: { id: photoId } })).commentCount;

beforeEach(async () => {
  [ada, bob] = await Promise.all([signedUp(), signedUp({ firstName: "Bob" })]);
  photoId = await aPhoto(ada.id);
});

test("a comment is trimmed, counted, and marked as mine only for me", async () => {
  const answer = await bob.post(path(), { text: "  Lovely  \n" });
  expect(answer.status).toBe(201);
  const made = answer.as(commentSchema);
  expect(made).toMatchObject({
    text: "Lovely",
    parentId: null,
    editedAt: null,
    isMine: true,
    user: { firstName: "Bob" },
  });
  const [seen] = (await visitor().get(path())).as(commentSchema.array());
  expect(seen).toEqual({ ...made, isMine: false });
  expect(await counter()).toBe(1);
});

test("500 characters after trimming are accepted, 501 and blank are not", async () => {
  expect((await bob.post(path(), { text: ` ${"😀".repeat(500)} ` })).status).toBe(201);
  for (const text of ["x".repeat(501), "", "   ", "\u200b\u200d", 7, null, undefined, ["x"], "a\u0000b"]) {
    const refused = await bob.post(path(), { text });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: "validation", errors: { text: expect.anything() } });
  }
  expect(await counter()).toBe(1);
});

test("a reply to a reply belongs to the same comment", async () => {
  const root = await write(ada, "Root");
  const answer = await write(bob, "Answer", root.id);
  const deeper = await write(ada, "Deeper", answer.id);
  expect([root.parentId, answer.parentId, deeper.parentId]).toEqual([null, root.id, root.id]);
  const elsewhere = await aPhoto(ada.id);
  for (const parentId of [
    uuid(),
    (await prisma.comment.create({ data: { photoId: elsewhere, userId: ada.id, text: "x" } })).id,
  ]) {
    expect((await bob.post(path(), { text: "x", parentId })).status).toBe(404);
  }
  expect((await bob.post(path(), { text: "x", parentId: "no-id" })).status).toBe(400);
});

test("ten replays of one key create one comment; another body with the key is 422", async () => {
  const send = (text: string) => bob.post(path(), { text }, { "idempotency-key": "c1" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send("Once")));
  expect(new Set(answers.map((answer) => answer.as(commentSchema).id)).size).toBe(1);
  expect(answers.filter((answer) => answer.headers.get("idempotent-replayed") === null)).toHaveLength(1);
  expect((await send("Twice")).status).toBe(422);
  expect(await counter()).toBe(1);
});

test("only the author can edit; the edit time is shown only if something changed", async () => {
  const { id, text } = await write(bob, "First");
  const same = (await bob.patch(`/api/comments/${id}`, { text })).as(commentSchema);
  expect(same.editedAt).toBeNull();
  const edited = (await bob.patch(`/api/comments/${id}`, { text: "Second" })).as(commentSchema);
  expect(edited.text).toBe("Second");
  expect(edited.editedAt).not.toBeNull();
  expect((await ada.patch(`/api/comments/${id}`, { text: "Mine" })).status).toBe(403);
  expect((await bob.patch(`/api/comments/${id}`, { text: " " })).status).toBe(400);
  expect((await bob.patch(`/api/comments/${uuid()}`, { text: "x" })).status).toBe(404);
  expect((await visitor().patch(`/api/comments/${id}`, { text: "x" })).status).toBe(401);
});

test("it can be edited for ten minutes", async () => {
  const { id } = await write(bob, "First");
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await prisma.comment.update({ where: { id }, data: { createdAt: at(9) } });
  expect((await bob.patch(`/api/comments/${id}`, { text: "In time" })).status).toBe(200);
  await prisma.comment.update({ where: { id }, data: { createdAt: at(10) } });
  expect((await bob.patch(`/api/comments/${id}`, { text: "Too late" })).status).toBe(409);
  const { text } = await prisma.comment.findUniqueOrThrow({ where: { id } });
  expect(text).toBe("In time");
});

test("a comment can be liked once by people who see it; its author is notified until it is unliked", async () => {
  const cyd = await signedUp();
  const { id } = await write(bob, "Likeable");
  const like = () => cyd.put(`/api/comments/${id}/like`);
  const answers = await Promise.all(Array.from({ length: 5 }, like));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await like()).as(commentSchema)).toMatchObject({ likes: 1, isLiked: true });
  const isNotified = async () => (await bob.get("/api/notifications")).text.includes("liked your comment");
  expect(await isNotified()).toBe(true);
  expect((await bob.get(path())).as(commentSchema.array()).find((one) => one.id === id)).toMatchObject({
    likes: 1,
    isLiked: false,
  });
  await bob.put(`/api/users/${cyd.id}/block`);
  expect((await bob.get(path())).as(commentSchema.array()).find((one) => one.id === id)?.likes).toBe(0);
  expect((await like()).status).toBe(404);
  await bob.del(`/api/users/${cyd.id}/block`);
  expect((await cyd.del(`/api/comments/${id}/like`)).as(commentSchema)).toMatchObject({ likes: 0, isLiked: false });
  expect(await isNotified()).toBe(false);
  expect((await visitor().put(`/api/comments/${id}/like`)).status).toBe(401);
  expect((await cyd.put(`/api/comments/${uuid()}/like`)).status).toBe(404);
});

test("the photo's owner pins up to three, which are at the top, once", async () => {
  const written: string[] = [];
  for (const text of ["One", "Two", "Three", "Four", "Five"]) written.push((await write(bob, text)).id);
  const [one = "", two = "", three = "", four = ""] = written;
  const pin = (id: string) => ada.put(`/api/comments/${id}/pin`);
  expect((await bob.put(`/api/comments/${four}/pin`)).status).toBe(403);
  expect((await pin(four)).as(commentSchema).isPinned).toBe(true);
  const at = await Promise.all([pin(one), pin(two), pin(three)]);
  expect(at.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
  const reply = await write(bob, "Answer", four);
  expect((await pin(reply.id)).status).toBe(409);
  const first = (await visitor().get(`${path()}?limit=2`)).as(commentSchema.array());
  expect(first[0]?.id).toBe(four);
  expect(first.filter(({ isPinned }) => isPinned)).toHaveLength(3);
  const all = await walk(visitor(), `${path()}?limit=2`, commentSchema.array());
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(written));
  expect((await ada.del(`/api/comments/${four}/pin`)).as(commentSchema).isPinned).toBe(false);
});

test("comments are accepted from people that the photo or its owner's account allows", async () => {
  const [owner, friend, stranger] = await Promise.all([signedUp(), signedUp(), signedUp()]);
  const id = await aPhoto(owner.id);
  await friend.put(`/api/users/${owner.id}/follow`);
  const tries = async () => {
    const people = [owner, friend, stranger];
    const seen = await Promise.all(people.map(async (who) => (await who.get(`/api/photos/${id}`)).as(photoSchema)));
    const sent = await Promise.all(people.map((who) => who.post(`/api/photos/${id}/comments`, { text: "Hello" })));
    const statuses = sent.map(({ status }) => status);
    expect(seen.map(({ canComment }) => canComment)).toEqual(statuses.map((status) => status === 201));
    return statuses;
  };
  expect(await tries()).toEqual([201, 201, 201]);
  await owner.put("/api/account/settings", { commentsFrom: "followers" });
  expect(await tries()).toEqual([201, 201, 403]);
  await owner.patch(`/api/photos/${id}`, { commentsFrom: "nobody" });
  expect(await tries()).toEqual([201, 403, 403]);
  await owner.patch(`/api/photos/${id}`, { commentsFrom: null });
  expect(await tries()).toEqual([201, 201, 403]);
});

test("author and photo owner can delete, others can't; the replies below are deleted too", async () => {
  const cyd = await signedUp();
  const root = await write(bob, "Root");
  await write(ada, "Answer", root.id);
  const other = await write(cyd, "Other");
  expect((await cyd.del(`/api/comments/${root.id}`)).status).toBe(403);
  expect((await visitor().del(`/api/comments/${root.id}`)).status).toBe(401);
  expect((await bob.del(`/api/comments/${root.id}`)).status).toBe(204);
  expect(await counter()).toBe(1);
  expect((await ada.del(`/api/comments/${other.id}`)).status).toBe(204);
  expect(await counter()).toBe(0);
});

test("twenty parallel deletions count as one", async () => {
  const { id } = await write(bob, "Going");
  await write(bob, "Staying");
  const answers = await Promise.all(Array.from({ length: 20 }, () => bob.del(`/api/comments/${id}`)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  expect(await counter()).toBe(1);
});

test("parallel writes and deletions leave the counter equal to the rows", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => signedUp()));
  await Promise.all(
    people.map(async (person) => {
      for (let turn = 0; turn < 5; turn += 1) {
        const { id } = await write(person, `Turn ${turn}`);
        if (turn % 2) await Promise.all([person.del(`/api/comments/${id}`), ada.del(`/api/comments/${id}`)]);
      }
    }),
  );
  expect(await counter()).toBe(await prisma.comment.count({ where: { photoId } }));
  expect(await counter()).toBe(24);
});

test("pages have no repeats or gaps while others post", async () => {
  const first = await Promise.all(Array.from({ length: 12 }, (_, index) => write(bob, `Comment ${index}`)));
  const seen = await walk(visitor(), `${path()}?limit=5`, commentSchema.array(), async () => {
    await write(ada, "Meanwhile");
  });
  const ids = seen.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(first.map(({ id }) => id)));
  expect((await visitor().get(`${path()}?cursor=forged`)).status).toBe(400);
});

test("people who can't see the photo can neither read nor write its comments", async () => {
  await prisma.user.update({ where: { id: ada.id }, data: { isPrivate: true } });
  for (const person of [bob, visitor()]) expect((await person.get(path())).status).toBe(404);
  expect((await bob.post(path(), { text: "x" })).status).toBe(404);
  expect((await visitor().post(path(), { text: "x" })).status).toBe(401);
  expect((await ada.post(path(), { text: "x" })).status).toBe(201);
});
