import "../support/unlimited";
import { SESSIONS_MAX } from "@/lib/auth/sessions/rules";
import { sessionSchema } from "@/lib/auth/sessions/schema";
import { communityEventSchema } from "@/lib/community/events/schema";
import { prisma } from "@/lib/core/server/db";
import { QUOTAS } from "@/lib/core/server/quotas";
import { type Answer, type Browser, type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aVenue } from "../support/fixtures";

/** Inserts rows without foreign key checks, because rows that are only counted don't need their parents. */
const fill = (statement: string) =>
  prisma.$transaction([
    prisma.$executeRawUnsafe("set local session_replication_role = replica"),
    prisma.$executeRawUnsafe(statement),
  ]);
const many = (count: number) => `generate_series(1, ${count}) i`;
const status = async (browser: Browser) => (await browser.get("/api/auth/user")).status;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const event = {
  ...{ title: "Lake run", date: inDays(3).toISOString().slice(0, 10), time: "09:00" },
  ...{ location: "Loop", category: "Running", maxAttendees: 200 },
};
const group = { name: "Runners", description: "We run", category: "Running", maxMembers: 200 };

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});

/** Sends all requests at once: as many succeed as the quota allows, and the others get an error. */
async function expectRoomFor(room: number, thing: keyof typeof QUOTAS, ask: readonly (() => Promise<Answer>)[]) {
  const answers = await Promise.all(ask.map((one) => one()));
  const refused = answers.filter(({ status }) => status === 409);
  expect(answers.length - refused.length).toBe(room);
  expect(answers.map(({ status }) => status).filter((status) => status >= 300 && status !== 409)).toEqual([]);
  for (const { body } of refused) expect(body).toEqual({ message: QUOTAS[thing].text, code: "conflict" });
}

const others = (count: number) => Promise.all(Array.from({ length: count }, () => signedUp()));
const times = (count: number, ask: (turn: number) => Promise<Answer>) =>
  Array.from({ length: count }, (_, turn) => () => ask(turn));

test("a hundred simultaneous follows never exceed the limit, and requests count too", async () => {
  const people = await others(100);
  await prisma.user.updateMany({
    where: { id: { in: people.slice(0, 50).map(({ id }) => id) } },
    data: { isPrivate: true },
  });
  const held = QUOTAS.follows.most - 3;
  await fill(`insert into follows ("followerId", "followingId", status)
    select '${ada.id}', gen_random_uuid(), (case when i % 2 = 0 then 'requested' else 'accepted' end)::"FollowStatus" from ${many(held)}`);
  await prisma.user.update({ where: { id: ada.id }, data: { followingCount: Math.ceil(held / 2) } });
  const follow = (target: Member) => () => ada.put(`/api/users/${target.id}/follow`);
  await expectRoomFor(3, "follows", people.map(follow));
  const rows = await prisma.follow.count({ where: { followerId: ada.id } });
  expect(rows).toBe(QUOTAS.follows.most);
  const accepted = await prisma.follow.count({ where: { followerId: ada.id, status: "accepted" } });
  expect(await prisma.user.findUnique({ where: { id: ada.id }, select: { followingCount: true } })).toEqual({
    followingCount: accepted,
  });
  const [mine] = await prisma.follow.findMany({
    where: { followerId: ada.id, followingId: { in: people.map(({ id }) => id) } },
  });
  const one = people.find(({ id }) => id === mine?.followingId);
  const free = people.find(({ id }) => id !== mine?.followingId);
  if (!one || !free) throw new Error("three were followed");
  expect((await follow(one)()).status).toBe(200); // repeating it adds nothing
  expect((await ada.put(`/api/users/${ada.id.replace(/.{12}$/, "0".repeat(12))}/follow`)).status).toBe(404);
  await ada.del(`/api/users/${one.id}/follow`);
  expect((await follow(one)()).status).toBe(200);
});

test("blocks and mutes are limited, and existing ones can be repeated", async () => {
  const people = await others(4);
  await fill(
    `insert into blocks ("blockerId", "blockedId") select '${ada.id}', gen_random_uuid() from ${many(QUOTAS.blocks.most - 1)}`,
  );
  await fill(
    `insert into mutes ("muterId", "mutedId") select '${ada.id}', gen_random_uuid() from ${many(QUOTAS.mutes.most - 1)}`,
  );
  await expectRoomFor(
    1,
    "mutes",
    people.map(
      ({ id }) =>
        () =>
          ada.put(`/api/users/${id}/mute`),
    ),
  );
  const [mine] = await prisma.mute.findMany({
    where: { muterId: ada.id, mutedId: { in: people.map(({ id }) => id) } },
  });
  expect((await ada.put(`/api/users/${mine?.mutedId}/mute`)).status).toBe(204);
  await expectRoomFor(
    1,
    "blocks",
    people.map(
      ({ id }) =>
        () =>
          ada.put(`/api/users/${id}/block`),
    ),
  );
});

test("saved items are limited; their counter, notes, and collections keep working", async () => {
  const venues = await Promise.all([1, 2, 3, 4].map(() => aVenue()));
  const held = QUOTAS.saved.most - 2;
  await fill(
    `insert into saved_items ("userId", type, "targetId") select '${ada.id}', 'photo', gen_random_uuid()::text from ${many(held)}`,
  );
  await prisma.user.update({ where: { id: ada.id }, data: { savedCount: held } });
  await expectRoomFor(
    2,
    "saved",
    venues.map((id) => () => ada.put(`/api/saved/venue/${id}`)),
  );
  expect(await prisma.savedItem.count({ where: { userId: ada.id } })).toBe(QUOTAS.saved.most);
  const [mine] = await prisma.savedItem.findMany({ where: { userId: ada.id, type: "venue" } });
  const again = await ada.put(`/api/saved/venue/${mine?.targetId}`, { note: "Go early" });
  expect(again.body).toEqual({ isSaved: true, savedCount: QUOTAS.saved.most });
});

test("drafts, invitations, and hidden places are limited, even when created simultaneously", async () => {
  await fill(
    `insert into drafts (id, "userId", "updatedAt") select gen_random_uuid(), '${ada.id}', now() from ${many(QUOTAS.drafts.most - 2)}`,
  );
  const draft = { title: "Later", caption: "", location: "", photos: [] };
  await expectRoomFor(
    2,
    "drafts",
    times(10, () => ada.post("/api/drafts", draft)),
  );
  await expectRoomFor(
    QUOTAS.invites.most,
    "invites",
    times(QUOTAS.invites.most + 3, () => ada.post("/api/invites")),
  );
  await prisma.invite.updateMany({ where: { userId: ada.id }, data: { expiresAt: new Date() } });
  expect((await ada.post("/api/invites")).status).toBe(201); // expired ones don't count
  const zone = (turn: number) => ({ label: `Home ${turn}`, lat: 41.8 + turn / 100, lng: -87.6, radius: 300 });
  await expectRoomFor(
    QUOTAS.zones.most,
    "zones",
    times(13, (turn) => ada.post("/api/account/zones", zone(turn))),
  );
});

test("groups are limited for creating, joining, and asking; existing members stay", async () => {
  const host = await signedUp();
  const made = await Promise.all(
    [false, true, false, true].map((isPrivate) => host.post("/api/groups", { ...group, isPrivate })),
  );
  const ids = made.map(({ body }) => (body as { id: string }).id);
  await fill(
    `insert into group_members ("groupId", "userId") select gen_random_uuid(), '${ada.id}' from ${many(QUOTAS.groups.most - 2)}`,
  );
  const join = (id: string) => () => ada.put(`/api/groups/${id}/join`);
  await expectRoomFor(2, "groups", [...ids.map(join), ...times(2, () => ada.post("/api/groups", group))]);
  const [mine] = await prisma.groupMember.findMany({ where: { userId: ada.id, groupId: { in: ids } } });
  if (mine) expect((await join(mine.groupId)()).status).toBe(200);
  expect(await prisma.groupMember.count({ where: { userId: ada.id } })).toBe(QUOTAS.groups.most);
});

test("upcoming events you host or have a seat at are limited; past ones don't count", async () => {
  const host = await signedUp();
  const hosted = (count: number, at: string, hostId: string) =>
    fill(`insert into community_events (id, title, description, date, time, "startsAt", location, address, category, "maxAttendees", "hostId")
      select gen_random_uuid(), 'Run', '', (${at})::date, '09:00', ${at}, 'Loop', '', 'Running', 50, '${hostId}' from ${many(count)}`);
  await hosted(QUOTAS.hosted.most - 2, "now() + interval '2 days'", ada.id);
  await hosted(50, "now() - interval '2 days'", ada.id);
  await expectRoomFor(
    2,
    "hosted",
    times(6, () => ada.post("/api/community/events", event)),
  );
  const ids = await Promise.all(
    times(4, () => host.post("/api/community/events", event)).map(
      async (ask) => (await ask()).as(communityEventSchema).id,
    ),
  );
  await hosted(QUOTAS.rsvps.most - 4, "now() + interval '2 days'", host.id);
  await fill(`insert into community_event_members ("eventId", "userId", status)
    select id, '${ada.id}', 'going' from community_events where "hostId" = '${host.id}' and id not in ('${ids.join("','")}')`);
  // Two of her own and all but four of the quota, so two are left.
  await expectRoomFor(
    2,
    "rsvps",
    ids.map((id) => () => ada.put(`/api/community/events/${id}/join`)),
  );
  expect((await host.get(`/api/community/events/${ids[0]}`)).status).toBe(200);
  const [first] = ids;
  await fill(`insert into event_messages (id, "eventId", "userId", text)
    select gen_random_uuid(), '${first}', '${host.id}', 'Hello' from ${many(QUOTAS.messages.most - 2)}`);
  const say = () => host.post(`/api/community/events/${first}/messages`, { text: "Hello" });
  await expectRoomFor(2, "messages", times(5, say));
});

test("a hundred devices stay logged in; the least recently used one is replaced", async () => {
  const owner = await signedUp({ email: "devices-end@example.com", password: "enchantress" });
  const [last, first] = [await signedUp(), owner];
  await fill(`insert into sessions (id, "userId", device, "expiresAt", "lastSeenAt")
    select gen_random_uuid(), '${owner.id}', 'Phone ' || i, now() + interval '9 days', now() - interval '1 day' from ${many(SESSIONS_MAX - 1)}`);
  expect((await owner.get("/api/account/sessions")).as(sessionSchema.array())).toHaveLength(SESSIONS_MAX);
  await prisma.session.updateMany({
    where: { userId: owner.id, device: "Chrome on Linux" },
    data: { lastSeenAt: inDays(-3) },
  });
  const login = { identifier: "devices-end@example.com", password: "enchantress" };
  const newest = visitor();
  expect((await newest.post("/api/auth/login", login)).status).toBe(200);
  expect([await status(first), await status(newest), await status(last)]).toEqual([401, 200, 200]);
  expect((await newest.get("/api/account/sessions")).as(sessionSchema.array())).toHaveLength(SESSIONS_MAX);
});

test("fifty earlier versions of a photo are stored", async () => {
  const photo = await aPhoto(ada.id);
  for (let turn = 0; turn < 53; turn += 1) await ada.patch(`/api/photos/${photo}`, { caption: `Words ${turn}` });
  const kept = await prisma.photoEdit.findMany({ where: { photoId: photo }, orderBy: { createdAt: "asc" } });
  expect([kept.length, kept[0]?.caption, kept.at(-1)?.caption]).toEqual([50, "Words 2", "Words 51"]);
});
