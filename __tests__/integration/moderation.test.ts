import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { commentSchema } from "@/lib/feed/comments/schema";
import { photoSchema } from "@/lib/feed/photos/schema";
import { caseSchema } from "@/lib/moderation/schema";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aPost, totalsOf } from "../support/fixtures";
import { image } from "../support/images";

const RUN = {
  title: "Run",
  description: "Easy",
  date: new Date("2099-06-21"),
  startsAt: new Date("2099-06-21T12:30:00Z"),
  time: "07:30",
  location: "Fullerton Ave",
  address: "",
  category: "Running",
  maxAttendees: 9,
  tags: [],
};
const CLUB = { name: "Sunrise club", description: "Up early", category: "Running", maxMembers: 3 };

let moderator: Member;
let ada: Member;
let photoId: string;
const report = (by: Member, type: string, id: string, more: object = {}) =>
  by.post("/api/reports", { type, id, category: "spam", ...more });
const cases = async (status = "open") =>
  (await moderator.get(`/api/moderation/reports?status=${status}&limit=50`)).as(caseSchema.array());
const caseOf = async (id: string) => {
  const found = (await cases()).find(({ targetId }) => targetId === id);
  if (!found) throw new Error("nobody reported it");
  return found;
};
const decide = async (id: string, action: string, reason = "Against the rules") =>
  moderator.patch(`/api/moderation/reports/${(await caseOf(id)).id}`, { action, reason });
const texts = async (of: Member) =>
  (await of.get("/api/notifications")).as(notificationsAnswerSchema).notifications.map(({ text }) => text);

beforeAll(async () => {
  moderator = await signedUp({ firstName: "Mod", email: `moderator-${process.pid}@example.com` });
  env.MODERATOR_EMAILS.push(moderator.email ?? "");
});
beforeEach(async () => {
  ada = await signedUp();
  photoId = await aPhoto(ada.id, { caption: "Buy my things" });
});

test("only moderators can see the queue: everyone else gets a 404", async () => {
  const [bob, one] = [await signedUp(), `/api/moderation/reports/${photoId}`];
  for (const path of ["/api/moderation/reports", one]) {
    const method = path === one ? "PATCH" : "GET";
    expect((await bob.send(method, path, method === "PATCH" ? { body: {} } : {})).status).toBe(404);
    expect((await visitor().send(method, path)).status).toBe(401);
  }
  expect((await moderator.get("/api/moderation/reports")).status).toBe(200);
  expect((await moderator.patch(one, { action: "hide", reason: "x" })).status).toBe(404);
});

test("reports of one item are one case, with the count, reasons, and original content", async () => {
  const [bob, cyd] = [await signedUp(), await signedUp()];
  expect((await report(bob, "photo", photoId)).status).toBe(201);
  expect((await report(bob, "photo", photoId, { category: "nudity", note: "Look at it" })).status).toBe(201);
  expect((await report(cyd, "photo", photoId)).status).toBe(201);
  await prisma.photo.update({ where: { id: photoId }, data: { caption: "Changed" } });
  expect(await caseOf(photoId)).toMatchObject({
    type: "photo",
    reports: 2,
    categories: ["nudity", "spam"],
    notes: ["Look at it"],
    isGone: false,
    isHidden: false,
    snapshot: { text: "Buy my things", author: { id: ada.id }, images: [`/media/${photoId}.webp`] },
  });
});

test("visible content of others can be reported, in the contract's categories", async () => {
  const bob = await signedUp();
  const post = await aPost(ada.id);
  const comment = (await ada.post(`/api/photos/${photoId}/comments`, { text: "Mean" })).as(commentSchema).id;
  const event = await prisma.communityEvent.create({ data: { ...RUN, hostId: ada.id } });
  const group = await prisma.group.create({ data: { ...CLUB, creatorId: ada.id } });
  for (const [type, id] of Object.entries({ post, comment, user: ada.id, event: event.id, group: group.id })) {
    expect([type, (await report(bob, type, id)).status]).toEqual([type, 201]);
    expect((await caseOf(id)).type).toBe(type);
  }
  expect((await report(ada, "photo", photoId)).status).toBe(400);
  expect((await report(ada, "user", ada.id)).status).toBe(400);
  expect((await report(bob, "photo", photoId, { category: "boring" })).body).toMatchObject({
    errors: { category: ["Choose what's wrong"] },
  });
  expect((await report(bob, "photo", photoId, { note: "x".repeat(501) })).status).toBe(400);
  expect((await report(bob, "photo", post)).status).toBe(404);
  await ada.put(`/api/users/${bob.id}/block`);
  expect((await report(bob, "photo", photoId)).status).toBe(404);
});

test("dismissed: nothing happens, it is decided once, and the same report doesn't reopen it right away", async () => {
  const bob = await signedUp();
  await report(bob, "photo", photoId);
  const { id } = await caseOf(photoId);
  expect((await decide(photoId, "dismiss", "Fine")).body).toEqual({ id, action: "dismiss", reason: "Fine" });
  expect((await moderator.patch(`/api/moderation/reports/${id}`, { action: "hide", reason: "No" })).status).toBe(409);
  expect((await cases("closed"))[0]).toMatchObject({ targetId: photoId, action: "dismiss", reason: "Fine" });
  expect((await report(bob, "photo", photoId)).status).toBe(201);
  expect((await cases()).some(({ targetId }) => targetId === photoId)).toBe(false);
  await prisma.photo.update({ where: { id: photoId }, data: { caption: "Now truly bad" } });
  await report(bob, "photo", photoId);
  expect((await caseOf(photoId)).snapshot.text).toBe("Now truly bad");
  expect((await visitor().get(`/api/photos/${photoId}`)).status).toBe(200);
});

test("hidden: from everyone but its owner, who is notified", async () => {
  const bob = await signedUp();
  await visitor().get("/api/photos/home");
  await report(bob, "photo", photoId);
  expect((await decide(photoId, "hide", "Spam")).status).toBe(200);
  for (const other of [bob, visitor(), moderator]) expect((await other.get(`/api/photos/${photoId}`)).status).toBe(404);
  expect((await ada.get(`/api/photos/${photoId}`)).body).toMatchObject({ isHidden: true });
  expect((await ada.get("/api/photos/profile")).body).toMatchObject([{ id: photoId, isHidden: true }]);
  for (const feed of [ada, visitor()])
    expect((await feed.get("/api/photos/home?limit=50")).text).not.toContain(photoId);
  expect(await texts(ada)).toEqual(["A moderator hid your photo, so only you can see it: Spam"]);
});

test("moderators see pictures of reported items regardless of visibility, and no others", async () => {
  const bob = await signedUp();
  const picture = new Blob([new Uint8Array(await image())]);
  const photo = (await ada.upload("/api/photos/upload", { photo: picture })).as(photoSchema);
  await bob.put(`/api/users/${ada.id}/follow`);
  await prisma.photo.update({ where: { id: photo.id }, data: { audience: "followers" } });
  expect((await moderator.get(photo.photoUrl)).status).toBe(404);
  await report(bob, "photo", photo.id);
  expect((await moderator.get(photo.photoUrl)).status).toBe(200);
  expect((await visitor().get(photo.photoUrl)).status).toBe(404);
});

test("a hidden comment no longer counts, notifies no one, and can still be deleted by its author", async () => {
  const bob = await signedUp();
  const path = `/api/photos/${photoId}/comments`;
  const bad = (await bob.post(path, { text: "Mean" })).as(commentSchema);
  await ada.post(path, { text: "Please don't" });
  await report(ada, "comment", bad.id);
  await decide(bad.id, "hide");
  expect((await visitor().get(path)).body).toMatchObject([{ text: "Please don't" }]);
  expect((await bob.get(path)).body).toMatchObject([{ text: "Mean", isHidden: true }, { text: "Please don't" }]);
  expect((await visitor().get(`/api/photos/${photoId}`)).body).toMatchObject({ comments: 1 });
  expect(await texts(ada)).toEqual([]);
  expect((await bob.del(`/api/comments/${bad.id}`)).status).toBe(204);
  expect((await visitor().get(`/api/photos/${photoId}`)).body).toMatchObject({ comments: 1 });
});

test("removed: as if its owner had deleted it, with its XP", async () => {
  const bob = await signedUp();
  const shared = (await ada.post("/api/posts", { content: "Spam" })).text;
  const post = /"id":"([0-9a-f-]{36})"/.exec(shared)?.[1] ?? "";
  await bob.put(`/api/saved/photo/${photoId}`);
  await report(bob, "post", post);
  await report(bob, "photo", photoId);
  await decide(post, "remove");
  await decide(photoId, "remove");
  expect((await ada.get(`/api/photos/${photoId}`)).status).toBe(404);
  expect(await totalsOf(ada.id)).toMatchObject({ ledgerXp: 0, entriesXp: 0 });
  const [owner, saver] = [ada.id, bob.id].map((id) => prisma.user.findUniqueOrThrow({ where: { id } }));
  expect([(await owner)?.experienceCount, (await saver)?.savedCount]).toEqual([0, 0]);
  expect(await texts(ada)).toHaveLength(2);
});

test("warned: the person is notified why regardless of settings, and nothing else changes", async () => {
  const bob = await signedUp();
  await ada.put("/api/account/settings", { notificationsPaused: true });
  await report(bob, "user", ada.id);
  for (const action of ["hide", "remove"]) expect((await decide(ada.id, action)).status).toBe(400);
  await decide(ada.id, "warn", "Be kind");
  expect(await texts(ada)).toEqual(["A moderator sent you a warning about your profile: Be kind"]);
  expect((await visitor().get(`/api/users/${ada.id}`)).status).toBe(200);
});

test("suspended: logged out immediately, unable to log in, and invisible everywhere", async () => {
  const password = "lake front";
  const bob = await signedUp({ password });
  const elsewhere = await aPhoto(ada.id);
  await bob.post(`/api/photos/${elsewhere}/comments`, { text: "One" });
  await bob.post(`/api/photos/${elsewhere}/comments`, { text: "Two" });
  await bob.put(`/api/photos/${photoId}/like`);
  await report(ada, "user", bob.id);
  await decide(bob.id, "suspend");
  expect((await bob.get("/api/auth/user")).status).toBe(401);
  const again = await visitor().post("/api/auth/login", { identifier: bob.email, password });
  const message = "This account is suspended: Against the rules"; // they see the moderator's reason
  expect([again.status, again.body]).toEqual([403, expect.objectContaining({ message })]);
  expect((await ada.get(`/api/users/${bob.id}`)).status).toBe(404);
  expect((await ada.get(`/api/photos/${elsewhere}`)).body).toMatchObject({ comments: 0 });
  expect((await ada.get(`/api/photos/${elsewhere}/comments`)).body).toEqual([]);
  expect(await texts(ada)).toEqual([]);
});

describe("reversing a decision", () => {
  const revert = async (targetId: string, reason = "A mistake") => {
    const found = (await cases("closed")).find((one) => one.targetId === targetId);
    return moderator.patch(`/api/moderation/reports/${found?.id}`, { action: "restore", reason });
  };

  test("a hidden photo becomes visible again, and its author is notified", async () => {
    await report(await signedUp(), "photo", photoId);
    await decide(photoId, "hide");
    expect((await visitor().get(`/api/photos/${photoId}`)).status).toBe(404);
    expect((await revert(photoId)).status).toBe(200);
    expect((await visitor().get(`/api/photos/${photoId}`)).status).toBe(200);
    expect(await texts(ada)).toContain("A moderator reversed the decision about your photo: A mistake");
    expect((await revert(photoId)).status).toBe(409); // once
    expect(await prisma.moderationEntry.count({ where: { targetId: photoId } })).toBe(2); // the log has both
  });

  test("lifting a suspension restores the account and the comments it hid, and no others", async () => {
    const password = "lake front";
    const bob = await signedUp({ password });
    const place = await aPhoto(ada.id);
    const commentIds = [];
    for (const text of ["Kept", "Hidden before"]) {
      commentIds.push((await bob.post(`/api/photos/${place}/comments`, { text })).as(commentSchema).id);
    }
    await report(ada, "comment", commentIds[1] ?? "");
    await decide(commentIds[1] ?? "", "hide");
    await report(ada, "user", bob.id);
    await decide(bob.id, "suspend");
    expect((await ada.get(`/api/photos/${place}`)).body).toMatchObject({ comments: 0 });
    expect((await revert(bob.id)).status).toBe(200);
    expect((await visitor().post("/api/auth/login", { identifier: bob.email, password })).status).toBe(200);
    expect((await ada.get(`/api/photos/${place}`)).body).toMatchObject({ comments: 1 });
    expect((await ada.get(`/api/photos/${place}/comments`)).body).toMatchObject([{ text: "Kept" }]);
    expect((await revert(commentIds[1] ?? "")).status).toBe(200);
    expect((await ada.get(`/api/photos/${place}`)).body).toMatchObject({ comments: 2 });
  });

  test("a comment of someone suspended in the meantime comes back with them", async () => {
    const bob = await signedUp();
    const place = await aPhoto(ada.id);
    const { id } = (await bob.post(`/api/photos/${place}/comments`, { text: "Mine" })).as(commentSchema);
    await report(ada, "comment", id);
    await decide(id, "hide");
    await report(ada, "user", bob.id);
    await decide(bob.id, "suspend");
    await revert(id);
    expect((await ada.get(`/api/photos/${place}`)).body).toMatchObject({ comments: 0 });
    await revert(bob.id);
    expect((await ada.get(`/api/photos/${place}`)).body).toMatchObject({ comments: 1 });
  });

  test("isn't possible for dismissed, warned, or removed items, nor as an outcome of an open case", async () => {
    await report(await signedUp(), "photo", photoId);
    expect((await decide(photoId, "restore")).status).toBe(404);
    await decide(photoId, "warn");
    expect((await revert(photoId)).status).toBe(409);
  });
});

describe("about a moderator", () => {
  let [colleague, second]: [Member, Member] = [ada, ada];
  const decides = async (who: Member, targetId: string, action: string, status = "open") => {
    const about = (await cases(status)).find((one) => one.targetId === targetId);
    return who.patch(`/api/moderation/reports/${about?.id}`, { action, reason: "Seen it" });
  };
  beforeAll(async () => {
    [colleague, second] = [
      await signedUp({ email: `colleague-${process.pid}@example.com` }),
      await signedUp({ email: `second-${process.pid}@example.com` }),
    ];
    env.MODERATOR_EMAILS.push(colleague.email ?? "", second.email ?? "");
  });

  test.each(["warn", "dismiss", "suspend"])("%s takes effect when a second moderator agrees", async (action) => {
    await report(await signedUp(), "user", colleague.id);
    const proposed = await decides(moderator, colleague.id, action);
    expect([proposed.status, proposed.body]).toMatchObject([200, { action, isProposed: true }]);
    expect(await caseOf(colleague.id)).toMatchObject({ status: "open", proposedAction: action });
    expect((await decides(moderator, colleague.id, action)).status).toBe(409); // the same moderator again isn't a second one
    expect((await decides(colleague, colleague.id, action)).status).toBe(403);
    expect((await colleague.get("/api/auth/user")).status).toBe(200);
    const agreed = await decides(second, colleague.id, action);
    expect(agreed.body).not.toHaveProperty("isProposed");
    expect((await cases("closed"))[0]).toMatchObject({ targetId: colleague.id, action, proposedAction: null });
    const log = await prisma.moderationEntry.findMany({ where: { targetId: colleague.id }, orderBy: { id: "asc" } });
    expect(log.slice(-2).map((entry) => [entry.moderatorId, entry.action, entry.reason])).toEqual([
      [moderator.id, "propose", `${action}: Seen it`],
      [second.id, action, "Seen it"],
    ]);
  });

  test("without a third moderator, the other one can only dismiss", async () => {
    const emails = [...env.MODERATOR_EMAILS];
    env.MODERATOR_EMAILS.splice(0, Infinity, moderator.email ?? "", second.email ?? "");
    try {
      const photo = await aPhoto(second.id);
      await report(ada, "photo", photo);
      expect((await decides(second, photo, "dismiss")).status).toBe(403);
      expect((await decides(moderator, photo, "hide")).body).toMatchObject({ isProposed: true });
      expect((await decides(moderator, photo, "dismiss")).body).not.toHaveProperty("isProposed");
      expect((await cases("closed"))[0]).toMatchObject({ targetId: photo, action: "dismiss", proposedAction: null });
    } finally {
      env.MODERATOR_EMAILS.splice(0, Infinity, ...emails);
    }
  });

  test("a different proposal replaces the first, and reversing needs two as well", async () => {
    const other = await signedUp({ email: `other-${process.pid}@example.com` });
    env.MODERATOR_EMAILS.push(other.email ?? "");
    const photo = await aPhoto(other.id);
    await report(ada, "photo", photo);
    await decides(moderator, photo, "remove");
    expect((await decides(second, photo, "hide")).body).toMatchObject({ isProposed: true });
    expect((await visitor().get(`/api/photos/${photo}`)).status).toBe(200);
    await decides(moderator, photo, "hide");
    expect((await visitor().get(`/api/photos/${photo}`)).status).toBe(404);
    expect((await decides(moderator, photo, "restore", "closed")).body).toMatchObject({ isProposed: true });
    expect((await visitor().get(`/api/photos/${photo}`)).status).toBe(404);
    await decides(second, photo, "restore", "closed");
    expect((await visitor().get(`/api/photos/${photo}`)).status).toBe(200);
  });
});

describe("an appeal", () => {
  const password = "lake front";
  /** Someone suspended who tried to log in. */
  async function suspendedPerson() {
    const bob = await signedUp({ password });
    await report(ada, "user", bob.id);
    await report(await signedUp(), "user", bob.id);
    await decide(bob.id, "suspend");
    const browser = visitor();
    const logIn = () => browser.post("/api/auth/login", { identifier: bob.email, password });
    return { bob, browser, logIn, first: await logIn() };
  }
  const object = (browser: ReturnType<typeof visitor>, text = "It was not me") =>
    browser.post("/api/auth/objection", { text });
  const objections = async () => cases("objected");

  test("is made once, by someone who knows the password, and shown with the case", async () => {
    const { bob, browser, first, logIn } = await suspendedPerson();
    expect(first.body).toMatchObject({ code: "suspended", message: "This account is suspended: Against the rules" });
    expect((await object(visitor())).status).toBe(401);
    expect((await object(browser, " ")).status).toBe(400);
    expect((await object(browser)).status).toBe(204);
    expect((await objections()).filter(({ targetId }) => targetId === bob.id)).toMatchObject([
      { objection: "It was not me", objectionAnswer: null, action: "suspend", reports: 2 },
    ]);
    expect((await object(browser)).status).toBe(401); // the appeal has been used
    const message = "This account is suspended: Against the rules. Your appeal is waiting for a moderator";
    expect((await logIn()).body).toMatchObject({ code: "forbidden", message });
    expect((await object(browser)).status).toBe(401);
  });

  test("ten at once count as one", async () => {
    const { browser } = await suspendedPerson();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => object(browser, `Number ${at}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array.from({ length: 9 }, () => 409)]);
  });

  test("upheld: the answer is shown at login, and there is no second appeal", async () => {
    const { bob, browser, logIn } = await suspendedPerson();
    await object(browser);
    const found = (await objections()).find(({ targetId }) => targetId === bob.id);
    const answer = (reason: string) =>
      moderator.patch(`/api/moderation/reports/${found?.id}`, { action: "uphold", reason });
    expect((await answer("We looked again")).status).toBe(200);
    expect((await answer("Twice")).status).toBe(409);
    expect((await objections()).some(({ targetId }) => targetId === bob.id)).toBe(false);
    const message = "This account is suspended: Against the rules. Your appeal was reviewed: We looked again";
    expect((await logIn()).body).toMatchObject({ code: "forbidden", message });
    expect(await prisma.moderationEntry.count({ where: { targetId: bob.id, action: "uphold" } })).toBe(1);
  });

  test("granted: the suspension is lifted, and a later one can be appealed again", async () => {
    const { bob, browser, logIn } = await suspendedPerson();
    await object(browser);
    const found = (await objections()).find(({ targetId }) => targetId === bob.id);
    await moderator.patch(`/api/moderation/reports/${found?.id}`, { action: "restore", reason: "You are right" });
    expect((await logIn()).status).toBe(200);
    await report(await signedUp(), "user", bob.id);
    await decide(bob.id, "suspend");
    expect((await logIn()).body).toMatchObject({ code: "suspended" });
    expect((await object(browser, "Again")).status).toBe(204);
  });

  test("is refused once the person isn't suspended anymore", async () => {
    const { bob, browser } = await suspendedPerson();
    await prisma.user.update({ where: { id: bob.id }, data: { suspendedAt: null } });
    expect((await object(browser)).status).toBe(409);
  });
});

test("no one decides about themselves or without a reason, and the log is permanent", async () => {
  const bob = await signedUp();
  const own = await aPhoto(moderator.id);
  await report(bob, "photo", own);
  expect((await decide(own, "dismiss")).status).toBe(403);
  await report(bob, "photo", photoId);
  expect((await decide(photoId, "hide", "  ")).body).toMatchObject({ errors: { reason: ["Please give a reason"] } });
  expect((await decide(photoId, "explode")).status).toBe(400);
  await decide(photoId, "hide", "Spam");
  const where = { type: "photo", targetId: photoId };
  expect(await prisma.moderationEntry.findMany({ where })).toMatchObject([
    { moderatorId: moderator.id, action: "hide", reason: "Spam" },
  ]);
  await expect(prisma.moderationEntry.deleteMany({ where })).rejects.toThrow("append-only");
  await expect(prisma.moderationEntry.updateMany({ where, data: { reason: "" } })).rejects.toThrow("append-only");
});

test("ten moderators at once make one decision", async () => {
  const bob = await signedUp();
  await report(bob, "photo", photoId);
  const { id } = await caseOf(photoId);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      moderator.patch(`/api/moderation/reports/${id}`, { action: "warn", reason: "Once" }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await texts(ada)).toHaveLength(1);
});
