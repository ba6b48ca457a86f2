import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { prisma } from "@/lib/core/server/db";
import { publicUserSchema } from "@/lib/social/people/schema";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { aPhoto } from "../support/fixtures";

let ada: Member;
let bob: Member;
let numbers = 1000; // unique: with random numbers out of nine thousand, one run in a hundred had a duplicate
beforeEach(async () => {
  numbers += 1;
  [ada, bob] = await Promise.all([
    signedUp({ firstName: "Ada", phoneNumber: `+1312555${numbers}`, bio: "Runs" }),
    signedUp({ firstName: "Bob" }),
  ]);
});
const seen = async (by: Browser, target: Member) => (await by.get(`/api/users/${target.id}`)).as(publicUserSchema);
const status = async (by: Browser, target: Member) => (await by.get(`/api/users/${target.id}`)).status;
const blocks = () => prisma.block.count({ where: { OR: [{ blockerId: ada.id }, { blockedId: ada.id }] } });

test("a person has public numbers, never an address or a phone number", async () => {
  await aPhoto(ada.id);
  const answer = await visitor().get(`/api/users/${ada.id}`);
  expect(answer.as(publicUserSchema)).toMatchObject({
    firstName: "Ada",
    bio: "Runs",
    location: "Chicago, IL",
    level: 1,
    mileScore: 325,
    placesVisited: 11,
    rank: 49,
    weekly: { xp: 57, completed: 4 },
    streak: 1,
    followState: "none",
    isMe: false,
  });
  const { email, phoneNumber } = await prisma.user.findUniqueOrThrow({ where: { id: ada.id } });
  for (const secret of [email, phoneNumber, "password", "email", "phone"]) expect(answer.text).not.toContain(secret);
});

test("numbers are the same for every viewer, relationships are not", async () => {
  await Promise.all([
    aPhoto(ada.id),
    aPhoto(ada.id, { audience: "only_me" }),
    aPhoto(ada.id, { audience: "followers" }),
  ]);
  await ada.post("/api/workouts", { activityType: "running", duration: 30 });
  await prisma.workout.updateMany({ data: { createdAt: new Date(Date.now() - 2 * 3_600_000) } }); // visible to others
  await bob.put(`/api/users/${ada.id}/follow`);
  await ada.put(`/api/users/${bob.id}/follow`);
  await bob.put(`/api/users/${ada.id}/mute`);
  const [own, follower, stranger] = await Promise.all([seen(ada, ada), seen(bob, ada), seen(visitor(), ada)]);
  const same = {
    ...stranger,
    followState: expect.anything(),
    isMe: expect.anything(),
    followsMe: expect.anything(),
    isMuted: expect.anything(),
  };
  expect(own).toEqual(same);
  expect(follower).toEqual(same);
  expect(stranger.mileScore).toBe(3 * 45 + 280 + 45);
  expect([own.isMe, own.followState]).toEqual([true, "none"]);
  expect([follower.followState, follower.followsMe, follower.isMuted]).toEqual(["following", true, true]);
  expect([stranger.followState, stranger.followsMe, stranger.isMuted]).toEqual(["none", false, false]);
});

test("a block makes two people invisible to each other and ends their follows", async () => {
  await ada.put(`/api/users/${bob.id}/follow`);
  await bob.put(`/api/users/${ada.id}/follow`);
  const answers = await Promise.all(Array.from({ length: 20 }, () => ada.put(`/api/users/${bob.id}/block`)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([204]));
  expect([await status(ada, bob), await status(bob, ada)]).toEqual([404, 404]);
  const people = await prisma.user.findMany({ where: { id: { in: [ada.id, bob.id] } } });
  for (const person of people) expect([person.followersCount, person.followingCount]).toEqual([0, 0]);
  expect(await prisma.follow.count({ where: { followerId: { in: [ada.id, bob.id] } } })).toBe(0);
  for (const answer of [
    bob.put(`/api/users/${ada.id}/follow`),
    bob.put(`/api/users/${ada.id}/block`),
    ada.put(`/api/users/${bob.id}/follow`),
  ]) {
    expect((await answer).status).toBe(404);
  }
  expect(await status(visitor(), ada)).toBe(200);
});

test("a block removes each from the other's tagged photos only", async () => {
  const cyd = await signedUp();
  const [mine, theirs, elsewhere] = [await aPhoto(ada.id), await aPhoto(bob.id), await aPhoto(cyd.id)];
  const tag = (photoId: string, userId: string) =>
    prisma.photoTag.create({ data: { photoId, userId, status: "accepted" } });
  await Promise.all([
    tag(mine, bob.id),
    tag(mine, cyd.id),
    tag(theirs, ada.id),
    tag(elsewhere, ada.id),
    tag(elsewhere, bob.id),
  ]);
  await ada.put(`/api/users/${bob.id}/block`);
  const left = await prisma.photoTag.findMany({ where: { photoId: { in: [mine, theirs, elsewhere] } } });
  expect(new Set(left.map(({ photoId, userId }) => `${photoId} ${userId}`))).toEqual(
    new Set([`${mine} ${cyd.id}`, `${elsewhere} ${ada.id}`, `${elsewhere} ${bob.id}`]),
  );
});

test("only the blocker can undo it, and what it ended stays ended", async () => {
  await bob.put(`/api/users/${ada.id}/follow`);
  await ada.put(`/api/users/${bob.id}/block`);
  expect((await bob.del(`/api/users/${ada.id}/block`)).status).toBe(404);
  expect((await ada.del(`/api/users/${bob.id}/block`)).status).toBe(204);
  expect((await ada.del(`/api/users/${bob.id}/block`)).status).toBe(204);
  expect(await seen(bob, ada)).toMatchObject({ followState: "none", followersCount: 0 });
});

test("parallel blocks, follows, and unblocks leave counters equal to rows", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => [
      ada.put(`/api/users/${bob.id}/follow`),
      bob.put(`/api/users/${ada.id}/follow`),
      ada.put(`/api/users/${bob.id}/block`),
      bob.put(`/api/users/${ada.id}/block`),
      ada.del(`/api/users/${bob.id}/block`),
      bob.del(`/api/users/${ada.id}/block`),
    ]).flat(),
  );
  expect(answers.filter((answer) => ![200, 204, 404].includes(answer.status))).toEqual([]);
  for (const { id } of [ada, bob]) {
    const user = await prisma.user.findUniqueOrThrow({ where: { id } });
    const followers = await prisma.follow.count({ where: { followingId: id, status: "accepted" } });
    expect(user.followersCount).toBe(followers);
    if ((await blocks()) > 0) expect(followers).toBe(0);
  }
});

test("muting is silent and idempotent", async () => {
  for (let turn = 0; turn < 2; turn += 1) expect((await ada.put(`/api/users/${bob.id}/mute`)).status).toBe(204);
  expect((await seen(ada, bob)).isMuted).toBe(true);
  expect((await seen(bob, ada)).isMuted).toBe(false);
  for (let turn = 0; turn < 2; turn += 1) expect((await ada.del(`/api/users/${bob.id}/mute`)).status).toBe(204);
  expect((await seen(ada, bob)).isMuted).toBe(false);
});

test("yourself is 400, an unknown person is 404, visitors are 401", async () => {
  for (const relation of ["block", "mute"]) {
    for (const method of ["PUT", "DELETE"]) {
      const send = async (by: Browser, id: string) => (await by.send(method, `/api/users/${id}/${relation}`)).status;
      expect(await send(ada, ada.id)).toBe(400);
      expect(await send(ada, uuid())).toBe(404);
      expect(await send(ada, "7")).toBe(404);
      expect(await send(visitor(), bob.id)).toBe(401);
    }
  }
  for (const id of [uuid(), "7", "me"]) expect((await ada.get(`/api/users/${id}`)).status).toBe(404);
  expect(await blocks()).toBe(0);
});

test("a suspended person can't be found", async () => {
  await prisma.user.update({ where: { id: bob.id }, data: { suspendedAt: new Date() } });
  expect([await status(ada, bob), await status(visitor(), bob)]).toEqual([404, 404]);
});
