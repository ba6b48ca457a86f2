import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aPost } from "../support/fixtures";

const inbox = async (of: Member, query = "") =>
  (await of.get(`/api/notifications${query}`)).as(notificationsAnswerSchema);
const texts = async (of: Member) => (await inbox(of)).notifications.map(({ text }) => text);
const idOf = (body: unknown) => /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(body))?.[1] ?? "";
const named = (...names: string[]) => Promise.all(names.map((firstName) => signedUp({ firstName })));

let ada: Member;
let photoId: string;
beforeEach(async () => {
  ada = await signedUp();
  photoId = await aPhoto(ada.id);
});

test("likes of one photo are one row: the latest avatars, count, item, and place", async () => {
  const [maya, tom, zoe, kim] = await named("Maya", "Tom", "Zoe", "Kim");
  if (!maya || !tom || !zoe || !kim) throw new Error("nobody came");
  for (const { put } of [kim, zoe, tom]) await put(`/api/photos/${photoId}/like`);
  expect(await texts(ada)).toEqual(["Tom and 2 others liked your photo"]);
  await maya.put(`/api/photos/${photoId}/like`);
  await maya.put(`/api/photos/${photoId}/like`);
  const { notifications, unread, nextCursor } = await inbox(ada);
  expect([unread, nextCursor]).toEqual([1, null]);
  expect(notifications).toMatchObject([
    {
      type: "like",
      count: 4,
      text: "Maya and 3 others liked your photo",
      target: { type: "photo", id: photoId, image: `/media/${photoId}.webp` },
      readAt: null,
    },
  ]);
  expect(notifications[0]?.actors.map(({ firstName }) => firstName)).toEqual(["Maya", "Tom", "Zoe"]);
});

test("an unlike removes its part, and the last one the row", async () => {
  const [maya, tom] = await named("Maya", "Tom");
  const post = await aPost(ada.id);
  await tom?.put(`/api/photos/${photoId}/like`);
  await maya?.put(`/api/photos/${photoId}/like`);
  await maya?.put(`/api/posts/${post}/like`);
  expect(await texts(ada)).toEqual(["Maya liked your post", "Maya and Tom liked your photo"]);
  await maya?.del(`/api/photos/${photoId}/like`);
  expect(await texts(ada)).toEqual(["Maya liked your post", "Tom liked your photo"]);
  await tom?.del(`/api/photos/${photoId}/like`);
  await ada.del(`/api/posts/${post}`);
  expect(await inbox(ada)).toEqual({ notifications: [], unread: 0, nextCursor: null });
});

test("doing and undoing something notifies once a day: one push, one email, and read stays read", async () => {
  const [maya] = await named("Maya");
  if (!maya) throw new Error("nobody came");
  const session = await prisma.session.findFirstOrThrow({ where: { userId: ada.id } });
  const keys = { p256dh: "", auth: "" };
  await prisma.pushSubscription.create({
    data: { ...keys, userId: ada.id, sessionId: session.id, endpoint: "https://a" },
  });
  const sent = async () => [
    await prisma.notificationPush.count({ where: { userId: ada.id } }),
    await prisma.notificationEmail.count({ where: { userId: ada.id } }),
  ];
  const paths = [`/api/photos/${photoId}/like`, `/api/users/${ada.id}/follow`];
  for (const path of paths) {
    await maya.put(path);
    await maya.del(path);
    await maya.put(path);
    expect(await sent()).toEqual([1, 1]);
    expect(await inbox(ada)).toMatchObject({ unread: 1, notifications: [{ readAt: null }] }); // not read yet
    await ada.post("/api/notifications/read");
    await Promise.all([prisma.notificationPush.deleteMany(), prisma.notificationEmail.deleteMany()]); // sent
    for (let turn = 0; turn < 3; turn += 1) {
      await maya.del(path);
      await maya.put(path);
      expect([await sent(), (await inbox(ada)).unread]).toEqual([[0, 0], 0]);
    }
    expect(await texts(ada)).toHaveLength(1);
    await prisma.recentNotification.updateMany({ data: { notifiedAt: new Date(Date.now() - 25 * 3_600_000) } });
    await maya.del(path);
    await maya.put(path);
    expect([await sent(), (await inbox(ada)).unread]).toEqual([[1, 1], 1]);
    await maya.del(path);
    await Promise.all([prisma.notificationPush.deleteMany(), prisma.notificationEmail.deleteMany()]);
  }
});

test("people aren't notified of their own actions", async () => {
  await ada.put(`/api/photos/${photoId}/like`);
  const comment = await ada.post(`/api/photos/${photoId}/comments`, { text: "Mine" });
  await ada.post(`/api/photos/${photoId}/comments`, { text: "Mine too", parentId: idOf(comment.body) });
  expect(await texts(ada)).toEqual([]);
});

test("comments and replies notify each person once, until the last one is deleted", async () => {
  const [maya, tom] = await named("Maya", "Tom");
  const path = `/api/photos/${photoId}/comments`;
  const root = idOf((await maya?.post(path, { text: "Lovely" }))?.body);
  expect(await texts(ada)).toEqual(["Maya commented on your photo"]);
  const answer = idOf((await tom?.post(path, { text: "Indeed", parentId: root }))?.body);
  if (!maya || !tom) throw new Error("nobody came");
  expect(await texts(maya)).toEqual(["Tom replied to your comment"]);
  expect(await texts(ada)).toEqual(["Tom and Maya commented on your photo"]);
  await ada.post(path, { text: "Thanks", parentId: answer });
  expect(await texts(tom)).toEqual(["Ada replied to your comment"]);
  const again = idOf((await tom.post(path, { text: "Again" })).body);
  await tom.del(`/api/comments/${answer}`);
  expect(await texts(maya)).toEqual([]);
  expect(await texts(ada)).toEqual(["Tom and Maya commented on your photo"]);
  await tom.del(`/api/comments/${again}`);
  expect(await texts(ada)).toEqual(["Maya commented on your photo"]);
  await maya.del(`/api/comments/${root}`);
  expect([await texts(ada), await texts(tom)]).toEqual([[], []]);
});

test("one event is one notification, the most specific, unless that kind is off", async () => {
  const maya = await signedUp({ firstName: "Maya" });
  const name = "@Ada Lovelace";
  const path = `/api/photos/${photoId}/comments`;
  const say = (by: Member, text: string, more = {}) => by.post(path, { text, mentionedUserIds: [ada.id], ...more });
  await say(maya, `Look ${name}`);
  expect(await texts(ada)).toEqual(["Maya mentioned you"]);

  const tom = await signedUp({ firstName: "Tom" });
  const mine = idOf((await ada.post(path, { text: "Mine" })).body);
  await say(tom, `Yes ${name}`, { parentId: mine });
  expect(await texts(ada)).toEqual(["Tom replied to your comment", "Maya mentioned you"]);

  await ada.post("/api/notifications/read");
  await prisma.user.update({
    where: { id: ada.id },
    data: { notifications: { mention: ["in-app", "mail", "push"] } },
  });
  const zoe = await signedUp({ firstName: "Zoe" });
  await say(zoe, `And ${name}`);
  expect((await texts(ada))[0]).toBe("Zoe commented on your photo");
});

test("a trashed photo hides its notifications, and restoring brings them back", async () => {
  const maya = await signedUp({ firstName: "Maya" });
  await maya.put(`/api/photos/${photoId}/like`);
  await maya.post(`/api/photos/${photoId}/comments`, { text: "Lovely" });
  await ada.get("/api/achievements"); // "First Find" is stored and announced
  const before = await inbox(ada);
  expect(before.notifications.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["like", "comment", "achievement"]),
  );
  await ada.put(`/api/photos/${photoId}/trash`);
  expect(await inbox(ada)).toEqual({ notifications: [], unread: 0, nextCursor: null });
  await ada.del(`/api/photos/${photoId}/trash`);
  expect(await inbox(ada)).toEqual(before);
});

test("the life cycle of a follow request: sent, accepted, ended", async () => {
  await prisma.user.update({ where: { id: ada.id }, data: { isPrivate: true } });
  const [maya, tom] = await named("Maya", "Tom");
  if (!maya || !tom) throw new Error("nobody came");
  await maya.put(`/api/users/${ada.id}/follow`);
  await tom.put(`/api/users/${ada.id}/follow`);
  expect(await texts(ada)).toEqual(["Tom asked to follow you", "Maya asked to follow you"]);
  await ada.put(`/api/follow-requests/${maya.id}`);
  await ada.del(`/api/follow-requests/${tom.id}`);
  expect([await texts(ada), await texts(maya), await texts(tom)]).toEqual([
    [],
    ["Ada accepted your follow request"],
    [],
  ]);
  await tom.put(`/api/users/${ada.id}/follow`);
  await ada.put("/api/account/settings", { isPrivate: false });
  expect([await texts(ada), await texts(tom)]).toEqual([[], ["Ada accepted your follow request"]]);
  await maya.del(`/api/users/${ada.id}/follow`);
  expect(await texts(maya)).toEqual([]);
  await maya.put(`/api/users/${ada.id}/follow`);
  expect(await texts(ada)).toEqual(["Maya started following you"]);
});

test("switches: one type, everything, and back", async () => {
  const maya = await signedUp({ firstName: "Maya" });
  await ada.put("/api/account/settings", { notifications: { like: ["mail"] } });
  await maya.put(`/api/photos/${photoId}/like`);
  await maya.put(`/api/users/${ada.id}/follow`);
  expect(await texts(ada)).toEqual(["Maya started following you"]);
  await ada.put("/api/account/settings", { notifications: { like: ["in-app"] }, notificationsPaused: true });
  await maya.post(`/api/photos/${photoId}/comments`, { text: "Hello" });
  expect(await texts(ada)).toEqual(["Maya started following you"]);
  await ada.put("/api/account/settings", { notificationsPaused: false });
  await maya.post(`/api/photos/${photoId}/comments`, { text: "Hello" });
  expect(await texts(ada)).toHaveLength(2);
});

test("a block removes notifications in both directions and prevents new ones; a mute silences them for its duration", async () => {
  const maya = await signedUp({ firstName: "Maya" });
  const hers = await aPhoto(maya.id);
  const commented = await aPhoto((await signedUp()).id);
  const root = idOf((await ada.post(`/api/photos/${commented}/comments`, { text: "First" })).body);
  await maya.put(`/api/photos/${photoId}/like`);
  await ada.put(`/api/photos/${hers}/like`);
  await ada.put(`/api/users/${maya.id}/mute`);
  expect(await inbox(ada)).toMatchObject({ notifications: [], unread: 0 });
  await maya.post(`/api/photos/${photoId}/comments`, { text: "Hello?" });
  await ada.del(`/api/users/${maya.id}/mute`);
  expect(await texts(ada)).toEqual(["Maya liked your photo"]);
  await ada.put(`/api/users/${maya.id}/block`);
  await maya.post(`/api/photos/${commented}/comments`, { text: "Still here", parentId: root });
  expect([await texts(ada), await texts(maya)]).toEqual([[], []]);
  await ada.del(`/api/users/${maya.id}/block`);
  expect(await texts(ada)).toEqual([]);
});

test("notifications with inaccessible targets aren't listed", async () => {
  const [maya, tom] = await named("Maya", "Tom");
  const hers = await aPhoto(maya?.id ?? "");
  const root = idOf((await ada.post(`/api/photos/${hers}/comments`, { text: "First" })).body);
  await tom?.post(`/api/photos/${hers}/comments`, { text: "Second", parentId: root });
  expect(await inbox(ada)).toMatchObject({ unread: 1 });
  await prisma.photo.update({ where: { id: hers }, data: { audience: "only_me" } });
  expect(await inbox(ada)).toMatchObject({ notifications: [], unread: 0 });
});

test("reading marks a row with all its people, or everything; a new event makes it unread again", async () => {
  const [maya, tom] = await named("Maya", "Tom");
  for (const one of [maya, tom]) await one?.put(`/api/photos/${photoId}/like`);
  await tom?.put(`/api/users/${ada.id}/follow`);
  const { notifications, unread } = await inbox(ada);
  expect(unread).toBe(2);
  const liked = notifications.find(({ type }) => type === "like")?.id;
  expect((await ada.post("/api/notifications/read", { ids: [liked] })).status).toBe(204);
  expect((await inbox(ada)).unread).toBe(1);
  expect((await ada.post("/api/notifications/read")).status).toBe(204);
  expect((await inbox(ada)).unread).toBe(0);
  await (await signedUp({ firstName: "Kim" })).put(`/api/photos/${photoId}/like`);
  const after = await inbox(ada);
  expect(after.unread).toBe(1);
  expect(after.notifications[0]).toMatchObject({ text: "Kim and 2 others liked your photo", readAt: null });
});

test("marking as read affects only the user's own, and accepts only ids", async () => {
  const maya = await signedUp();
  await maya.put(`/api/photos/${photoId}/like`);
  const id = (await inbox(ada)).notifications[0]?.id;
  await maya.post("/api/notifications/read", { ids: [id] });
  await maya.post("/api/notifications/read");
  expect((await inbox(ada)).unread).toBe(1);
  expect((await ada.post("/api/notifications/read", { ids: ["x".repeat(201)] })).status).toBe(400);
  expect((await visitor().get("/api/notifications")).status).toBe(401);
  expect((await visitor().post("/api/notifications/read")).status).toBe(401);
});

test("with like counts off, no number is shown", async () => {
  const people = await named("Maya", "Tom", "Zoe");
  for (const one of people) await one.put(`/api/photos/${photoId}/like`);
  await ada.put("/api/account/settings", { hideLikeCounts: true });
  expect((await inbox(ada)).notifications).toMatchObject([{ count: null, text: "Zoe and others liked your photo" }]);
});

test("a hundred simultaneous likes are one group of a hundred; parallel likes and unlikes leave no orphan", async () => {
  const people = await Promise.all(Array.from({ length: 100 }, () => signedUp({ firstName: "Bo" })));
  const answers = await Promise.all(people.map(({ put }) => put(`/api/photos/${photoId}/like`)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await inbox(ada)).toMatchObject({
    unread: 1,
    notifications: [{ count: 100, text: "Bo and 99 others liked your photo" }],
  });
  const crowd = people.slice(0, 12);
  const wishes = crowd.flatMap(({ put, del }) => [put, del, put, del]);
  await Promise.all(wishes.map((send) => send(`/api/photos/${photoId}/like`)));
  await Promise.all(crowd.slice(0, 9).map(({ del }) => del(`/api/photos/${photoId}/like`)));
  const likers = await prisma.photoLike.findMany({ where: { photoId }, select: { userId: true } });
  const stored = await prisma.notification.findMany({ where: { userId: ada.id }, select: { actorId: true } });
  expect(new Set(stored.map(({ actorId }) => actorId))).toEqual(new Set(likers.map(({ userId }) => userId)));
  expect(stored).toHaveLength(likers.length);
});

test("pages have no repeats or gaps, whatever arrives in the meantime", async () => {
  const maya = await signedUp({ firstName: "Maya" });
  const photos: string[] = [];
  for (let at = 0; at < 7; at += 1) photos.push(await aPhoto(ada.id));
  for (const id of photos) await maya.put(`/api/photos/${id}/like`);
  const first = await inbox(ada, "?limit=3");
  await maya.put(`/api/photos/${photoId}/like`);
  const second = await inbox(ada, `?limit=3&cursor=${first.nextCursor}`);
  const third = await inbox(ada, `?limit=3&cursor=${second.nextCursor}`);
  const seen = [first, second, third].flatMap(({ notifications }) => notifications.map(({ target }) => target.id));
  expect(seen).toEqual([...photos].reverse());
  expect(third.nextCursor).toBeNull();
  expect((await ada.get("/api/notifications?cursor=forged")).status).toBe(400);
});
