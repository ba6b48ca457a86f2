import "../support/unlimited";
import { communityEventSchema } from "@/lib/community/events/schema";
import { invitedAnswerSchema } from "@/lib/community/invitations/schema";
import { prisma } from "@/lib/core/server/db";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { getPlanForVisitors } from "@/lib/suggestions/shared-plans/queries";
import {
  createdEventSchema,
  listedPlanSchema,
  type SharedPlan,
  sharedPlanSchema,
} from "@/lib/suggestions/shared-plans/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";

const URL = "/api/plans/shared";
const WISH = { time: "full", budget: "any", company: "friends" } as const;
/** Noon of the day after tomorrow in Chicago, whatever day the tests run on. */
const NOON = `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T18:00:00.000Z`;
let [ada, bob, cleo]: Member[] = [];
let plan: SharedPlan;

beforeAll(() => seededCity());
beforeEach(async () => {
  [ada, bob, cleo] = await Promise.all(["Ada", "Bob", "Cleo"].map((firstName) => signedUp({ firstName })));
  const made = await who(ada).post(URL, { ...WISH, startsAt: NOON });
  expect(made.status).toBe(201);
  plan = made.as(sharedPlanSchema);
});

function who(member: Member | undefined): Member {
  if (!member) throw new Error("three people");
  return member;
}
const read = async (person: Member | undefined) => (await who(person).get(`${URL}/${plan.id}`)).as(sharedPlanSchema);
const join = (person: Member | undefined, body: object = {}) => who(person).put(`${URL}/${plan.id}/join`, body);
const vote = (person: Member | undefined, index: number, isFor: boolean | null) =>
  who(person).put(`${URL}/${plan.id}/votes/${plan.stops[index]?.targetId}`, { isFor });
const makeEvent = (person: Member | undefined) => who(person).post(`${URL}/${plan.id}/event`);
const notificationsOf = async (person: Member | undefined) =>
  (await who(person).get("/api/notifications")).as(notificationsAnswerSchema).notifications.map(({ text }) => text);

test("a shared plan is planned by the server and stored; people with the link can view and join, and see it in their list", async () => {
  expect(plan).toMatchObject({ isOwner: true, isMember: true, eventId: null, startsAt: NOON });
  expect(plan.stops.length).toBeGreaterThanOrEqual(2);
  expect(await read(bob)).toMatchObject({ isOwner: false, isMember: false, owner: { id: who(ada).id } });
  const joined = await Promise.all(Array.from({ length: 8 }, () => join(bob)));
  expect(new Set(joined.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await read(ada)).people.map(({ firstName }) => firstName)).toEqual(["Ada", "Bob"]);
  for (const person of [ada, bob]) {
    const [listed] = (await who(person).get(URL)).as(listedPlanSchema.array());
    expect(listed).toMatchObject({ id: plan.id, people: 2, stops: plan.stops.map(({ title }) => title) });
  }
  expect((await who(cleo).get(URL)).as(listedPlanSchema.array())).toEqual([]);
  expect(await notificationsOf(ada)).toEqual(["Bob joined your plan"]);
});

test("sharing twice with one key returns the same plan", async () => {
  const body = { ...WISH, startsAt: NOON };
  const send = () => who(bob).post(URL, body, { "idempotency-key": "s1" });
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map((answer) => answer.as(sharedPlanSchema).id)).size).toBe(1);
  expect((await who(bob).get(URL)).as(listedPlanSchema.array())).toHaveLength(1);
});

test("participants vote once per stop; the last vote counts, and is removed when they leave", async () => {
  expect((await vote(bob, 0, true)).status).toBe(403);
  await join(bob);
  await join(cleo);
  await Promise.all(Array.from({ length: 10 }, (_, index) => vote(bob, 0, index % 2 === 0)));
  await vote(bob, 0, false);
  await vote(cleo, 0, true);
  await vote(cleo, 1, true);
  const [first, second] = (await read(bob)).stops;
  expect(first).toMatchObject({ votesFor: 1, votesAgainst: 1, myVote: false });
  expect(second).toMatchObject({ votesFor: 1, votesAgainst: 0, myVote: null });
  await vote(bob, 0, null);
  expect((await who(cleo).del(`${URL}/${plan.id}/join`)).status).toBe(200);
  expect((await read(bob)).stops[0]).toMatchObject({ votesFor: 0, votesAgainst: 0, myVote: null });
  expect((await who(bob).put(`${URL}/${plan.id}/votes/${plan.id}`, { isFor: true })).status).toBe(404);
  expect((await who(ada).del(`${URL}/${plan.id}/join`)).status).toBe(409);
});

test("availability is counted stop by stop, and can be changed", async () => {
  const [first, second] = plan.stops;
  await join(bob, { free: { from: first?.startsAt, until: first?.leavesAt } });
  const after = await read(ada);
  expect(after.stops.map(({ free }) => free)).toEqual(plan.stops.map((_, index) => (index === 0 ? 2 : 1)));
  await join(bob, { free: { from: second?.startsAt, until: plan.endsAt } });
  expect((await read(ada)).stops.map(({ free }) => free)).toEqual(plan.stops.map((_, index) => (index === 0 ? 1 : 2)));
  await join(bob);
  expect((await read(ada)).people).toEqual([
    expect.objectContaining({ free: null }),
    expect.objectContaining({ free: null }),
  ]);
  const bad = [{ free: { from: NOON, until: NOON } }, { free: { from: "noon", until: NOON } }, { free: {} }, []];
  for (const body of bad) expect((await join(bob, body)).status).toBe(400);
});

test("one tap turns it into an event once, without rejected stops, with a seat for everyone", async () => {
  await join(bob);
  await join(cleo);
  await vote(bob, 1, false);
  expect((await makeEvent(bob)).status).toBe(403);
  const made = await Promise.all(Array.from({ length: 5 }, () => makeEvent(ada)));
  const ids = new Set(made.map((answer) => answer.as(createdEventSchema).eventId));
  expect(ids.size).toBe(1);
  const [eventId = ""] = ids;
  const event = (await who(bob).get(`/api/community/events/${eventId}`)).as(communityEventSchema);
  const agreed = plan.stops.filter((_, index) => index !== 1);
  expect(event).toMatchObject({
    attendees: 3,
    isJoined: true,
    startsAt: agreed[0]?.startsAt,
    location: agreed[0]?.title,
  });
  for (const { title } of agreed) expect(event.description).toContain(`: ${title}, `);
  expect(event.description).not.toContain(`: ${plan.stops[1]?.title}, `);
  const calendar = await who(bob).get(`/api/community/events/${eventId}/calendar.ics`);
  expect(calendar.text).toContain("BEGIN:VEVENT");
  expect((await read(cleo)).eventId).toBe(eventId);
  expect(await notificationsOf(cleo)).toEqual([
    expect.stringMatching(/^Ada turned your plan into an event: “A day in Chicago: /),
  ]);
  for (const answer of [await vote(bob, 0, true), await join(bob)]) expect(answer.status).toBe(409);
});

test("followers can be invited, strangers and participants can't", async () => {
  await who(bob).put(`/api/users/${who(ada).id}/follow`);
  await who(ada).put(`/api/users/${who(cleo).id}/follow`); // which is not enough
  const invite = (person: Member | undefined, ids: string[]) =>
    who(person).post(`${URL}/${plan.id}/invitations`, { userIds: ids });
  const both = [who(bob).id, who(cleo).id];
  expect((await invite(ada, both)).as(invitedAnswerSchema)).toEqual({ invited: 1 });
  expect(await notificationsOf(bob)).toEqual(expect.arrayContaining(["Ada invited you to plan a day together"]));
  await join(bob);
  expect((await invite(ada, both)).as(invitedAnswerSchema)).toEqual({ invited: 0 });
  expect((await invite(cleo, both)).status).toBe(403);
});

test("a block closes the plan to the blocked person, and hides people from each other", async () => {
  await join(bob);
  await join(cleo);
  await who(bob).put(`/api/users/${who(cleo).id}/block`);
  expect((await read(cleo)).people.map(({ firstName }) => firstName)).toEqual(["Ada", "Cleo"]);
  await who(ada).put(`/api/users/${who(cleo).id}/block`);
  for (const answer of [await who(cleo).get(`${URL}/${plan.id}`), await join(cleo), await vote(cleo, 0, true)])
    expect(answer.status).toBe(404);
  expect((await who(cleo).get(URL)).as(listedPlanSchema.array())).toEqual([]);
});

test("a stop at a private group's event is hidden from people who can't see it", async () => {
  const group = await prisma.group.create({
    data: {
      name: "Secret",
      description: "",
      category: "Social",
      maxMembers: 5,
      isPrivate: true,
      creatorId: who(ada).id,
    },
  });
  await prisma.groupMember.create({ data: { groupId: group.id, userId: who(ada).id, role: "owner" } });
  const event = await prisma.communityEvent.create({
    data: {
      ...{ title: "Secret party", description: "", date: new Date(NOON), time: "12:00", startsAt: new Date(NOON) },
      ...{ location: "Somewhere", address: "", category: "Social", maxAttendees: 5, tags: [] },
      ...{ hostId: who(ada).id, groupId: group.id },
    },
  });
  const stops = [{ ...plan.stops[0], targetType: "community-event", targetId: event.id, title: "Secret party" }];
  await prisma.sharedPlan.update({ where: { id: plan.id }, data: { stops: JSON.parse(JSON.stringify(stops)) } });
  expect((await read(ada)).stops).toHaveLength(1);
  await join(bob);
  expect((await read(bob)).stops).toEqual([]);
  expect((await who(bob).get(URL)).text).not.toContain("Secret");
  expect((await makeEvent(ada)).status).toBe(409);
  // Nor does the event created from the plan mention it.
  const both = [...stops, plan.stops[1]];
  await prisma.sharedPlan.update({ where: { id: plan.id }, data: { stops: JSON.parse(JSON.stringify(both)) } });
  const { eventId } = (await makeEvent(ada)).as(createdEventSchema);
  const made = await visitor().get(`/api/community/events/${eventId}`);
  expect(made.as(communityEventSchema)).toMatchObject({
    location: plan.stops[1]?.title,
    startsAt: plan.stops[1]?.startsAt,
  });
  expect(made.text).not.toContain("Secret");
});

test("at most twenty people can join, despite simultaneous tries; a deleted plan disappears with its notifications", async () => {
  const crowd = await Promise.all(Array.from({ length: 24 }, () => signedUp()));
  const answers = await Promise.all(crowd.map((person) => join(person)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(await prisma.sharedPlanMember.count({ where: { planId: plan.id } })).toBe(20);
  expect((await who(bob).del(`${URL}/${plan.id}`)).status).toBe(403);
  expect((await who(ada).del(`${URL}/${plan.id}`)).status).toBe(204);
  expect(await notificationsOf(ada)).toEqual([]);
  expect((await who(ada).get(`${URL}/${plan.id}`)).status).toBe(404);
});

test("a visitor sees the stops and the planner's first name; never the starting point", async () => {
  const location = { latitude: 41.8827, longitude: -87.6233 };
  const made = (await who(ada).post(URL, { ...WISH, startsAt: NOON, location })).as(sharedPlanSchema);
  expect(made.stops[0]?.leg).toBeNull();
  expect(made.startsAt).toBe(made.stops[0]?.startsAt);
  expect(made.stops[1]?.leg).not.toBeNull();
  const kept = await prisma.sharedPlan.findUniqueOrThrow({ where: { id: made.id } });
  expect(kept.stops).toEqual(expect.arrayContaining([expect.objectContaining({ leg: null })]));
  const seen = await getPlanForVisitors(made.id);
  expect(seen).toMatchObject({ plannedBy: "Ada", people: 1, eventId: null });
  expect(seen.stops.map(({ title }) => title)).toEqual(made.stops.map(({ title }) => title));
  expect(JSON.stringify(seen)).not.toContain(who(ada).id);
  expect(seen.stops.map(({ reason }) => reason).join("")).toBe("");
  const { stops } = (await who(bob).get(`${URL}/${made.id}`)).as(sharedPlanSchema);
  expect(stops.map(({ reason }) => reason).join("")).toBe("");
  // A stop that a visitor can't see is left out, along with the leg after it.
  const [first, second, ...others] = made.stops;
  const hidden = {
    ...first,
    targetType: "community-event",
    targetId: plan.id,
    leg: { by: "foot", minutes: 5, metres: 9 },
  };
  await prisma.sharedPlan.update({
    where: { id: made.id },
    data: { stops: JSON.parse(JSON.stringify([hidden, second, ...others])) },
  });
  const left = await getPlanForVisitors(made.id);
  expect(left.stops.map(({ targetId, leg }) => [targetId, leg !== null])).toEqual(
    [second, ...others].map((stop, index) => [stop?.targetId, index > 0]),
  );
  await prisma.user.update({ where: { id: who(ada).id }, data: { suspendedAt: new Date() } });
  await expect(getPlanForVisitors(made.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(getPlanForVisitors(who(bob).id)).rejects.toMatchObject({ code: "not_found" });
});

test("refusals", async () => {
  expect((await visitor().get(URL)).status).toBe(401);
  expect((await visitor().get(`${URL}/${plan.id}`)).status).toBe(401);
  expect((await who(ada).get(`${URL}/nonsense`)).status).toBe(404);
  expect((await who(ada).post(URL, { ...WISH, time: "ever" })).status).toBe(400);
  await prisma.sharedPlan.update({ where: { id: plan.id }, data: { endsAt: new Date(Date.now() - 1000) } });
  for (const answer of [await join(bob), await makeEvent(ada)]) expect(answer.status).toBe(409);
});
