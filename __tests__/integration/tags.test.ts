import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { prisma } from "@/lib/core/server/db";
import { photoSchema } from "@/lib/feed/photos/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto } from "../support/fixtures";

let ada: Member;
let bob: Member;
let eve: Member;
let photoId: string;

/** Ada's photo, in which Bob is asked to be tagged. */
beforeEach(async () => {
  ada = await signedUp({ firstName: "Ada" });
  bob = await signedUp({ firstName: "Bob" });
  eve = await signedUp({ firstName: "Eve" });
  photoId = await aPhoto(ada.id, { title: "Two of us" });
  await prisma.photoTag.create({ data: { photoId, userId: bob.id } });
});

const tagsSeenBy = async (who: Pick<Member, "get">) =>
  (await who.get(`/api/photos/${photoId}`)).as(photoSchema).tags.map(({ firstName, status }) => [firstName, status]);
const listed = async (who: Member, status: string) =>
  (await who.get(`/api/tags?status=${status}`)).as(photoSchema.array()).map(({ id }) => id);

test("a tag is pending: only the tagged person and the photo's owner see it", async () => {
  expect(await tagsSeenBy(ada)).toEqual([["Bob", "pending"]]);
  expect(await tagsSeenBy(bob)).toEqual([["Bob", "pending"]]);
  expect(await tagsSeenBy(eve)).toEqual([]);
  expect(await tagsSeenBy(visitor())).toEqual([]);
  expect(await listed(bob, "pending")).toEqual([photoId]);
  expect(await listed(ada, "pending")).toEqual([]);
});

test("once accepted, everyone sees it; accepting again is fine", async () => {
  expect((await bob.put(`/api/tags/${photoId}`)).status).toBe(204);
  expect((await bob.put(`/api/tags/${photoId}`)).status).toBe(204);
  expect(await tagsSeenBy(eve)).toEqual([["Bob", "accepted"]]);
  expect(await listed(bob, "pending")).toEqual([]);
  expect(await listed(bob, "accepted")).toEqual([photoId]);
});

test("declined or removed, it is gone for everyone, and no one can restore it alone", async () => {
  await bob.put(`/api/tags/${photoId}`);
  expect((await bob.del(`/api/tags/${photoId}`)).status).toBe(204);
  expect((await bob.del(`/api/tags/${photoId}`)).status).toBe(204);
  expect(await tagsSeenBy(ada)).toEqual([]);
  expect((await bob.put(`/api/tags/${photoId}`)).status).toBe(404);
  expect(await listed(bob, "accepted")).toEqual([]);
});

test("a person who declined isn't asked again, even if the owner removes and re-adds the tag", async () => {
  await bob.del(`/api/tags/${photoId}`);
  for (const taggedUserIds of [[bob.id], [], [bob.id]]) {
    expect((await ada.patch(`/api/photos/${photoId}`, { taggedUserIds })).status).toBe(200);
    expect([await tagsSeenBy(bob), await tagsSeenBy(ada), await listed(bob, "pending")]).toEqual([[], [], []]);
  }
  expect((await bob.get("/api/notifications")).body).toMatchObject({ notifications: [], unread: 0 });
});

test("people can only answer their own tags", async () => {
  expect((await eve.put(`/api/tags/${photoId}`)).status).toBe(404);
  expect((await ada.put(`/api/tags/${photoId}`)).status).toBe(404);
  expect((await eve.del(`/api/tags/${photoId}`)).status).toBe(204);
  expect(await tagsSeenBy(bob)).toEqual([["Bob", "pending"]]);
  for (const id of [uuid(), "7"]) expect((await bob.put(`/api/tags/${id}`)).status).toBe(404);
  for (const answer of [visitor().get("/api/tags"), visitor().put(`/api/tags/${photoId}`)]) {
    expect((await answer).status).toBe(401);
  }
  expect((await bob.get("/api/tags?status=all")).status).toBe(400);
});

test("a tag in a photo that became invisible can't be accepted, but can be removed", async () => {
  await bob.put(`/api/tags/${photoId}`);
  await prisma.photo.update({ where: { id: photoId }, data: { audience: "only_me" } });
  expect(await listed(bob, "accepted")).toEqual([]);
  expect((await bob.put(`/api/tags/${photoId}`)).status).toBe(404);
  expect((await bob.del(`/api/tags/${photoId}`)).status).toBe(204);
  expect(await prisma.photoTag.findMany({ where: { photoId } })).toMatchObject([{ status: "declined" }]);
});

test("accepting and declining at once is a decline, never pending", async () => {
  const answers = await Promise.all(
    [1, 2, 3].flatMap(() => [bob.put(`/api/tags/${photoId}`), bob.del(`/api/tags/${photoId}`)]),
  );
  for (const { status } of answers) expect([204, 404]).toContain(status);
  expect(await prisma.photoTag.findMany({ where: { photoId } })).toMatchObject([{ status: "declined" }]);
});
