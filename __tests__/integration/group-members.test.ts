import "../support/unlimited";
import { communityEventSchema } from "@/lib/community/events/schema";
import { type Group, groupSchema } from "@/lib/community/groups/schema";
import type { GroupRole } from "@/lib/community/members/rules";
import { groupMemberSchema } from "@/lib/community/members/schema";
import { prisma } from "@/lib/core/server/db";
import { listedPersonSchema } from "@/lib/social/people/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { NEXT_JUNE, walk } from "../support/fixtures";

const CLUB = { name: "Night riders", description: "Lights on", category: "Cycling", maxMembers: 20 };
const RIDE = { title: "Ride", date: NEXT_JUNE, time: "19:30", location: "The 606", category: "Cycling" };

let owner: Member;
let people: Member[];
beforeAll(async () => {
  owner = await signedUp({ firstName: "Olga" });
  people = await Promise.all(["Ada", "Ben", "Cem", "Dia", "Eli", "Fay"].map((firstName) => signedUp({ firstName })));
});

const person = (index: number): Member => {
  const found = people[index];
  if (!found) throw new Error("nobody there");
  return found;
};
const start = async (changes: Partial<Group> = {}) =>
  (await owner.post("/api/groups", { ...CLUB, ...changes })).as(groupSchema).id;
const ask = (who: Member, id: string) => who.put(`/api/groups/${id}/join`);
const leave = (who: Member, id: string) => who.del(`/api/groups/${id}/join`);
const approve = (by: Member, id: string, who: Member) => by.put(`/api/groups/${id}/requests/${who.id}`);
const decline = (by: Member, id: string, who: Member) => by.del(`/api/groups/${id}/requests/${who.id}`);
const giveRole = (by: Member, id: string, who: Member, role: GroupRole) =>
  by.patch(`/api/groups/${id}/members/${who.id}`, { role });
const remove = (by: Member, id: string, who: Member) => by.del(`/api/groups/${id}/members/${who.id}`);
const groupFor = async (who: Member, id: string) => (await who.get(`/api/groups/${id}`)).as(groupSchema);
const members = async (who: Member, id: string) =>
  (await who.get(`/api/groups/${id}/members`)).as(groupMemberSchema.array());

/** The counter equals the rows. */
async function agree(groupId: string): Promise<number> {
  const [{ memberCount }, rows] = await Promise.all([
    prisma.group.findUniqueOrThrow({ where: { id: groupId } }),
    prisma.groupMember.count({ where: { groupId, status: "member" } }),
  ]);
  expect(memberCount).toBe(rows);
  return rows;
}

test("only owners and admins see and answer a private group's requests", async () => {
  const [ada, ben, cem] = [person(0), person(1), person(2)];
  const id = await start({ isPrivate: true });
  await ask(ada, id);
  await ask(ben, id);
  expect(await groupFor(owner, id)).toMatchObject({ requests: 2, myRole: "owner" });
  expect(await groupFor(ada, id)).toMatchObject({ requests: 0, myRole: null, myStatus: "requested" });
  const waiting = (await owner.get(`/api/groups/${id}/requests`)).as(groupMemberSchema.array());
  expect(waiting.map(({ firstName }) => firstName)).toEqual(["Ada", "Ben"]);
  for (const nobody of [ada, cem]) {
    expect((await nobody.get(`/api/groups/${id}/requests`)).status).toBe(403);
    expect((await nobody.get(`/api/groups/${id}/members`)).status).toBe(403);
    expect((await approve(nobody, id, ben)).status).toBe(403);
    expect((await decline(nobody, id, ben)).status).toBe(403);
  }
  expect((await visitor().get(`/api/groups/${id}/members`)).status).toBe(401);
  expect((await approve(owner, id, ada)).status).toBe(204);
  expect((await approve(owner, id, ada)).status).toBe(204);
  expect((await approve(owner, id, cem)).status).toBe(404);
  expect((await approve(ada, id, ben)).status).toBe(403);
  await giveRole(owner, id, ada, "admin");
  expect((await decline(ada, id, ben)).status).toBe(204);
  expect((await decline(ada, id, ben)).status).toBe(204);
  expect((await approve(ada, id, ben)).status).toBe(404);
  expect((await members(ada, id)).map(({ firstName, role }) => [firstName, role])).toEqual([
    ["Olga", "owner"],
    ["Ada", "admin"],
  ]);
  expect(await agree(id)).toBe(2);
});

test("five approvals at once for two spots: two get in, three get a message that it's full", async () => {
  const id = await start({ isPrivate: true, maxMembers: 3 });
  const asking = people.slice(0, 5);
  for (const who of asking) await ask(who, id);
  const statuses = (await Promise.all(asking.map((who) => approve(owner, id, who)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([204, 204, 409, 409, 409]);
  expect((await ask(person(5), id)).status).toBe(409);
  expect(await agree(id)).toBe(3);
});

test("a group that becomes public accepts pending requests in order, as far as there is room", async () => {
  const id = await start({ isPrivate: true, maxMembers: 3 });
  for (const who of people.slice(0, 3)) await ask(who, id);
  await owner.patch(`/api/groups/${id}`, { isPrivate: false });
  expect((await members(person(0), id)).map(({ firstName }) => firstName)).toEqual(["Olga", "Ada", "Ben"]);
  expect((await ask(person(2), id)).status).toBe(409);
  await leave(person(0), id);
  expect((await ask(person(2), id)).body).toMatchObject({ status: "member", memberCount: 3 });
  expect(await agree(id)).toBe(3);
});

test("a group with thousands of requests becomes public in one response", async () => {
  const waiting = 2500;
  const id = await start({ isPrivate: true, maxMembers: 10_000 });
  const asking = await prisma.user.createManyAndReturn({
    data: Array.from({ length: waiting }, (_, index) => ({ firstName: `P${index}`, lastName: "Q" })),
    select: { id: true },
  });
  const rows = asking.map(({ id: userId }) => ({ userId, groupId: id, status: "requested" as const }));
  await prisma.groupMember.createMany({ data: rows });
  await prisma.notification.createMany({
    data: asking.map(({ id: actorId }) => ({
      ...{ userId: owner.id, actorId, type: "group-request", groupKey: `group-request:${actorId}:${id}` },
      ...{ targetType: "group", targetId: id },
    })),
  });
  const { status } = await owner.patch(`/api/groups/${id}`, { isPrivate: false });
  expect(status).toBe(200);
  expect(await agree(id)).toBe(waiting + 1);
  const about = { targetType: "group", targetId: id };
  expect(await prisma.notification.count({ where: { ...about, type: "group-request" } })).toBe(0);
  expect(await prisma.notification.count({ where: { ...about, type: "group-accepted" } })).toBe(waiting);
});

test("a group that becomes public accepts no one its owner couldn't approve", async () => {
  const gus = await signedUp({ firstName: "Gus" });
  const id = await start({ isPrivate: true, maxMembers: 2 });
  await ask(gus, id);
  await ask(person(0), id);
  await owner.put(`/api/users/${gus.id}/block`);
  expect((await approve(owner, id, gus)).status).toBe(404);
  await owner.patch(`/api/groups/${id}`, { isPrivate: false });
  expect((await members(person(0), id)).map(({ firstName }) => firstName)).toEqual(["Olga", "Ada"]);
  expect(await agree(id)).toBe(2);
});

test("roles: who may grant, revoke, and remove, and the last owner stays", async () => {
  const [ada, ben, cem] = [person(0), person(1), person(2)];
  const id = await start();
  for (const who of [ada, ben, cem]) await ask(who, id);
  expect((await giveRole(ada, id, ben, "admin")).status).toBe(403);
  expect((await giveRole(owner, id, ada, "admin")).status).toBe(204);
  expect((await giveRole(ada, id, ada, "owner")).status).toBe(403);
  expect((await remove(ben, id, cem)).status).toBe(403);
  expect((await remove(ada, id, owner)).status).toBe(403);
  expect((await remove(ada, id, cem)).status).toBe(204);
  expect((await remove(ada, id, cem)).status).toBe(404);
  expect((await giveRole(owner, id, owner, "member")).status).toBe(409);
  expect((await leave(owner, id)).status).toBe(409);
  expect((await giveRole(owner, id, ben, "owner")).status).toBe(204);
  expect((await giveRole(owner, id, ben, "member")).status).toBe(403);
  expect((await leave(owner, id)).body).toMatchObject({ status: "none", memberCount: 2 });
  expect(await groupFor(ben, id)).toMatchObject({ creator: { id: ben.id }, myRole: "owner" });
  expect((await giveRole(ben, id, person(5), "admin")).status).toBe(404);
  expect((await giveRole(ben, id, ada, "boss" as GroupRole)).status).toBe(400);
  expect(await agree(id)).toBe(2);
});

test("two owners who leave at once: one leaves, the other stays as the last", async () => {
  const [ada] = people;
  if (!ada) throw new Error("nobody there");
  for (let round = 0; round < 5; round += 1) {
    const id = await start();
    await ask(ada, id);
    await giveRole(owner, id, ada, "owner");
    const answers = await Promise.all([leave(owner, id), leave(ada, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await prisma.groupMember.count({ where: { groupId: id, role: "owner" } })).toBe(1);
    expect(await agree(id)).toBe(1);
  }
});

test("simultaneous approvals, declines, and withdrawals leave the counter equal to the rows", async () => {
  const id = await start({ isPrivate: true });
  await Promise.all(
    people.flatMap((who) => [
      ask(who, id).then(() => Promise.all([approve(owner, id, who), decline(owner, id, who), leave(who, id)])),
      ask(who, id),
    ]),
  );
  expect(await agree(id)).toBeGreaterThanOrEqual(1);
});

test("a private group's events are for its members; leaving frees the seat, and the waitlist moves up", async () => {
  const [ada, ben, cem] = [person(0), person(1), person(2)];
  const id = await start({ isPrivate: true });
  for (const who of [ada, ben]) {
    await ask(who, id);
    await approve(owner, id, who);
  }
  const ride = (await owner.post("/api/community/events", { ...RIDE, maxAttendees: 2, groupId: id })).as(
    communityEventSchema,
  );
  expect(ride).toMatchObject({ groupId: id, groupName: CLUB.name });
  expect((await cem.post("/api/community/events", { ...RIDE, maxAttendees: 2, groupId: id })).status).toBe(404);
  expect((await cem.put(`/api/community/events/${ride.id}/join`)).status).toBe(404);
  expect((await visitor().get(`/api/community/events/${ride.id}`)).status).toBe(404);
  await ada.put(`/api/community/events/${ride.id}/join`);
  await ben.put(`/api/community/events/${ride.id}/join`);
  const listed = (await ben.get(`/api/community/events?groupId=${id}`)).as(communityEventSchema.array());
  expect(listed).toEqual([expect.objectContaining({ id: ride.id, myStatus: "waitlisted", position: 1 })]);
  expect((await cem.get(`/api/community/events?groupId=${id}`)).body).toEqual([]);
  await remove(owner, id, ada);
  expect((await ben.get(`/api/community/events/${ride.id}`)).body).toMatchObject({ myStatus: "going", attendees: 2 });
  expect((await ada.get(`/api/community/events/${ride.id}`)).status).toBe(404);
  await owner.del(`/api/groups/${id}`);
  expect((await ben.get(`/api/community/events/${ride.id}`)).body).toMatchObject({ isCancelled: true });
  expect((await ada.get(`/api/community/events/${ride.id}`)).status).toBe(404);
  expect((await visitor().get(`/api/community/events/${ride.id}`)).status).toBe(404);
});

test("members and guests, page by page, without people who blocked the viewer", async () => {
  const id = await start();
  for (const who of people) await ask(who, id);
  await person(5).put(`/api/users/${person(0).id}/block`);
  const seen = await walk(person(0), `/api/groups/${id}/members?limit=2`, groupMemberSchema.array());
  expect(seen.map(({ firstName }) => firstName)).toEqual(["Olga", "Ada", "Ben", "Cem", "Dia", "Eli"]);
  const { id: eventId } = (await owner.post("/api/community/events", { ...RIDE, maxAttendees: 4 })).as(
    communityEventSchema,
  );
  for (const who of people) await who.put(`/api/community/events/${eventId}/join`);
  const going = await walk(person(1), `/api/community/events/${eventId}/attendees?limit=2`, listedPersonSchema.array());
  expect(going.map(({ firstName }) => firstName)).toEqual(["Olga", "Ada", "Ben", "Cem"]);
  expect((await person(1).get(`/api/community/events/${eventId}/attendees?status=waitlisted`)).status).toBe(403);
  expect((await owner.get(`/api/community/events/${eventId}/attendees?status=waitlisted`)).body).toHaveLength(3);
  expect((await visitor().get(`/api/community/events/${eventId}/attendees`)).status).toBe(401);
  expect((await visitor().get(`/api/community/events/${eventId}`)).body).toMatchObject({ faces: [], attendees: 4 });
});
