import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { challengeSchema } from "@/lib/activity/challenges/schema";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { communityEventSchema, rsvpSchema } from "@/lib/community/events/schema";
import { groupSchema, membershipAnswerSchema } from "@/lib/community/groups/schema";
import { handoverSchema } from "@/lib/community/hosts/schema";
import { guideFollowSchema, memberGuideSchema } from "@/lib/community/member-guides/schema";
import { seriesDateSchema } from "@/lib/community/series/schema";
import { prisma } from "@/lib/core/server/db";
import { z } from "@/lib/core/shared/zod";
import { likeStateSchema } from "@/lib/feed/likes/schema";
import { photoSchema } from "@/lib/feed/photos/schema";
import { postSchema } from "@/lib/feed/posts/schema";
import { publicUserSchema } from "@/lib/social/people/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aPost, aVenue, NEXT_JUNE } from "../support/fixtures";

// Counts leave out people the viewer can't see, so they match the length of the list.

let ada: Member;
let ben: Member;
let cem: Member;
let dia: Member;
let eli: Member;
let fay: Member;
let owner: Member;
beforeEach(async () => {
  [ada, ben, cem, dia, eli, fay, owner] = await Promise.all([
    ...[signedUp(), signedUp(), signedUp(), signedUp(), signedUp(), signedUp(), signedUp()],
  ] as const);
});

/**
 * Ada blocks Ben and is blocked by Cem. Eli is leaving and Fay is suspended, so no one sees them. Dia sees the others.
 */
async function block(): Promise<void> {
  await ada.put(`/api/users/${ben.id}/block`);
  await cem.put(`/api/users/${ada.id}/block`);
  await prisma.user.update({ where: { id: eli.id }, data: { deleteAfter: new Date(Date.now() + 86_400_000) } });
  await prisma.user.update({ where: { id: fay.id }, data: { suspendedAt: new Date() } });
}
const listed = async (who: Member, path: string) => (await who.get(path)).as(z.array(z.unknown())).length;
const doAll = async (path: string) => {
  for (const who of [ada, ben, cem, dia, eli, fay]) await who.put(path);
};

/** The count that Ada and Dia see, and how many people each can list. */
async function agree(numberFor: (who: Member) => Promise<number | null>, list: string): Promise<void> {
  const handovers = await Promise.all([numberFor(ada), numberFor(dia)]);
  expect(handovers).toEqual(await Promise.all([listed(ada, list), listed(dia, list)]));
  expect(Number(handovers[1]) - Number(handovers[0])).toBe(2);
}
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test("likes of a photo, wherever it is shown, and after your own like", async () => {
  const id = await aPhoto(owner.id);
  await doAll(`/api/photos/${id}/like`);
  await block();
  const likes = `/api/photos/${id}/likes`;
  await agree(async (who) => (await who.get(`/api/photos/${id}`)).as(photoSchema).likes, likes);
  const inList = async (who: Member, path: string) =>
    (await who.get(path)).as(photoSchema.array()).find((photo) => photo.id === id)?.likes ?? null;
  await agree((who) => inList(who, "/api/photos/home?limit=50"), likes);
  await agree((who) => inList(who, `/api/photos/profile?userId=${owner.id}`), likes);
  await agree(async (who) => (await who.put(`/api/photos/${id}/like`)).as(likeStateSchema).likes, likes);
});

test("comments of a photo, including replies, for visitors too", async () => {
  const id = await aPhoto(owner.id);
  const comments = `/api/photos/${id}/comments`;
  const parent = (await dia.post(comments, { text: "Where is this?" })).as(z.object({ id: z.string() }));
  for (const who of [ada, ben, cem, eli, fay]) await who.post(comments, { text: "At the lake", parentId: parent.id });
  await block();
  const shown = async (who: Pick<Member, "get">) => (await who.get(`/api/photos/${id}`)).as(photoSchema).comments;
  await agree(shown, comments);
  expect(await shown(visitor())).toBe(4);
  expect((await visitor().get(comments)).as(z.array(z.unknown()))).toHaveLength(4);
});

test("likes of a comment", async () => {
  const comments = `/api/photos/${await aPhoto(owner.id)}/comments`;
  const { id } = (await owner.post(comments, { text: "At the lake" })).as(z.object({ id: z.string() }));
  await doAll(`/api/comments/${id}/like`);
  await block();
  const likes = async (who: Member) =>
    (await who.get(comments)).as(z.array(z.object({ likes: z.number().nullable() })))[0]?.likes;
  expect([await likes(ada), await likes(dia)]).toEqual([2, 4]);
});

test.each(["workouts", "check-ins"])("likes of %s", async (things) => {
  const id = uuid();
  await prisma.user.update({ where: { id: owner.id }, data: { workoutAudience: "followers" } });
  const at = soon(-2);
  if (things === "workouts") {
    const run = { activityType: "running", duration: 30, distanceMeters: 5000, startedAt: at };
    await prisma.workout.create({ data: { id, userId: owner.id, ...run } });
  } else {
    await prisma.checkIn.create({ data: { id, userId: owner.id, venueId: await aVenue(), day: at, createdAt: at } });
  }
  await doAll(`/api/users/${owner.id}/follow`);
  await doAll(`/api/${things}/${id}/like`);
  await block();
  const listed = async (who: Member) =>
    (await who.get("/api/friends/activity")).as(z.array(z.object({ id: z.string(), likes: z.number().nullable() })));
  await agree(
    async (who) => (await listed(who)).find((one) => one.id === id)?.likes ?? null,
    `/api/${things}/${id}/likes`,
  );
});

test("likes of a post", async () => {
  const id = await aPost(owner.id);
  await doAll(`/api/posts/${id}/like`);
  await block();
  const shown = async (who: Member) =>
    (await who.get("/api/posts?limit=50")).as(postSchema.array()).find((post) => post.id === id)?.likes ?? null;
  await agree(shown, `/api/posts/${id}/likes`);
});

test("members of a group", async () => {
  const club = { name: "Night riders", description: "", category: "Cycling", maxMembers: 20 };
  const { id } = (await owner.post("/api/groups", club)).as(groupSchema);
  await doAll(`/api/groups/${id}/join`);
  await block();
  const count = async (who: Member) => (await who.get(`/api/groups/${id}`)).as(groupSchema).memberCount;
  await agree(count, `/api/groups/${id}/members`);
});

test("a full group says so, even if some members are invisible to the viewer", async () => {
  const club = { name: "Night riders", description: "", category: "Cycling", maxMembers: 6 };
  const { id } = (await owner.post("/api/groups", club)).as(groupSchema);
  for (const who of [ben, cem, dia, eli, fay]) await who.put(`/api/groups/${id}/join`);
  await block();
  const group = async (who: Member) => (await who.get(`/api/groups/${id}`)).as(groupSchema);
  expect(await group(ada)).toMatchObject({ memberCount: 2, maxMembers: 6, isFull: true });
  expect((await ada.put(`/api/groups/${id}/join`)).status).toBe(409);
  const left = (await dia.del(`/api/groups/${id}/join`)).as(membershipAnswerSchema);
  expect(left).toMatchObject({ status: "none", memberCount: 3, isFull: false });
});

test("guests of an event and of each of its dates; its capacity is unchanged", async () => {
  const ride = {
    title: "Ride",
    date: NEXT_JUNE,
    time: "19:30",
    location: "The 606",
    category: "Cycling",
    maxAttendees: 7,
    repeats: { repeats: "weekly", until: null },
  };
  const { id } = (await owner.post("/api/community/events", ride)).as(communityEventSchema);
  await doAll(`/api/community/events/${id}/join`);
  await block();
  const event = async (who: Member) => (await who.get(`/api/community/events/${id}`)).as(communityEventSchema);
  await agree(async (who) => (await event(who)).attendees, `/api/community/events/${id}/attendees`);
  const dates = async (who: Member) =>
    (await who.get(`/api/community/events/${id}/dates`)).as(seriesDateSchema.array());
  await agree(async (who) => (await dates(who))[0]?.attendees ?? null, `/api/community/events/${id}/attendees`);
  const late = await signedUp();
  expect(await event(late)).toMatchObject({ myStatus: "none", attendees: 5, isFull: true });
  expect((await dates(late))[0]).toMatchObject({ attendees: 5, maxAttendees: 7, isFull: true });
  const rsvp = (await late.put(`/api/community/events/${id}/join`)).as(rsvpSchema);
  expect(rsvp).toMatchObject({ status: "waitlisted", attendees: 5, isFull: true });
  const handovers = (await owner.get("/api/account/hosting")).as(handoverSchema.array());
  expect(handovers.find((one) => one.id === id)?.guests).toBe(5);
});

test("guests who checked in", async () => {
  const at = soon(1);
  const event = await prisma.communityEvent.create({
    data: {
      ...{ title: "Ride", description: "", date: at, time: "19:30", startsAt: at, location: "The 606", address: "" },
      ...{ category: "Cycling", maxAttendees: 9, attendees: 7, checkInCount: 4, hostId: owner.id, tags: [] },
      members: {
        create: [owner, ada, ben, cem, dia, eli, fay].map(({ id: userId }, index) => ({
          ...{ userId, status: "going" as const, checkedInAt: index % 2 === 0 ? null : at },
        })),
      },
    },
  });
  await prisma.communityEvent.update({ where: { id: event.id }, data: { checkInCount: 3 } }); // Ada, Cem, and Eli
  await block();
  const checkIns = async (who: Member) =>
    (await who.get(`/api/community/events/${event.id}`)).as(communityEventSchema).checkIns;
  expect([await checkIns(ada), await checkIns(dia)]).toEqual([1, 2]);
});

test("followers and following", async () => {
  await doAll(`/api/users/${owner.id}/follow`);
  for (const who of [ben, cem]) await owner.put(`/api/users/${who.id}/follow`);
  await block();
  const person = async (who: Member) => (await who.get(`/api/users/${owner.id}`)).as(publicUserSchema);
  await agree(async (who) => (await person(who)).followersCount, `/api/users/${owner.id}/followers`);
  await agree(async (who) => (await person(who)).followingCount, `/api/users/${owner.id}/following`);
  const again = z.object({ followersCount: z.number() });
  expect((await ada.del(`/api/users/${owner.id}/follow`)).as(again).followersCount).toBe(1);
  expect((await ada.put(`/api/users/${owner.id}/follow`)).as(again).followersCount).toBe(2);
});

test("your own followers and following", async () => {
  await doAll(`/api/users/${owner.id}/follow`);
  for (const who of [ben, eli, fay]) await owner.put(`/api/users/${who.id}/follow`);
  await block();
  const stats = (await owner.get("/api/user/stats")).as(userStatsSchema);
  expect([stats.followersCount, stats.followingCount]).toEqual([4, 1]);
  expect(await listed(owner, `/api/users/${owner.id}/followers`)).toBe(4);
  expect(await listed(owner, `/api/users/${owner.id}/following`)).toBe(1);
});

test("followers of a guide", async () => {
  const places = [{ type: "venue", id: await aVenue() }];
  const { id } = (await owner.post("/api/member-guides", { title: "My day", places })).as(memberGuideSchema);
  const path = `/api/member-guides/${id}`;
  await doAll(`${path}/follow`);
  await block();
  const followers = async (who: Member) => (await who.get(path)).as(memberGuideSchema).followers;
  expect([await followers(ada), await followers(dia)]).toEqual([2, 4]);
  expect((await ada.put(`${path}/follow`)).as(guideFollowSchema).followers).toBe(2);
  expect((await ada.del(`${path}/follow`)).as(guideFollowSchema).followers).toBe(1);
  expect((await ada.put(`${path}/follow`)).as(guideFollowSchema).followers).toBe(2);
});

test("people in a challenge", async () => {
  const about = { slug: uuid(), title: "A challenge", description: "", unit: "minutes", scope: "city", target: 100 };
  const { id } = await prisma.challenge.create({ data: { ...about, startsAt: soon(-24), endsAt: soon(24) } });
  await doAll(`/api/challenges/${id}/join`);
  await block();
  const people = async (who: Member) =>
    (await who.get("/api/challenges/active")).as(challengeSchema.array()).find((one) => one.id === id)?.participants;
  expect([await people(ada), await people(dia)]).toEqual([2, 4]);
});
