import "../support/unlimited";
import { type CommunityEvent, communityEventSchema } from "@/lib/community/events/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { prisma, rows, sql } from "@/lib/core/server/db";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { type Member, signedUp } from "../support/api";
import { NEXT_JUNE } from "../support/fixtures";

/** What happens to a group's events when one or all outsiders can no longer see them. */
const CLUB = { name: "Night riders", description: "", category: "Cycling", maxMembers: 50 };
const RIDE = { title: "Ride", date: NEXT_JUNE, time: "19:30", location: "The 606", category: "Cycling" };

let owner: Member;
let host: Member;
let maya: Member;
let tom: Member;
beforeEach(async () => {
  const names = ["Olga", "Hana", "Maya", "Tom"];
  const made = await Promise.all(names.map((firstName) => signedUp({ firstName })));
  [owner, host, maya, tom] = made as [Member, Member, Member, Member]; // as many as there are names
});

async function club(members: readonly Member[], changes: object = {}): Promise<string> {
  const { id } = (await owner.post("/api/groups", { ...CLUB, ...changes })).as(groupSchema);
  for (const one of members) await one.put(`/api/groups/${id}/join`);
  for (const one of members) await owner.put(`/api/groups/${id}/requests/${one.id}`);
  return id;
}
const ride = async (by: Member, groupId: string, changes: Partial<CommunityEvent> = {}) =>
  (await by.post("/api/community/events", { ...RIDE, maxAttendees: 9, groupId, ...changes })).as(communityEventSchema)
    .id;
const join = (who: Member, id: string) => who.put(`/api/community/events/${id}/join`);
const eventFor = (who: Member, id: string) => who.get(`/api/community/events/${id}`);
const remove = (by: Member, groupId: string, who: Member) => by.del(`/api/groups/${groupId}/members/${who.id}`);
const close = (groupId: string) => owner.patch(`/api/groups/${groupId}`, { isPrivate: true });
const texts = async (of: Member) =>
  (await of.get("/api/notifications")).as(notificationsAnswerSchema).notifications.map(({ text }) => text);

/** The guests and the waitlist in order, after checking that counters match rows. */
async function guestsOf(id: string): Promise<{ going: string[]; waitlisted: string[] }> {
  const event = await prisma.communityEvent.findUniqueOrThrow({ where: { id } });
  const found = await prisma.communityEventMember.findMany({
    where: { eventId: id },
    orderBy: { queue: "asc" },
    include: { user: { select: { firstName: true } } },
  });
  const named = (status: string) => found.filter((one) => one.status === status).map(({ user }) => user.firstName);
  const [going, waitlisted] = [named("going"), named("waitlisted")];
  expect([event.attendees, event.waitlisted]).toEqual([going.length, waitlisted.length]);
  return { going, waitlisted };
}

test("a group that becomes private frees outsiders' seats; the waitlist moves up and is notified", async () => {
  const id = await club([host, maya]);
  const event = await ride(host, id, { maxAttendees: 2 });
  await join(tom, event);
  await join(maya, event);
  expect(await guestsOf(event)).toEqual({ going: ["Hana", "Tom"], waitlisted: ["Maya"] });
  expect((await close(id)).status).toBe(200);
  expect(await guestsOf(event)).toEqual({ going: ["Hana", "Maya"], waitlisted: [] });
  expect((await eventFor(tom, event)).status).toBe(404);
  expect(await texts(tom)).toEqual(["You lost your spot at “Ride” because only members of “Night riders” can attend"]);
  expect(await texts(maya)).toEqual(["A spot opened up: you're going to “Ride”"]);
  expect((await texts(host)).filter((text) => text.includes("Tom"))).toEqual([]);
});

test("seats at past or canceled events are unchanged", async () => {
  const id = await club([host]);
  const [over, cancelled] = [await ride(host, id), await ride(host, id)];
  for (const event of [over, cancelled]) await join(tom, event);
  await prisma.communityEvent.update({ where: { id: over }, data: { startsAt: new Date("2026-01-01") } });
  await host.del(`/api/community/events/${cancelled}`);
  await close(id);
  expect([await guestsOf(over), await guestsOf(cancelled)]).toEqual([
    { going: ["Hana", "Tom"], waitlisted: [] },
    { going: ["Hana", "Tom"], waitlisted: [] },
  ]);
});

test("no one moves up at a canceled event", async () => {
  const id = await club([host]);
  const event = await ride(host, id, { maxAttendees: 2 });
  await join(maya, event);
  await join(tom, event);
  await host.del(`/api/community/events/${event}`);
  expect((await maya.del(`/api/community/events/${event}/join`)).status).toBe(409);
  expect(await guestsOf(event)).toEqual({ going: ["Hana", "Maya"], waitlisted: ["Tom"] });
  expect(await texts(tom)).toEqual(["“Ride” was canceled"]);
});

test.each([true, false])(
  "a removed member's hosted events pass to the group's owner (private: %s)",
  async (isPrivate) => {
    const id = await club([host, maya], { isPrivate });
    const event = await ride(host, id);
    await join(maya, event);
    await remove(owner, id, host);
    expect((await host.patch(`/api/community/events/${event}`, { title: "Mine" })).status).toBe(isPrivate ? 404 : 403);
    expect((await eventFor(host, event)).status).toBe(isPrivate ? 404 : 200);
    expect((await host.get(`/api/community/events/${event}/attendees`)).status).toBe(isPrivate ? 404 : 200);
    expect(await guestsOf(event)).toEqual({ going: ["Olga", "Maya"], waitlisted: [] });
    expect((await eventFor(owner, event)).body).toMatchObject({
      isHost: true,
      organizer: { id: owner.id },
      attendees: 2,
    });
    expect(await texts(owner)).toContain("You're now the host of “Ride”");
    expect(await texts(host)).toContain("You're no longer in “Night riders”, so someone else now hosts “Ride”");
    expect((await owner.del(`/api/community/events/${event}`)).status).toBe(204);
  },
);

test("an owner with a seat or on the waitlist takes the host's seat, and theirs is freed", async () => {
  const id = await club([host, maya, tom], { isPrivate: true });
  const event = await ride(host, id, { maxAttendees: 2 });
  for (const who of [maya, owner, tom]) await join(who, event);
  expect(await guestsOf(event)).toEqual({ going: ["Hana", "Maya"], waitlisted: ["Olga", "Tom"] });
  await host.del(`/api/groups/${id}/join`);
  expect(await guestsOf(event)).toEqual({ going: ["Olga", "Maya"], waitlisted: ["Tom"] });
  const second = await ride(maya, id, { maxAttendees: 2 });
  for (const who of [owner, tom]) await join(who, second);
  await maya.del(`/api/groups/${id}/join`);
  expect(await guestsOf(second)).toEqual({ going: ["Olga", "Tom"], waitlisted: [] });
  expect(await guestsOf(event)).toEqual({ going: ["Olga", "Tom"], waitlisted: [] });
});

test("a host who left a public group long ago stops hosting once it is private", async () => {
  const id = await club([host]);
  const event = await ride(host, id);
  await prisma.groupMember.delete({ where: { groupId_userId: { groupId: id, userId: host.id } } });
  await close(id);
  expect(await guestsOf(event)).toEqual({ going: ["Olga"], waitlisted: [] });
  expect((await eventFor(host, event)).status).toBe(404);
});

test("an owner who steps down or leaves transfers the group, which always has an owner to take over events", async () => {
  const id = await club([host, maya], { isPrivate: true });
  await owner.patch(`/api/groups/${id}/members/${maya.id}`, { role: "owner" });
  const event = await ride(owner, id);
  await owner.patch(`/api/groups/${id}/members/${owner.id}`, { role: "member" });
  expect((await maya.get(`/api/groups/${id}`)).body).toMatchObject({ creator: { id: maya.id } });
  expect((await remove(maya, id, owner)).status).toBe(204);
  expect((await eventFor(maya, event)).body).toMatchObject({ isHost: true, attendees: 1 });
  expect((await eventFor(owner, event)).status).toBe(404);
});

test("a block ends two people's seats at each other's events, and the waitlist moves up", async () => {
  const id = await club([host, maya]);
  const event = await ride(host, id, { maxAttendees: 2 });
  await join(tom, event);
  await join(maya, event);
  await tom.put(`/api/users/${host.id}/block`);
  expect(await guestsOf(event)).toEqual({ going: ["Hana", "Maya"], waitlisted: [] });
  expect((await eventFor(tom, event)).status).toBe(404);
});

test("someone blocked by the new host loses the seat without a notification", async () => {
  const id = await club([host, maya]);
  const event = await ride(host, id);
  await join(tom, event);
  await owner.put(`/api/users/${tom.id}/block`);
  await remove(owner, id, host);
  expect(await guestsOf(event)).toEqual({ going: ["Olga"], waitlisted: [] });
  expect(await texts(tom)).toEqual([]);
});

test("joins while the group becomes private leave no outsider in, in any order", async () => {
  const strangers = await Promise.all(Array.from({ length: 5 }, () => signedUp({ firstName: "Sam" })));
  for (let round = 0; round < 3; round += 1) {
    const id = await club([host, maya]);
    const event = await ride(host, id, { maxAttendees: 3 });
    const answers = await Promise.all([...strangers.map((who) => join(who, event)), close(id), join(maya, event)]);
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(await guestsOf(event)).toEqual({ going: ["Hana", "Maya"], waitlisted: [] });
  }
});

test.each(["visible_groups", "visible_community_events"])("%s is inlined into its query", async (name) => {
  const source = name === "visible_groups" ? sql`visible_groups` : sql`visible_community_events`;
  const plan = await rows<{ "QUERY PLAN": string }>(
    sql`explain select 1 from ${source}(${owner.id}::uuid) where id = ${owner.id}::uuid`,
  );
  const lines = plan.map((line) => line["QUERY PLAN"]).join("\n");
  expect(lines).toContain(name === "visible_groups" ? "on groups" : "on community_events");
  expect(lines).not.toContain("Function Scan");
});
