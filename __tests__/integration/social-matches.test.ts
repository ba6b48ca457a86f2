import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { connectAnswerSchema, socialMatchesAnswerSchema } from "@/lib/suggestions/matches/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue } from "../support/fixtures";

const URL = "/api/ai/social-matches";
const runner = { interests: ["running", "coffee"] };
let ada: Member;
let bob: Member;

const matches = async (member: Member, query = "") =>
  (await member.get(URL + query)).as(socialMatchesAnswerSchema).socialMatches;
const seen = async (member: Member) => (await matches(member)).map(({ id }) => id);
const connect = (member: Member, other: Member) => member.post(`${URL}/${other.id}/connect`);
const withdraw = (member: Member, other: Member) => member.del(`${URL}/${other.id}/connect`);

beforeEach(async () => {
  await prisma.user.deleteMany();
  ada = await signedUp({ firstName: "Ada", ...runner });
  bob = await signedUp({ firstName: "Bob", lastName: "Hill", openToMatches: true, ...runner });
});

test("someone with the same interests is suggested, with only what is shared", async () => {
  await ada.post("/api/workouts", { activityType: "yoga", duration: 30 });
  await bob.post("/api/workouts", { activityType: "yoga", duration: 30 });
  const [match] = await matches(ada, "?userId=anonymous");
  expect(match).toMatchObject({
    id: bob.id,
    action: "Connect",
    user: { name: "Bob Hill", commonActivities: ["yoga", "running", "coffee"], profileMatch: 100 },
    matchReason: expect.stringMatching(/^You both like running and coffee/),
  });
  expect(match?.confidence).toBeGreaterThan(0);
  expect(match?.confidence).toBeLessThan(1);
  expect(JSON.stringify(match)).not.toContain("@");
});

test("an activity both logged is named as that, never as an interest, and Other is left out", async () => {
  const cleo = await signedUp({ firstName: "Cleo", openToMatches: true, interests: ["art"] });
  for (const member of [ada, cleo])
    for (const activityType of ["walking", "other"]) await member.post("/api/workouts", { activityType, duration: 20 });
  const found = (await matches(ada)).find(({ id }) => id === cleo.id);
  expect(found).toMatchObject({ user: { commonActivities: ["walking"] } });
  expect(found?.matchReason).toMatch(/^You've both logged walking/);
});

test("mutual friends and shared groups are connections", async () => {
  const cleo = await signedUp({ firstName: "Cleo", openToMatches: true });
  await ada.put(`/api/users/${bob.id}/follow`);
  await bob.put(`/api/users/${cleo.id}/follow`);
  const group = await prisma.group.create({
    data: {
      name: "Lake Loop",
      description: "",
      category: "Running",
      maxMembers: 9,
      memberCount: 2,
      creatorId: cleo.id,
    },
  });
  await prisma.groupMember.createMany({
    data: [ada, cleo].map(({ id }) => ({ groupId: group.id, userId: id, status: "member" as const })),
  });
  const found = (await matches(ada)).find(({ id }) => id === cleo.id);
  expect(found?.user).toMatchObject({ mutualFriends: 1, groupSize: 2 });
  expect(found?.matchReason).toBe("You share a friend, and you're both in Lake Loop.");
});

test("only people who opted in: never by default, across a block or a mute, the user, or followed people", async () => {
  const closed = await signedUp(runner);
  const blocker = await signedUp({ ...runner, openToMatches: true });
  const muted = await signedUp({ ...runner, openToMatches: true });
  const followed = await signedUp({ ...runner, openToMatches: true });
  await blocker.put(`/api/users/${ada.id}/block`);
  await ada.put(`/api/users/${muted.id}/mute`);
  await ada.put(`/api/users/${followed.id}/follow`);
  await ada.put("/api/account/settings", { openToMatches: true });
  expect(await seen(ada)).toEqual([bob.id]);
  for (const other of [closed, blocker]) expect((await connect(ada, other)).status).toBe(404);
  expect((await visitor().get(URL)).body).toEqual({ socialMatches: [] });
});

test("connecting follows, or sends a request to a private account, and can be undone", async () => {
  expect((await connect(ada, bob)).as(connectAnswerSchema)).toEqual({ state: "following" });
  expect(await seen(ada)).toEqual([]);
  expect((await withdraw(ada, bob)).body).toEqual({ state: "none" });
  expect(await seen(ada)).toEqual([bob.id]);
  await prisma.user.update({ where: { id: bob.id }, data: { isPrivate: true } });
  expect((await connect(ada, bob)).body).toEqual({ state: "requested" });
  expect((await connect(ada, bob)).body).toEqual({ state: "requested" });
  expect((await withdraw(ada, bob)).body).toEqual({ state: "none" });
  expect((await withdraw(ada, bob)).body).toEqual({ state: "none" });
  expect(await prisma.follow.count()).toBe(0);
});

test("more matches are different ones; after all were shown the list starts over", async () => {
  const eva = await signedUp({ ...runner, openToMatches: true });
  expect((await matches(ada, `?exclude=${bob.id},nonsense`)).map(({ id }) => id)).toEqual([eva.id]);
  expect(await matches(ada, `?exclude=${bob.id},${eva.id}`)).toHaveLength(2);
});

test("a shared place counts an hour after a visit, or immediately for people without the delay", async () => {
  await prisma.user.updateMany({ data: { interests: [] } });
  const venueId = await aVenue();
  await prisma.checkIn.createMany({ data: [ada, bob].map(({ id: userId }) => ({ venueId, userId, day: new Date() })) });
  const isSeen = async () => (await seen(ada)).includes(bob.id);
  expect(await isSeen()).toBe(false);
  await prisma.user.update({ where: { id: bob.id }, data: { placesDelayed: false } });
  expect(await isSeen()).toBe(true);
  await prisma.user.update({ where: { id: bob.id }, data: { placesDelayed: true } });
  await prisma.checkIn.updateMany({
    where: { userId: bob.id },
    data: { createdAt: new Date(Date.now() - 61 * 60_000) },
  });
  expect(await isSeen()).toBe(true); // the user's own visit counts immediately
});
