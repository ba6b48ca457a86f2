import "../support/unlimited";
import ICAL from "ical.js";
import { subscriptionLinkSchema } from "@/lib/community/calendars/schema";
import { communityEventSchema } from "@/lib/community/events/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { prisma } from "@/lib/core/server/db";
import { CHICAGO, dayIn, daysAfter } from "@/lib/core/shared/clock";
import { type Member, ORIGIN, signedUp, visitor } from "../support/api";
import { NEXT_JUNE } from "../support/fixtures";

const EVENTS = "/api/community/events";
const RUN = { description: "By the lake", date: NEXT_JUNE, time: "07:30", location: "Navy Pier", address: "" };

let ada: Member;
let hal: Member;
beforeEach(async () => {
  [ada, hal] = await Promise.all([signedUp({ firstName: "Ada" }), signedUp({ firstName: "Hal" })]);
});

const anEvent = async (by: Member, title: string, more: object = {}) =>
  (await by.post(EVENTS, { ...RUN, title, category: "Running", maxAttendees: 9, ...more })).as(communityEventSchema).id;
const join = (by: Member, id: string) => by.put(`${EVENTS}/${id}/join`);
const aGroup = async (by: Member, isPrivate: boolean) =>
  (await by.post("/api/groups", { name: "Walkers", description: "", category: "Social", maxMembers: 9, isPrivate })).as(
    groupSchema,
  ).id;
/** The path of someone's calendar link. */
const linkOf = async (member: Member, groupId?: string) => {
  const query = groupId === undefined ? "" : `?groupId=${groupId}`;
  const { url } = (await member.get(`/api/account/calendar${query}`)).as(subscriptionLinkSchema);
  expect(url.startsWith(`${ORIGIN}/api/calendars/${member.id}.`)).toBe(true);
  return url.slice(ORIGIN.length);
};
/** What a calendar app, which has no session, reads at a link. */
async function read(path: string) {
  const { status, headers, text } = await visitor().get(path);
  expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  return new ICAL.Component(ICAL.parse(text));
}
const titles = async (path: string) =>
  (await read(path)).getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("summary"));

test("it contains the events a person is going to or hosting, with their time, place, and page", async () => {
  const going = await anEvent(hal, "Going");
  await anEvent(hal, "Not going");
  await anEvent(ada, "Hosting", { time: "09:00" });
  const full = await anEvent(hal, "Waitlisted", { maxAttendees: 1 });
  await join(ada, going);
  await join(ada, full);
  const path = await linkOf(ada);
  expect(await titles(path)).toEqual(["Going", "Hosting"]);
  const calendar = await read(path);
  expect(["name", "x-wr-calname"].map((name) => calendar.getFirstPropertyValue(name))).toEqual([
    "Windmile",
    "Windmile",
  ]);
  expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT1H");
  const [first] = calendar.getAllSubcomponents("vevent");
  expect(first?.getFirstPropertyValue("uid")).toBe(`${going}@windmile.app`);
  expect(first?.getFirstPropertyValue("url")).toBe(`${ORIGIN}/events/${going}`);
  expect(first?.getFirstPropertyValue("location")).toBe("Navy Pier");
  expect(String(first?.getFirstPropertyValue("dtstart"))).toBe(`${NEXT_JUNE}T07:30:00`);
  expect(first?.getFirstProperty("dtstart")?.getFirstParameter("tzid")).toBe("America/Chicago");
});

test("every date of a recurring event is an entry of its own", async () => {
  const first = await anEvent(ada, "Weekly", {
    date: daysAfter(dayIn(CHICAGO, new Date()), 3),
    repeats: { repeats: "weekly", until: null },
  });
  const { seriesId } = await prisma.communityEvent.findUniqueOrThrow({ where: { id: first } });
  const dates = await prisma.communityEvent.count({ where: { seriesId } });
  expect(dates).toBeGreaterThan(1);
  const uids = (await read(await linkOf(ada)))
    .getAllSubcomponents("vevent")
    .map((event) => String(event.getFirstPropertyValue("uid")));
  expect(new Set(uids).size).toBe(dates);
});

test("canceled and hidden events, and events of people who blocked the owner, are left out", async () => {
  const path = await linkOf(ada);
  const [canceled, hidden, blocked, own] = await Promise.all([
    anEvent(hal, "Canceled"),
    anEvent(hal, "Hidden"),
    anEvent(await signedUp(), "Stays"),
    anEvent(ada, "Own"),
  ]);
  for (const id of [canceled, hidden, blocked]) await join(ada, id);
  expect((await titles(path)).sort()).toEqual(["Canceled", "Hidden", "Own", "Stays"]);
  await hal.del(`${EVENTS}/${canceled}`);
  await ada.del(`${EVENTS}/${own}`);
  const at = new Date();
  await prisma.communityEvent.update({ where: { id: hidden }, data: { hiddenAt: at, canceledAt: at } });
  expect(await titles(path)).toEqual(["Stays"]);
  const { hostId } = await prisma.communityEvent.findUniqueOrThrow({ where: { id: blocked } });
  await prisma.block.create({ data: { blockerId: hostId ?? "", blockedId: ada.id } });
  expect(await titles(path)).toEqual([]);
});

test("a group's calendar has its events; a private group's only while the owner is a member", async () => {
  const [open, closed] = await Promise.all([aGroup(hal, false), aGroup(hal, true)]);
  await anEvent(hal, "Open walk", { groupId: open });
  await anEvent(hal, "Secret walk", { groupId: closed });
  await anEvent(hal, "Elsewhere");
  expect(await titles(await linkOf(ada, open))).toEqual(["Open walk"]);
  const path = await linkOf(ada, closed);
  expect(await titles(path)).toEqual([]);
  await prisma.groupMember.create({ data: { groupId: closed, userId: ada.id, status: "member" } });
  expect(await titles(path)).toEqual(["Secret walk"]);
  expect((await read(path)).getFirstPropertyValue("name")).toBe("Walkers");
  await prisma.groupMember.delete({ where: { groupId_userId: { groupId: closed, userId: ada.id } } });
  expect(await titles(path)).toEqual([]);
  await prisma.block.create({ data: { blockerId: hal.id, blockedId: ada.id } });
  expect((await visitor().get(path)).status).toBe(404);
  expect((await ada.get(`/api/account/calendar?groupId=${closed}`)).status).toBe(404);
});

test("resetting makes all earlier links of this person stop working, and no one else's", async () => {
  const group = await aGroup(hal, false);
  const [mine, ofGroup, theirs] = [await linkOf(ada), await linkOf(ada, group), await linkOf(hal)];
  expect((await ada.del("/api/account/calendar")).status).toBe(204);
  expect((await visitor().get(mine)).status).toBe(404);
  expect((await visitor().get(ofGroup)).status).toBe(404);
  await read(theirs);
  const fresh = await linkOf(ada);
  expect(fresh).not.toBe(mine);
  await read(fresh);
  expect((await ada.get("/api/auth/user")).status).toBe(200); // still logged in
});

test("a link needs a valid signature and an active account, and never depends on who asks", async () => {
  const path = await linkOf(ada);
  const token = path.split("/")[3] ?? "";
  const as = (other: string) => path.replace(token, other);
  const forged = token.replace(ada.id, hal.id);
  const wrong = `${ada.id}.${"A".repeat(43)}`;
  const nobody = `019b76da-a800-72a9-b516-c354b6884800.${"A".repeat(43)}`;
  for (const other of [forged, wrong, nobody]) expect((await visitor().get(as(other))).status).toBe(404);
  for (const other of ["x", ada.id, `${"-".repeat(36)}.${"A".repeat(43)}`])
    expect((await visitor().get(as(other))).status).toBe(404);
  await anEvent(hal, "Hal's");
  expect((await hal.get(path)).text).not.toContain("Hal's");
  expect((await visitor().get("/api/account/calendar")).status).toBe(401);
  for (const change of [{ suspendedAt: new Date() }, { suspendedAt: null, deleteAfter: new Date() }]) {
    await prisma.user.update({ where: { id: ada.id }, data: change });
    expect((await visitor().get(path)).status).toBe(404);
  }
});
