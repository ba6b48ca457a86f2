import "../support/unlimited";
import { v4 as uuid } from "uuid";
import { communityEventSchema } from "@/lib/community/events/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { prisma } from "@/lib/core/server/db";
import { z } from "@/lib/core/shared/zod";
import { type Member, signedUp } from "../support/api";
import { NEXT_JUNE } from "../support/fixtures";

/** What an outsider of a private group can try with an event's ID: every response is the same as for an unknown ID. */
const CIRCLE = { name: "Night circle", description: "", category: "Cycling", maxMembers: 50 };
const RIDE = { title: "First title", date: NEXT_JUNE, time: "19:30", location: "The 606", category: "Cycling" };
const NEW_TITLE = "Meet at 2211 Secret Avenue";

let owner: Member;
let outsider: Member;
let group: string;
let event: string;

async function join(): Promise<void> {
  await outsider.put(`/api/groups/${group}/join`);
  await owner.put(`/api/groups/${group}/requests/${outsider.id}`);
}
const save = () => outsider.put(`/api/saved/activity/${event}`);

beforeEach(async () => {
  [owner, outsider] = await Promise.all([signedUp({ firstName: "Olga" }), signedUp({ firstName: "Ines" })]);
  group = (await owner.post("/api/groups", { ...CIRCLE, isPrivate: false })).as(groupSchema).id;
  event = (await owner.post("/api/community/events", { ...RIDE, maxAttendees: 2, groupId: group })).as(
    communityEventSchema,
  ).id;
});
const close = () => owner.patch(`/api/groups/${group}`, { isPrivate: true });
const rename = async () =>
  expect((await owner.patch(`/api/community/events/${event}`, { title: NEW_TITLE })).status).toBe(200);

/** How each kind of outsider became one. All of them know the event's ID. */
const OUTSIDERS = {
  "a stranger who saved it while it was open": async () => {
    expect((await save()).status).toBe(200);
    await close();
  },
  "someone who asked to join": async () => {
    await close();
    expect((await outsider.put(`/api/groups/${group}/join`)).body).toMatchObject({ status: "requested" });
  },
  "someone who left": async () => {
    await close();
    await join();
    expect((await save()).status).toBe(200);
    expect((await outsider.del(`/api/groups/${group}/join`)).status).toBe(200);
  },
  "someone who was removed": async () => {
    await close();
    await join();
    expect((await save()).status).toBe(200);
    expect((await outsider.put(`/api/community/events/${event}/join`)).body).toMatchObject({ status: "going" });
    expect((await owner.del(`/api/groups/${group}/members/${outsider.id}`)).status).toBe(204);
  },
};

/** Every request that takes an event's ID. */
const QUESTIONS: Record<string, (id: string) => ReturnType<Member["get"]>> = {
  event: (id) => outsider.get(`/api/community/events/${id}`),
  attendees: (id) => outsider.get(`/api/community/events/${id}/attendees`),
  calendar: (id) => outsider.get(`/api/community/events/${id}/calendar.ics`),
  join: (id) => outsider.put(`/api/community/events/${id}/join`),
  leave: (id) => outsider.del(`/api/community/events/${id}/join`),
  edit: (id) => outsider.patch(`/api/community/events/${id}`, { title: "Mine" }),
  cancel: (id) => outsider.del(`/api/community/events/${id}`),
  invite: (id) => outsider.post(`/api/community/events/${id}/invitations`, { userIds: [owner.id] }),
  report: (id) => outsider.post("/api/reports", { type: "event", id, category: "spam" }),
  feedback: (targetId) =>
    outsider.post("/api/ai/feedback", { targetType: "community-event", targetId, verdict: "not-interested" }),
  taste: (targetId) =>
    outsider.post("/api/ai/feedback", { targetType: "community-event", targetId, verdict: "tapped" }),
};

const savedSchema = z.array(
  z.object({ id: z.string(), name: z.string(), image: z.string().nullable(), isAvailable: z.boolean() }),
);

test.each(Object.entries(OUTSIDERS))(
  "%s: someone else's id and an unknown id are indistinguishable",
  async (_who, becomesOne) => {
    await becomesOne();
    await rename();
    const nobody = uuid();
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const [real, made] = [await ask(event), await ask(nobody)];
      expect([name, real.status, real.body]).toEqual([name, made.status, made.body]);
      expect([name, real.status]).toEqual([name, 404]);
    }
    // Items they saved earlier stay as they were, without later changes.
    const kept = (await outsider.get("/api/saved?type=activity&limit=50")).as(savedSchema);
    expect(kept.filter((one) => one.isAvailable)).toEqual([]);
    for (const path of ["/api/saved?limit=50", "/api/notifications?limit=50", "/api/collections", "/api/today"])
      expect((await outsider.get(path)).text).not.toContain(NEW_TITLE);
    for (const path of ["/api/search?q=Secret", "/api/community/events?limit=50", "/api/ai/recommendations"])
      expect((await outsider.get(path)).text).not.toContain(NEW_TITLE);
    const rsvps = await prisma.communityEventMember.count({ where: { eventId: event, userId: outsider.id } });
    expect(rsvps).toBe(0);
  },
);

test("saving it again or moving it to a collection reveals nothing to an outsider", async () => {
  await close();
  const collection = (await outsider.post("/api/collections", { name: "Plans" })).as(z.object({ id: z.string() })).id;
  for (const body of [undefined, { note: "x" }, { collectionId: collection }]) {
    const [real, made] = [
      await outsider.put(`/api/saved/activity/${event}`, body),
      await outsider.put(`/api/saved/activity/${uuid()}`, body),
    ];
    expect([real.status, real.body]).toEqual([404, made.body]);
  }
  expect(await prisma.savedItem.count({ where: { userId: outsider.id } })).toBe(0);
});

test("a removed host can't change anything, at any endpoint, immediately or later", async () => {
  await join();
  await owner.put(`/api/groups/${group}/requests/${outsider.id}`);
  const hosted = (await outsider.post("/api/community/events", { ...RIDE, maxAttendees: 9, groupId: group })).as(
    communityEventSchema,
  ).id;
  await close();
  const answers = await Promise.all([
    owner.del(`/api/groups/${group}/members/${outsider.id}`),
    ...Array.from({ length: 5 }, () => outsider.patch(`/api/community/events/${hosted}`, { title: "By the expelled" })),
  ]);
  expect(answers[0]?.status).toBe(204);
  expect(answers.slice(1).every(({ status }) => status === 200 || status === 404)).toBe(true);
  const after = await prisma.communityEvent.findUniqueOrThrow({ where: { id: hosted } });
  expect(after.hostId).toBe(owner.id);
  for (const ask of Object.values(QUESTIONS)) expect((await ask(hosted)).status).toBe(404);
  expect(await prisma.communityEvent.findUniqueOrThrow({ where: { id: hosted } })).toEqual(after);
});
