import "../support/unlimited";
import { deleteDueAccounts } from "@/lib/account/deletion/jobs";
import { deleteForGood } from "@/lib/account/deletion/mutations";
import { leavingSchema } from "@/lib/account/deletion/schema";
import { prisma, rows, sql } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { mediaStore } from "@/lib/core/server/media-store";
import { sweepMedia } from "@/lib/feed/media/jobs";
import { removeDeletedMedia } from "@/lib/feed/media/mutations";
import { photoSchema } from "@/lib/feed/photos/schema";
import { reportAnswerSchema, snapshotSchema } from "@/lib/moderation/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aPost, aVenue, NEXT_JUNE } from "../support/fixtures";
import { image } from "../support/images";
import { codeFor, messagesTo } from "../support/outbox";
import { storedFiles } from "../support/stored-files";
import { tracesOf, wrongCounters } from "../support/traces";

const PASSWORD = "enchantress";
const ACCOUNT = "/api/account";
let number = 3_125_550_100;
const leaver = () => {
  number += 1;
  return signedUp({
    email: `leaver-${number}@example.com`,
    phoneNumber: `+1${number}`,
    firstName: "Leonie",
    password: PASSWORD,
  });
};
const RUN = {
  title: "Lakefront long run",
  date: NEXT_JUNE,
  time: "07:30",
  location: "Fullerton Ave",
  category: "Running",
  maxAttendees: 2,
};
const CLUB = { name: "Sunrise club", description: "Up early", category: "Running", maxMembers: 5 };
const idOf = (answer: { body: unknown }) => {
  const { body } = answer;
  if (typeof body === "object" && body !== null && "id" in body && typeof body.id === "string") return body.id;
  throw new Error("The answer names nothing");
};

describe("who may delete an account", () => {
  test("requires a session, the right password, and one of the two choices", async () => {
    const ada = await leaver();
    expect((await visitor().del(ACCOUNT, { grace: "now", password: PASSWORD })).status).toBe(401);
    const wrong = await ada.del(ACCOUNT, { grace: "now", password: "guess" });
    expect([wrong.status, wrong.body]).toMatchObject([403, { errors: { password: [expect.any(String)] } }]);
    expect((await ada.del(ACCOUNT, { grace: "soon", password: PASSWORD })).status).toBe(400);
    expect((await ada.del(ACCOUNT, { password: PASSWORD })).status).toBe(400);
    expect(await prisma.user.count({ where: { id: ada.id } })).toBe(1);
  });

  test("without a password, the login must be less than five minutes old", async () => {
    const ada = await leaver();
    const age = (minutes: number) =>
      prisma.session.updateMany({
        where: { userId: ada.id },
        data: { createdAt: new Date(Date.now() - minutes * 60_000) },
      });
    await age(6);
    expect((await ada.del(ACCOUNT, { grace: "now" })).status).toBe(403);
    await age(4);
    const gone = await ada.del(ACCOUNT, { grace: "now" });
    expect([gone.status, gone.body]).toEqual([202, { deleteAfter: null }]);
    expect(gone.headers.get("clear-site-data")).toBe('"cache", "storage"');
    expect([...ada.cookies.keys()].filter((name) => name.includes("session"))).toEqual([]);
  });
});

describe("deleting right away", () => {
  let ada: Member;
  let [bob, eve]: (Member | undefined)[] = [];
  const friend = () => bob ?? ada;
  const other = () => eve ?? ada;

  /** Something of theirs in every table, including in other people's content. */
  beforeAll(async () => {
    ada = await leaver();
    bob = await signedUp({ firstName: "Bob" });
    eve = await signedUp({ firstName: "Eve" });
    const venueId = await aVenue();
    const upload = { photo: new File([new Uint8Array(await image())], "a.jpg", { type: "image/jpeg" }) };
    const mine = idOf(await ada.upload("/api/photos/upload", upload));
    await ada.upload("/api/photos/upload", { ...upload, purpose: "avatar" });
    const theirs = await aPhoto(bob.id);
    const post = await aPost(bob.id);
    for (const who of [ada, eve]) {
      await who.put(`/api/photos/${theirs}/like`);
      await who.put(`/api/posts/${post}/like`);
      await who.put(`/api/users/${bob.id}/follow`);
      await who.post("/api/check-ins", { venueId });
    }
    const word = idOf(await ada.post(`/api/photos/${theirs}/comments`, { text: "What a morning" }));
    await bob.post(`/api/photos/${theirs}/comments`, { text: "It was", parentId: word });
    await bob.post(`/api/photos/${theirs}/comments`, { text: "My own words" });
    await bob.post(`/api/photos/${mine}/comments`, { text: "Nice", parentId: null });
    await bob.put(`/api/photos/${mine}/like`);
    await bob.put(`/api/users/${ada.id}/follow`);
    await bob.put(`/api/saved/photo/${mine}`);
    await eve.put(`/api/users/${ada.id}/mute`);
    await ada.post("/api/posts", { content: "Good bye", activityType: "general" }, { "idempotency-key": "p" });
    const shoesId = idOf(await ada.post("/api/shoes", { name: "Blue ones" }));
    await ada.post("/api/workouts", { activityType: "running", duration: 30, shoesId }, { "idempotency-key": "w" });
    await ada.put(`/api/saved/venue/${venueId}`);
    await ada.post("/api/drafts", { title: "Later", caption: "", location: "", taggedUserIds: [bob.id], photos: [] });
    await bob.post("/api/drafts", { title: "Us", caption: "", location: "", taggedUserIds: [ada.id], photos: [] });
    await ada.post("/api/invites");
    await visitor().post("/api/auth/forgot", { identifier: ada.email });
    await bob.post("/api/photos", {
      ...{
        photoUrl: `data:image/jpeg;base64,${(await image()).toString("base64")}`,
        caption: "Us",
        location: "Chicago",
      },
      ...{ experienceTitle: "Us", category: "photo", isExperience: true, taggedUserIds: [ada.id] },
    });
    await prisma.interaction.create({ data: { userId: eve.id, kind: "view", targetType: "user", targetId: ada.id } });
    await prisma.suggestionFeedback.create({
      data: { userId: eve.id, targetType: "person", targetId: ada.id, verdict: "no" },
    });
    const note = { type: "follow", groupKey: `follow:${ada.id}`, targetType: "user", targetId: ada.id };
    await prisma.notification.create({ data: { userId: bob.id, actorId: ada.id, ...note } });
    await prisma.notificationEmail.create({ data: { userId: bob.id, actorId: ada.id, ...note } });
    const author = { id: ada.id, firstName: "Leonie", lastName: "Lovelace", profileImageUrl: null };
    const snapshot = { author, title: "Mine", text: ada.email ?? "", images: [], photoId: null };
    const report = { category: "spam", snapshot, status: "closed", decidedAt: new Date() } as const;
    await prisma.report.create({ data: { ...report, type: "user", targetId: ada.id, reporterId: bob.id } });
    await prisma.report.create({ data: { ...report, type: "photo", targetId: mine, reporterId: eve.id } });
    const against = { type: "user", targetId: bob.id, reporterId: ada.id, category: "spam", snapshot: { id: bob.id } };
    await prisma.report.create({ data: { ...against, decidedBy: ada.id } });
    await prisma.moderationEntry.create({
      data: { moderatorId: ada.id, action: "hide", type: "user", targetId: ada.id, reason: "a test" },
    });
    const week = { startsAt: new Date(), endsAt: new Date(Date.now() + 1e9), target: 10 };
    await prisma.challenge.create({
      data: {
        ...week,
        slug: "a",
        title: "A",
        description: "",
        unit: "xp",
        scope: "city",
        members: { create: { userId: ada.id } },
      },
    });
    await prisma.achievementUnlock.create({ data: { userId: ada.id, achievement: "first" } });
    await prisma.accountExport.create({ data: { userId: ada.id } });
    await prisma.identity.create({ data: { userId: ada.id, provider: "google", subject: "g-1", email: ada.email } });
  });

  test("leaves no trace in any table, the media folder, or the messages", async () => {
    expect(await tracesOf(ada.id)).not.toEqual([]);
    const files = storedFiles().length;
    const { email, phoneNumber } = await prisma.user.findUniqueOrThrow({ where: { id: ada.id } });
    const event = idOf(await friend().post("/api/community/events", RUN));
    for (const who of [ada, other()]) await who.put(`/api/community/events/${event}/join`);
    const club = idOf(await ada.post("/api/groups", CLUB));
    const lonely = idOf(await ada.post("/api/groups", { ...CLUB, name: "Only me" }));
    for (const who of [other(), friend()]) await who.put(`/api/groups/${club}/join`);
    await ada.post("/api/community/events", { ...RUN, title: "Mine" });

    const gone = await ada.del(ACCOUNT, { grace: "now", password: PASSWORD });
    expect([gone.status, gone.as(leavingSchema)]).toEqual([202, { deleteAfter: null }]);
    expect(await tracesOf(ada.id, email ?? "", phoneNumber ?? "")).toEqual([]);
    expect(await wrongCounters()).toEqual([]);
    expect(storedFiles().length).toBe(files - 2);
    expect((await ada.get("/api/auth/user")).status).toBe(401);

    const rsvps = await prisma.communityEventMember.findMany({ where: { eventId: event } });
    expect(rsvps.map(({ userId, status }) => [userId, status])).toEqual(
      expect.arrayContaining([[other().id, "going"]]), // moved up from the waitlist
    );
    const heir = await prisma.group.findUniqueOrThrow({ where: { id: club }, include: { members: true } });
    expect([heir.creatorId, heir.memberCount]).toEqual([other().id, 2]);
    expect(heir.members.filter(({ role }) => role === "owner")).toHaveLength(1);
    expect(await prisma.group.count({ where: { id: lonely } })).toBe(0);
    expect(await prisma.communityEvent.count({ where: { title: "Mine" } })).toBe(0);
    expect(await prisma.comment.findMany({ select: { text: true } })).toEqual([{ text: "My own words" }]);
    const reports = await prisma.report.findMany({ orderBy: { createdAt: "asc" } });
    expect(reports.map(({ reporterId, snapshot }) => [reporterId, snapshot])).toEqual([
      [friend().id, expect.objectContaining({ title: null, text: "" })],
      [other().id, expect.objectContaining({ title: null, text: "" })],
      [null, { id: friend().id }],
    ]);
    for (const { snapshot } of reports.slice(0, 2)) snapshotSchema.parse(snapshot); // the moderators' list includes it
    expect(await prisma.moderationEntry.findMany()).toMatchObject([
      { moderatorId: null, action: "hide", reason: "a test" },
    ]);
  });

  test("a seat at a current event goes to the next person, and at a past event to no one", async () => {
    const [host, going, waiting] = [await signedUp(), await leaver(), await signedUp()];
    const statusAfter = async (hours: number) => {
      const event = idOf(await host.post("/api/community/events", RUN));
      for (const who of [going, waiting]) await who.put(`/api/community/events/${event}/join`);
      const startsAt = new Date(Date.now() - hours * 3_600_000);
      await prisma.communityEvent.update({ where: { id: event }, data: { startsAt } });
      return () => prisma.communityEventMember.findFirstOrThrow({ where: { eventId: event, userId: waiting.id } });
    };
    const [goesOn, hasEnded] = [await statusAfter(1), await statusAfter(4)];
    await going.del(ACCOUNT, { grace: "now", password: PASSWORD });
    expect([(await goesOn()).status, (await hasEnded()).status]).toEqual(["going", "waitlisted"]);
    expect(await wrongCounters()).toEqual([]);
  });

  test("an open case keeps its evidence until it is decided, for a month at most", async () => {
    const [offender, witness] = [await signedUp({ password: PASSWORD }), await signedUp()];
    const author = { id: offender.id, firstName: "O", lastName: "F", profileImageUrl: null };
    const snapshot = { author, title: null, text: "A nasty threat", images: [], photoId: null };
    const about = { type: "user", targetId: offender.id, category: "harassment", snapshot };
    const { id } = await prisma.report.create({ data: { ...about, reporterId: witness.id } });
    const shown = async () => JSON.stringify((await prisma.report.findUniqueOrThrow({ where: { id } })).snapshot);

    expect((await offender.del(ACCOUNT, { grace: "now", password: PASSWORD })).status).toBe(202);
    await deleteDueAccounts();
    expect(await shown()).toContain("A nasty threat");
    await prisma.report.update({ where: { id }, data: { createdAt: new Date(Date.now() - 31 * 86_400_000) } });
    await deleteDueAccounts();
    expect(await shown()).not.toMatch(/threat|"O"/);
    expect(await tracesOf(offender.id)).toEqual([]);
  });

  test("a decided case releases it", async () => {
    const [offender, witness] = [await signedUp({ password: PASSWORD }), await signedUp()];
    const author = { id: offender.id, firstName: "O", lastName: "F", profileImageUrl: null };
    const snapshot = { author, title: null, text: "A nasty threat", images: [], photoId: null };
    const about = { type: "user", targetId: offender.id, category: "harassment", snapshot };
    const { id } = await prisma.report.create({ data: { ...about, reporterId: witness.id } });
    await offender.del(ACCOUNT, { grace: "now", password: PASSWORD });
    await prisma.report.update({ where: { id }, data: { status: "closed", decidedAt: new Date() } });
    await deleteDueAccounts();
    expect(await tracesOf(offender.id)).toEqual([]);
  });

  /** Someone with a reported picture who deletes their account immediately. */
  async function deletedWithReportedPicture() {
    const [offender, witness] = [await leaver(), await signedUp()];
    const photo = (
      await offender.upload("/api/photos/upload", { photo: new Blob([new Uint8Array(await image())]) })
    ).as(photoSchema);
    const { id } = (await witness.post("/api/reports", { type: "photo", id: photo.id, category: "nudity" })).as(
      reportAnswerSchema,
    );
    await offender.del(ACCOUNT, { grace: "now", password: PASSWORD });
    await removeDeletedMedia();
    await sweepMedia(new Date(Date.now() + 2 * 86_400_000)); // no sweep deletes it as unused
    const email = `mod-of-${offender.email}`;
    env.MODERATOR_EMAILS.push(email);
    return { offender, photo, id, moderator: await signedUp({ email }), witness };
  }

  test("a reported picture is kept for moderators only until its case is decided", async () => {
    const { photo, id, moderator, witness } = await deletedWithReportedPicture();
    expect((await moderator.get(photo.photoUrl)).status).toBe(200);
    for (const other of [witness, visitor()]) expect((await other.get(photo.photoUrl)).status).toBe(404);
    expect((await moderator.patch(`/api/moderation/reports/${id}`, { action: "dismiss", reason: "Fine" })).status).toBe(
      200,
    );
    await removeDeletedMedia();
    expect((await moderator.get(photo.photoUrl)).status).toBe(404);
    await deleteDueAccounts();
    expect(await tracesOf(photo.photoUrl.slice(7, 43))).toEqual([]);
  });

  test("and for thirty days at most", async () => {
    const { photo, moderator } = await deletedWithReportedPicture();
    const mediaId = photo.photoUrl.slice(7, 43);
    const [held] = await rows<{ days: number }>(sql`
      select extract(epoch from "deleteAfter" - now())::float8 / 86400 as days from pending_media_deletions where "mediaId" = ${mediaId}::uuid`);
    expect(held?.days).toBeCloseTo(30, 1);
    await rows(sql`update pending_media_deletions set "deleteAfter" = now() where "mediaId" = ${mediaId}::uuid`);
    expect((await moderator.get(photo.photoUrl)).status).toBe(404);
    await removeDeletedMedia();
    expect(await storedFiles()).not.toContainEqual(expect.stringContaining(mediaId));
  });

  const signUpAgain = async (email: string | null) => {
    const names = { firstName: "Leonie", lastName: "Again", authProvider: "email" };
    const form = { ...names, email, password: "brand new one", confirmPassword: "brand new one" };
    expect((await visitor().post("/api/auth/signup", form)).status).toBe(200);
    return (await messagesTo(email ?? "")).at(-1);
  };

  test("a suspended person who leaves can't sign up again with the same address, and the stored hash identifies no one", async () => {
    const offender = await leaver();
    await prisma.user.update({
      where: { id: offender.id },
      data: { suspendedAt: new Date(), deleteAfter: new Date(Date.now() - 1000) },
    });
    await deleteDueAccounts();
    expect(await signUpAgain(offender.email)).toMatchObject({ subject: "You can't sign up for Windmile right now" });
    expect(await tracesOf(offender.id)).toEqual([]);
    await rows(sql`update banned_addresses set until = now() where until > now()`);
    expect(await signUpAgain(offender.email)).toMatchObject({ subject: "Your Windmile verification code" });
  });

  test.each([
    ["suspend", "You can't sign up for Windmile right now"],
    ["dismiss", "Your Windmile verification code"],
  ])("a person who left with an open case is barred if it ends with: %s", async (action, subject) => {
    const [offender, witness] = [await leaver(), await signedUp()];
    const about = { type: "user", id: offender.id, category: "harassment" };
    const { id } = (await witness.post("/api/reports", about)).as(reportAnswerSchema);
    await offender.del(ACCOUNT, { grace: "now", password: PASSWORD });
    const email = `mod-of-${offender.email}`;
    env.MODERATOR_EMAILS.push(email);
    const moderator = await signedUp({ email });
    expect((await moderator.patch(`/api/moderation/reports/${id}`, { action, reason: "Decided" })).status).toBe(200);
    await deleteDueAccounts();
    expect(await signUpAgain(offender.email)).toMatchObject({ subject });
    expect(await tracesOf(offender.id)).toEqual([]);
  });

  test("the address may sign up again, and starts from zero", async () => {
    const email = "again@example.com";
    const first = await signedUp({ email, password: PASSWORD, bio: "Before" });
    await first.del(ACCOUNT, { grace: "now", password: PASSWORD });
    const form = { firstName: "New", lastName: "Person", email, password: PASSWORD, confirmPassword: PASSWORD };
    const browser = visitor();
    await browser.post("/api/auth/signup", { ...form, authProvider: "email" });
    const verified = await browser.post("/api/auth/verify", { email, code: codeFor(email) });
    expect(verified.body).toMatchObject({ user: { firstName: "New", bio: null, experiences: 0, followersCount: 0 } });
  });

  test("two deletions and concurrent writes leave counters correct", async () => {
    const [one, two, stays] = [await leaver(), await leaver(), await signedUp()];
    const photo = await aPhoto(stays.id);
    for (const who of [one, two]) {
      await who.put(`/api/users/${stays.id}/follow`);
      await stays.put(`/api/users/${who.id}/follow`);
      await who.put(`/api/photos/${photo}/like`);
      await who.post(`/api/photos/${photo}/comments`, { text: "Hello" });
    }
    const answers = await Promise.all([
      one.del(ACCOUNT, { grace: "now", password: PASSWORD }),
      two.del(ACCOUNT, { grace: "now", password: PASSWORD }),
      stays.del(`/api/users/${one.id}/follow`),
      ...Array.from({ length: 4 }, () => stays.post(`/api/photos/${photo}/comments`, { text: "Busy" })),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await wrongCounters()).toEqual([]);
  });
});

describe("fourteen days of grace", () => {
  const seen = async (who: Member, by: Member, photo: string) =>
    Promise.all([
      by.get(`/api/users/${who.id}`),
      by.get(`/api/photos/${photo}`),
      by.get(`/api/photos/profile?userId=${who.id}`),
      by.put(`/api/users/${who.id}/follow`),
    ]).then((answers) => answers.map(({ status }) => status));

  test("the account is invisible from the start, and its sessions are ended", async () => {
    const [ada, bob] = [await leaver(), await signedUp()];
    const photo = await aPhoto(ada.id, { title: "Zanzibar sunrise" });
    const feed = async () => JSON.stringify((await visitor().get("/api/photos/home")).body);
    expect(await feed()).toContain(photo);
    const answer = await ada.del(ACCOUNT, { grace: "14d", password: PASSWORD });
    expect(answer.status).toBe(202);
    const days = (Date.parse(answer.as(leavingSchema).deleteAfter ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
    expect(await seen(ada, bob, photo)).toEqual([404, 404, 404, 404]);
    expect(await feed()).not.toContain(photo);
    expect(JSON.stringify((await bob.get("/api/search?q=zanzibar")).body)).not.toContain(photo);
    expect(JSON.stringify((await bob.get("/api/search?q=Leonie")).body)).not.toContain(ada.id);
    expect((await ada.get("/api/auth/user")).status).toBe(401);
    expect(messagesTo(ada.email ?? "").at(-1)).toMatchObject({ subject: "Your Windmile account will be deleted" });
  });

  test("logging in only offers to restore it, and restoring brings back everything", async () => {
    const [ada, bob] = [await leaver(), await signedUp()];
    const photo = await aPhoto(ada.id);
    await ada.del(ACCOUNT, { grace: "14d", password: PASSWORD });
    const browser = visitor();
    expect((await browser.post("/api/auth/restore")).status).toBe(401);
    const login = await browser.post("/api/auth/login", { identifier: ada.email, password: PASSWORD });
    expect([login.status, login.body]).toMatchObject([409, { code: "leaving" }]);
    expect((await browser.get("/api/auth/user")).status).toBe(401);
    expect(await seen(ada, bob, photo)).toEqual([404, 404, 404, 404]);
    const back = await browser.post("/api/auth/restore");
    expect([back.status, back.body]).toMatchObject([200, { user: { id: ada.id } }]);
    expect((await browser.get("/api/auth/user")).status).toBe(200);
    expect(await seen(ada, bob, photo)).toEqual([200, 200, 200, 200]);
    expect((await ada.get("/api/auth/user")).status).toBe(401); // earlier sessions stay ended
  });

  test("a password reset code offers to restore it too, and doesn't log in by itself", async () => {
    const ada = await leaver();
    const identifier = ada.email ?? "";
    await ada.del(ACCOUNT, { grace: "14d", password: PASSWORD });
    const browser = visitor();
    await browser.post("/api/auth/forgot", { identifier });
    const form = { identifier, code: codeFor(identifier), password: "brand new", confirmPassword: "brand new" };
    expect((await browser.post("/api/auth/reset", form)).status).toBe(409);
    expect((await browser.post("/api/auth/restore")).status).toBe(200);
  });

  test("a new password invalidates an earlier restore offer", async () => {
    const ada = await leaver();
    const identifier = ada.email ?? "";
    await ada.del(ACCOUNT, { grace: "14d", password: PASSWORD });
    const [thief, owner] = [visitor(), visitor()];
    expect((await thief.post("/api/auth/login", { identifier, password: PASSWORD })).status).toBe(409);
    await owner.post("/api/auth/forgot", { identifier });
    const form = { identifier, code: codeFor(identifier), password: "brand new", confirmPassword: "brand new" };
    expect((await owner.post("/api/auth/reset", form)).status).toBe(409);
    expect((await thief.post("/api/auth/restore")).status).toBe(401);
    expect((await thief.get("/api/auth/user")).status).toBe(401);
    expect((await owner.post("/api/auth/restore")).status).toBe(200);
  });

  test("after the grace period the job deletes the account for good, unless it was restored", async () => {
    const [gone, back] = [await leaver(), await leaver()];
    for (const who of [gone, back]) await who.del(ACCOUNT, { grace: "14d", password: PASSWORD });
    await deleteDueAccounts();
    expect(await prisma.user.count({ where: { id: { in: [gone.id, back.id] } } })).toBe(2);
    await prisma.user.update({ where: { id: gone.id }, data: { deleteAfter: new Date(Date.now() - 1000) } });
    const browser = visitor();
    await browser.post("/api/auth/login", { identifier: back.email, password: PASSWORD });
    await Promise.all([deleteDueAccounts(), browser.post("/api/auth/restore")]);
    expect(await tracesOf(gone.id, gone.email ?? "")).toEqual([]);
    expect((await browser.get("/api/auth/user")).status).toBe(200);
    expect((await visitor().post("/api/auth/login", { identifier: gone.email, password: PASSWORD })).status).toBe(401);
    const stored = [];
    for await (const file of mediaStore().list()) stored.push(file);
    expect(stored).toHaveLength(storedFiles().filter((name) => !name.startsWith("sizes")).length);
  });
});

describe("an account with large amounts of data", () => {
  const PEOPLE = 320;

  /** Someone with hundreds of mutual followers, photos, likes, and notifications. */
  async function popular(): Promise<Member> {
    const [star, bob] = [await leaver(), await signedUp({ firstName: "Bob" })];
    const theirs = await aPhoto(bob.id);
    const me = sql`${star.id}::uuid`;
    await rows(sql`
      insert into users (id, "firstName", "lastName", "isSample") select gen_random_uuid(), 'Fan', i::text, true from generate_series(1, ${PEOPLE}::int) i`);
    await rows(sql`
      insert into follows ("followerId", "followingId", status)
      select id, ${me}, case when right("lastName", 1) = '0' then 'requested' else 'accepted' end::"FollowStatus" from users where "firstName" = 'Fan'
      union all select ${me}, id, 'accepted' from users where "firstName" = 'Fan' on conflict do nothing`);
    await rows(sql`
      insert into photos (id, "userId", images, "mediaKey") select id, ${me}, '[]', id::text from (select gen_random_uuid() as id from generate_series(1, ${PEOPLE}::int)) made`);
    await rows(sql`
      insert into photo_likes ("photoId", "userId") select p.id, u.id from (select id from photos where "userId" = ${me} limit 1) p, users u where u."firstName" = 'Fan'
      union all select ${theirs}::uuid, ${me}`);
    await rows(sql`
      insert into comments (id, "photoId", "userId", text) select gen_random_uuid(), ${theirs}::uuid, ${me}, 'word' from generate_series(1, ${PEOPLE}::int)`);
    await rows(sql`
      insert into notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId")
      select gen_random_uuid(), u.id, 'follow', 'follow:2026-11-20', ${me}, 'user', ${star.id} from users u where u."firstName" = 'Fan'`);
    await rows(sql`
      update users u set "followersCount" = (select count(*) from follows f where f."followingId" = u.id and f.status = 'accepted'),
        "followingCount" = (select count(*) from follows f where f."followerId" = u.id and f.status = 'accepted')`);
    await rows(sql`
      update photos p set "likeCount" = (select count(*) from photo_likes l where l."photoId" = p.id),
        "commentCount" = (select count(*) from comments c where c."photoId" = p.id)`);
    return star;
  }

  test("is deleted in batches: invisible from the start, with correct numbers after each run, and nothing left at the end", async () => {
    const star = await popular();
    expect(await wrongCounters()).toEqual([]);
    await prisma.user.update({ where: { id: star.id }, data: { deleteAfter: new Date(Date.now() - 1000) } });
    expect((await visitor().get(`/api/users/${star.id}`)).status).toBe(404);
    const own = (await prisma.photo.findMany({ where: { userId: star.id }, select: { id: true } })).map(({ id }) => id);
    const mismatches = async () => (await wrongCounters()).filter((what) => !own.some((id) => what.includes(id)));
    let runs = 0;
    for (let isGone = false; !isGone; runs += 1) {
      // The clock advances with each read, so that a run has time for only a few batches, however fast the machine is.
      let looks = 0;
      const clock = jest.spyOn(Date, "now").mockImplementation(() => looks++);
      isGone = await deleteForGood(star.id, 10 + 5 * runs);
      clock.mockRestore();
      expect(await mismatches()).toEqual([]);
      if (runs > 200) throw new Error("It never ends");
    }
    expect(runs).toBeGreaterThan(1);
    expect(await tracesOf(star.id, star.email ?? "")).toEqual([]);
  });

  test("whose deletion always fails blocks no one else, is retried with growing delays, and is parked", async () => {
    const failing = await Promise.all(Array.from({ length: 10 }, leaver));
    const other = await leaver();
    await prisma.$executeRawUnsafe(`create function refuse_to_go() returns trigger language plpgsql as
      'begin if old.id::text = any(tg_argv) then raise exception ''not this one''; end if; return old; end'`);
    const ids = failing.map(({ id }) => `'${id}'`).join(", ");
    await prisma.$executeRawUnsafe(
      `create trigger refuse_to_go before delete on users for each row execute function refuse_to_go(${ids})`,
    );
    const due = (minutes: number) => ({ deleteAfter: new Date(Date.now() - minutes * 60_000) });
    for (const { id } of failing) await prisma.user.update({ where: { id }, data: due(60) });
    await prisma.user.update({ where: { id: other.id }, data: due(1) });
    await deleteDueAccounts();
    expect(await prisma.user.count({ where: { id: other.id } })).toBe(0);
    const attempts = () => prisma.jobAttempt.findMany({ where: { subject: { in: failing.map(({ id }) => id) } } });
    expect((await attempts()).map((one) => one.attempts)).toEqual(Array(10).fill(1));
    await deleteDueAccounts(); // not due again yet
    expect((await attempts()).map((one) => one.attempts)).toEqual(Array(10).fill(1));
    await prisma.jobAttempt.updateMany({ data: { attempts: 9, nextAt: new Date() } });
    await deleteDueAccounts();
    const parked = await rows<{ count: number }>(
      sql`select count(*)::int as count from job_attempts where "nextAt" = 'infinity'`,
    );
    expect(parked[0]?.count).toBe(10);
    await prisma.$executeRawUnsafe("drop trigger refuse_to_go on users");
  });
});
