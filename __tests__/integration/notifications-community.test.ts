import "../support/unlimited";
import { communityEventSchema } from "@/lib/community/events/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { prisma } from "@/lib/core/server/db";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { type Member, signedUp } from "../support/api";
import { NEXT_JUNE } from "../support/fixtures";

const RUN = {
  title: "Lakefront run",
  description: "Easy",
  date: NEXT_JUNE,
  time: "07:30",
  location: "Fullerton Ave",
  address: "",
  category: "Running",
  maxAttendees: 2,
};
const CLUB = { name: "Sunrise club", description: "", category: "Running", maxMembers: 9, isPrivate: true };
/** "Mon, Jun 21" */
const JUNE_DAY = new Date(NEXT_JUNE).toLocaleDateString("en-US", {
  ...{ weekday: "short", month: "short", day: "numeric", timeZone: "UTC" },
} as const);
const texts = async (of: Member) =>
  (await of.get("/api/notifications")).as(notificationsAnswerSchema).notifications.map(({ text }) => text);
const hold = async (by: Member, more: object = {}) =>
  (await by.post("/api/community/events", { ...RUN, ...more })).as(communityEventSchema).id;

let host: Member;
let maya: Member;
let tom: Member;
beforeEach(async () => {
  [host, maya, tom] = await Promise.all([
    signedUp({ firstName: "Hana" }),
    signedUp({ firstName: "Maya" }),
    signedUp({ firstName: "Tom" }),
  ]);
});

test("the host is notified of guests and the waitlist, people who move up are notified, and leaving removes both", async () => {
  const id = await hold(host);
  await maya.put(`/api/community/events/${id}/join`);
  await tom.put(`/api/community/events/${id}/join`);
  const waits = "Tom joined the waitlist for your event “Lakefront run”";
  expect(await texts(host)).toEqual([waits, "Maya joined your event “Lakefront run”"]);
  await maya.del(`/api/community/events/${id}/join`);
  expect([await texts(host), await texts(tom)]).toEqual([
    [waits],
    ["A spot opened up: you're going to “Lakefront run”"],
  ]);
  await tom.del(`/api/community/events/${id}/join`);
  expect([await texts(host), await texts(tom)]).toEqual([[], []]);
});

test("guests are notified of a new time or place, and of a cancellation; the host isn't", async () => {
  const id = await hold(host);
  await maya.put(`/api/community/events/${id}/join`);
  await tom.put(`/api/community/events/${id}/join`);
  await host.patch(`/api/community/events/${id}`, { description: "Bring water" });
  expect(await texts(tom)).toEqual([]);
  await host.patch(`/api/community/events/${id}`, { time: "09:00", location: "Oak Street Beach" });
  const changed = `“Lakefront run” was updated: now ${JUNE_DAY} at 9:00 AM, Oak Street Beach`;
  expect([await texts(maya), await texts(tom)]).toEqual([[changed], [changed]]);
  await host.del(`/api/community/events/${id}`);
  await host.del(`/api/community/events/${id}`);
  expect(await texts(maya)).toEqual(["“Lakefront run” was canceled", changed]);
  expect(await texts(host)).toEqual([
    "Tom joined the waitlist for your event “Lakefront run”",
    "Maya joined your event “Lakefront run”",
  ]);
});

test("a private group's request is shown to its admins until someone answers", async () => {
  const { id } = (await host.post("/api/groups", CLUB)).as(groupSchema);
  await maya.put(`/api/groups/${id}/join`);
  await tom.put(`/api/groups/${id}/join`);
  expect(await texts(host)).toEqual(["Tom and Maya asked to join “Sunrise club”"]);
  await host.put(`/api/groups/${id}/requests/${maya.id}`);
  await host.del(`/api/groups/${id}/requests/${tom.id}`);
  expect([await texts(host), await texts(maya), await texts(tom)]).toEqual([
    [],
    ["Your request to join “Sunrise club” was approved"],
    [],
  ]);
});

test("only followers can be invited, not guests or outsiders to a private group's event", async () => {
  const invite = (by: Member, id: string, ...to: Member[]) =>
    by.post(`/api/community/events/${id}/invitations`, { userIds: to.map((one) => one.id) });
  const id = await hold(host);
  await maya.put(`/api/users/${tom.id}/follow`);
  expect((await invite(maya, id, tom)).body).toEqual({ invited: 0 }); // following them isn't enough
  await tom.put(`/api/users/${maya.id}/follow`);
  expect((await invite(maya, id, tom, host)).body).toEqual({ invited: 1 });
  expect((await invite(maya, id, tom)).body).toEqual({ invited: 1 });
  expect(await texts(tom)).toEqual(["Maya invited you to “Lakefront run”", "Maya started following you"]);
  await tom.put(`/api/community/events/${id}/join`);
  expect((await invite(maya, id, tom)).body).toEqual({ invited: 0 });

  const group = (await host.post("/api/groups", CLUB)).as(groupSchema);
  const inside = await hold(host, { groupId: group.id });
  await tom.put(`/api/users/${host.id}/follow`);
  expect((await invite(host, inside, tom)).body).toEqual({ invited: 0 });
  expect((await invite(maya, inside, tom)).status).toBe(404);
  await host.del(`/api/community/events/${id}`);
  expect((await invite(maya, id, tom)).status).toBe(409);
  expect((await maya.post(`/api/community/events/${id}/invitations`, { userIds: [] })).status).toBe(400);
});

test("an event hidden by a moderator is only visible to its host and notifies no one", async () => {
  const id = await hold(host);
  const group = (await host.post("/api/groups", { ...CLUB, isPrivate: false })).as(groupSchema);
  await maya.put(`/api/users/${tom.id}/follow`);
  await tom.put(`/api/users/${maya.id}/follow`);
  expect((await maya.post(`/api/community/events/${id}/invitations`, { userIds: [tom.id] })).body).toEqual({
    invited: 1,
  });
  await prisma.communityEvent.update({ where: { id }, data: { hiddenAt: new Date() } });
  await prisma.group.update({ where: { id: group.id }, data: { hiddenAt: new Date() } });
  for (const path of [`/api/community/events/${id}`, `/api/groups/${group.id}`]) {
    expect((await host.get(path)).body).toMatchObject({ isHidden: true });
    expect((await maya.get(path)).status).toBe(404);
  }
  for (const path of ["/api/community/events?limit=50", "/api/groups?limit=50"]) {
    expect((await host.get(path)).text).not.toContain(path.includes("groups") ? group.id : id);
  }
  expect(await texts(tom)).toEqual(["Maya started following you"]);
});
