import "../support/unlimited";
import ICAL from "ical.js";
import { type CommunityEvent, communityEventSchema } from "@/lib/community/events/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { makeSeriesDates } from "@/lib/community/series/jobs";
import { seriesDateSchema } from "@/lib/community/series/schema";
import { prisma } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { CHICAGO, dayIn, daysAfter, timeIn } from "@/lib/core/shared/clock";
import { caseSchema } from "@/lib/moderation/schema";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { type Member, signedUp, visitor } from "../support/api";

const EVENTS = "/api/community/events";
const FIRST = daysAfter(dayIn(CHICAGO, new Date()), 3);
const RUN = {
  title: "Tuesday run",
  date: FIRST,
  time: "18:30",
  location: "Loop",
  category: "Running",
  maxAttendees: 3,
};

let [host, ada, ben]: [Member, Member, Member] = [undefined, undefined, undefined] as never;
beforeEach(async () => {
  [host, ada, ben] = await Promise.all([
    signedUp({ firstName: "Host" }),
    signedUp({ firstName: "Ada" }),
    signedUp({ firstName: "Ben" }),
  ]);
});

async function weekly(changes: object = {}, repeats: object = { repeats: "weekly" }): Promise<CommunityEvent> {
  return (await host.post(EVENTS, { ...RUN, ...changes, repeats })).as(communityEventSchema);
}
const datesOf = async ({ id }: { id: string }, who: Pick<Member, "get"> = visitor()) =>
  (await who.get(`${EVENTS}/${id}/dates?limit=50`)).as(seriesDateSchema.array());
const join = (who: Member, id: string) => who.put(`${EVENTS}/${id}/join`);
const get = async (id: string, who: Pick<Member, "get"> = visitor()) =>
  (await who.get(`${EVENTS}/${id}`)).as(communityEventSchema);
const eventUpdates = async (who: Member) =>
  (await who.get("/api/notifications")).as(notificationsAnswerSchema).notifications.map(({ text }) => text);
const localTimeOf = (startsAt: string) => {
  const at = new Date(startsAt);
  return `${dayIn(CHICAGO, at)} ${timeIn(CHICAGO, at)}`;
};

/** The date this many weeks after the first. */
async function nth(event: CommunityEvent, index: number): Promise<CommunityEvent> {
  const found = (await datesOf(event))[index];
  if (!found) throw new Error(`date ${index}`);
  return get(found.id);
}

test("a weekly event is created for the next weeks, each date with separate seats; lists show the next", async () => {
  const event = await weekly();
  expect(event.series).toMatchObject({ repeats: "weekly", startsOn: FIRST, until: null });
  const dates = await datesOf(event, ada);
  expect(dates.map(({ startsAt }) => localTimeOf(startsAt))).toEqual(
    dates.map((_, index) => `${daysAfter(FIRST, 7 * index)} 18:30`),
  );
  expect(dates.length).toBeGreaterThanOrEqual(8);
  const second = await nth(event, 1);
  await join(ada, second.id);
  expect((await datesOf(event, ada)).map(({ attendees, myStatus }) => `${attendees} ${myStatus}`)).toEqual([
    "1 none",
    "2 going",
    ...dates.slice(2).map(() => "1 none"),
  ]);
  const listed = async (who: Pick<Member, "get">) =>
    (await who.get(`${EVENTS}?limit=50`))
      .as(communityEventSchema.array())
      .filter(({ series }) => series?.id === event.series?.id);
  expect((await listed(ben)).map(({ id }) => id)).toEqual([event.id]);
  expect((await listed(ada)).map(({ id }) => id)).toEqual([event.id, second.id]); // including hers
  await host.del(`${EVENTS}/${event.id}`);
  expect((await listed(ben)).map(({ id }) => id)).toEqual([second.id]);
});

test("the job creates each due date once, at the same wall-clock time all year, and none past the end", async () => {
  const endless = await weekly();
  const ending = await weekly({}, { repeats: "biweekly", until: daysAfter(FIRST, 200) });
  for (const days of [40, 40, 80, 120, 160, 200, 240, 280, 320, 365]) {
    const then = new Date(Date.now() + days * 86_400_000);
    await Promise.all([makeSeriesDates(then), makeSeriesDates(then)]);
  }
  const made = async (event: CommunityEvent) => {
    const rows = await prisma.communityEvent.findMany({
      where: { seriesId: event.series?.id ?? "" },
      orderBy: { startsAt: "asc" },
    });
    return rows.map(({ startsAt }) => localTimeOf(startsAt.toISOString()));
  };
  const dates = await made(endless);
  expect(dates).toEqual(dates.map((_, index) => `${daysAfter(FIRST, 7 * index)} 18:30`));
  expect(dates.length).toBeGreaterThan(55);
  expect((await made(ending)).at(-1)).toBe(`${daysAfter(FIRST, 196)} 18:30`);
  expect(await prisma.eventSeries.findUniqueOrThrow({ where: { id: ending.series?.id ?? "" } })).toMatchObject({
    nextOn: null,
  });
});

test("one date can be moved separately: its guests are notified, the others are unchanged", async () => {
  const event = await weekly();
  const second = await nth(event, 1);
  await join(ada, second.id);
  await join(ben, event.id);
  const moved = { date: daysAfter(FIRST, 8), time: "07:00" };
  expect((await host.patch(`${EVENTS}/${second.id}`, moved)).status).toBe(200);
  const dates = await datesOf(event);
  expect(dates.slice(0, 3).map(({ startsAt, isChanged }) => `${localTimeOf(startsAt)} ${isChanged}`)).toEqual([
    `${FIRST} 18:30 false`,
    `${daysAfter(FIRST, 8)} 07:00 true`,
    `${daysAfter(FIRST, 14)} 18:30 false`,
  ]);
  expect((await eventUpdates(ada)).join()).toMatch(/“Tuesday run” was updated: .*7:00 AM$/);
  expect((await eventUpdates(ben)).join()).not.toContain("changed");
});

test("this and later dates are moved: each guest is notified once, separately moved dates stay, new ones follow the rule", async () => {
  const event = await weekly();
  const [second, third, fourth] = [await nth(event, 1), await nth(event, 2), await nth(event, 3)];
  for (const { id } of [second, third, fourth]) await join(ada, id);
  await join(ben, event.id);
  await host.patch(`${EVENTS}/${fourth.id}`, { time: "06:00" });
  const changes = { date: daysAfter(second.date, 1), time: "19:00", title: "Wednesday run", maxAttendees: 5 };
  const answer = await host.patch(`${EVENTS}/${second.id}`, { ...changes, scope: "following" });
  expect(answer.as(communityEventSchema)).toMatchObject(changes);
  await makeSeriesDates(new Date(Date.now() + 14 * 86_400_000));
  const dates = await datesOf(event);
  expect(dates.map(({ startsAt, maxAttendees }) => `${localTimeOf(startsAt)} ${maxAttendees}`)).toEqual(
    dates.map((_, index) => {
      if (index === 0) return `${FIRST} 18:30 3`;
      if (index === 3) return `${daysAfter(FIRST, 21)} 06:00 5`;
      return `${daysAfter(FIRST, 7 * index + 1)} 19:00 5`;
    }),
  );
  expect(await get(dates.at(-1)?.id ?? "")).toMatchObject({ title: "Wednesday run", attendees: 1, isHost: false });
  const announced = (await eventUpdates(ada)).filter((text) => text.includes("Later dates also changed"));
  expect(announced).toHaveLength(1);
  expect(announced[0]).toMatch(/7:00 PM. Later dates also changed$/);
  expect((await eventUpdates(ben)).join()).not.toContain("changed");
});

test("canceled with a reason: one date, then the rest, and no new ones are created", async () => {
  const event = await weekly();
  const [second, third, fourth] = [await nth(event, 1), await nth(event, 2), await nth(event, 3)];
  for (const { id } of [second, third, fourth]) await join(ada, id);
  expect((await host.del(`${EVENTS}/${second.id}`, { reason: " Thunderstorm " })).status).toBe(204);
  expect(await get(second.id)).toMatchObject({ isCancelled: true, cancelReason: "Thunderstorm" });
  expect(await eventUpdates(ada)).toContain("“Tuesday run” was canceled: Thunderstorm");
  expect((await host.del(`${EVENTS}/${third.id}`, { scope: "following", reason: "Summer break" })).status).toBe(204);
  await makeSeriesDates(new Date(Date.now() + 30 * 86_400_000));
  const dates = await datesOf(event);
  expect(dates.map(({ isCancelled }) => isCancelled)).toEqual(dates.map((_, index) => index > 0));
  expect(await get(fourth.id)).toMatchObject({ cancelReason: "Summer break" });
  const announced = (await eventUpdates(ada)).filter((text) =>
    text.endsWith("was canceled, along with all later dates: Summer break"),
  );
  expect(announced).toHaveLength(1);
  for (const method of ["patch", "del"] as const) {
    expect((await host[method](`${EVENTS}/${fourth.id}`, { scope: "following" })).status).toBe(409);
  }
});

test("the calendar file contains the rule, from which a calendar gets the same dates", async () => {
  const event = await weekly({}, { repeats: "weekly", until: daysAfter(FIRST, 35) });
  const [second, third] = [await nth(event, 1), await nth(event, 2)];
  await host.patch(`${EVENTS}/${second.id}`, { date: daysAfter(second.date, 2), time: "07:15" });
  await host.del(`${EVENTS}/${third.id}`, { reason: "Rain" });
  const file = (await visitor().get(`${EVENTS}/${event.id}/calendar.ics?dates=all`)).text;
  const calendar = new ICAL.Component(ICAL.parse(file));
  const entries = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  const whole = entries.find((one) => one.isRecurring());
  if (!whole) throw new Error("no rule");
  for (const one of entries) if (one.isRecurrenceException()) whole.relateException(one);
  expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${event.series?.id}@windmile.app`]));
  const days = whole.iterator();
  const found: string[] = [];
  for (let next = days.next(); next; next = days.next()) {
    const { startDate, item } = whole.getOccurrenceDetails(next);
    if (item.component.getFirstPropertyValue("status") === "CANCELLED") continue;
    found.push(startDate.toString().slice(0, 16).replace("T", " "));
  }
  const held = (await datesOf(event))
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ startsAt }) => localTimeOf(startsAt));
  expect(found).toEqual(held);
  expect(found).toHaveLength(5);
  // A single date has the same UID, so adding both files adds it once.
  for (const { id } of [event, second, third]) {
    const [single] = new ICAL.Component(
      ICAL.parse((await visitor().get(`${EVENTS}/${id}/calendar.ics`)).text),
    ).getAllSubcomponents("vevent");
    expect(single?.getFirstPropertyValue("rrule")).toBeNull();
    expect(single?.getFirstPropertyValue("uid")).toBe(`${event.series?.id}@windmile.app`);
    expect(single?.getFirstPropertyValue("recurrence-id")).not.toBeNull();
    const same = entries.find((one) => `${one.recurrenceId}` === `${single?.getFirstPropertyValue("recurrence-id")}`);
    if (id !== event.id) expect(same?.sequence).toBe(single?.getFirstPropertyValue("sequence"));
  }
});

test("a series hidden by a moderator or with a suspended host gets no new dates in the meantime", async () => {
  const event = await weekly();
  const seriesId = event.series?.id ?? "";
  const count = () => prisma.communityEvent.count({ where: { seriesId } });
  const before = await count();
  const later = new Date(Date.now() + 30 * 86_400_000);
  await prisma.user.update({ where: { id: host.id }, data: { suspendedAt: new Date() } });
  await makeSeriesDates(later);
  expect(await count()).toBe(before);
  await prisma.user.update({ where: { id: host.id }, data: { suspendedAt: null } });
  await makeSeriesDates(later);
  expect(await count()).toBeGreaterThan(before);
  await prisma.communityEvent.deleteMany({ where: { seriesId } });
  await makeSeriesDates(new Date(Date.now() + 60 * 86_400_000));
  expect(await prisma.eventSeries.count({ where: { id: seriesId } })).toBe(0);
});

test("hiding or removing a date affects the later dates too, and restoring brings them back", async () => {
  const moderator = await signedUp({ email: `moderator-${process.pid}@example.com` });
  env.MODERATOR_EMAILS.push(moderator.email ?? "");
  const event = await weekly();
  const [second, third] = [await nth(event, 1), await nth(event, 2)];
  const decide = async (action: string, status = "open") => {
    if (status === "open") await ben.post("/api/reports", { type: "event", id: second.id, category: "spam" });
    const cases = (await moderator.get(`/api/moderation/reports?status=${status}&limit=50`)).as(caseSchema.array());
    const found = cases.find(({ targetId }) => targetId === second.id);
    return (await moderator.patch(`/api/moderation/reports/${found?.id}`, { action, reason: "Spam" })).status;
  };
  const all = (await datesOf(event)).length;
  expect(await decide("hide")).toBe(200);
  expect(await datesOf(event)).toHaveLength(1);
  expect((await ada.get(`${EVENTS}/${third.id}`)).status).toBe(404);
  await makeSeriesDates(new Date(Date.now() + 20 * 86_400_000));
  expect(await datesOf(event)).toHaveLength(1);
  expect(await decide("restore", "closed")).toBe(200);
  expect(await datesOf(event)).toHaveLength(all);
  await prisma.report.deleteMany({ where: { targetId: second.id } });
  expect(await decide("remove")).toBe(200);
  await makeSeriesDates(new Date(Date.now() + 40 * 86_400_000));
  expect(await prisma.communityEvent.count({ where: { seriesId: event.series?.id ?? "" } })).toBe(1);
});

test("in a group it passes on as a whole, and the new host is notified once", async () => {
  const club = { name: "Dusk club", description: "", category: "Running", maxMembers: 9 };
  const { id } = (await ada.post("/api/groups", club)).as(groupSchema);
  await host.put(`/api/groups/${id}/join`);
  const event = await weekly({ groupId: id });
  await host.del(`/api/groups/${id}/join`);
  const dates = await datesOf(event, ada);
  expect((await Promise.all(dates.map((date) => get(date.id, ada)))).every(({ isHost }) => isHost)).toBe(true);
  expect((await eventUpdates(ada)).filter((text) => text === "You're now the host of “Tuesday run”")).toHaveLength(1);
  expect(await eventUpdates(host)).toContain(
    "You're no longer in “Dusk club”, so someone else now hosts “Tuesday run”",
  );
  await makeSeriesDates(new Date(Date.now() + 20 * 86_400_000));
  const last = (await datesOf(event, ada)).at(-1);
  expect((await get(last?.id ?? "", ada)).isHost).toBe(true);
});

test("parallel edits and joins leave counters consistent, without deadlocks", async () => {
  const event = await weekly();
  const dates = await datesOf(event);
  const [second, third] = [dates[1]?.id ?? "", dates[2]?.id ?? ""];
  const answers = await Promise.all([
    ...dates.flatMap(({ id }) => [join(ada, id), join(ben, id)]),
    host.patch(`${EVENTS}/${second}`, { scope: "following", time: "19:00" }),
    host.patch(`${EVENTS}/${third}`, { scope: "following", maxAttendees: 2 }),
    host.patch(`${EVENTS}/${third}`, { title: "Special" }),
    makeSeriesDates(new Date(Date.now() + 20 * 86_400_000)),
  ]);
  for (const answer of answers) if (answer) expect(answer.status).toBe(200);
  const rows = await prisma.communityEvent.findMany({
    where: { seriesId: event.series?.id ?? "" },
    include: { members: true },
  });
  for (const { attendees, waitlisted, members } of rows) {
    expect([attendees, waitlisted]).toEqual([
      members.filter(({ status }) => status === "going").length,
      members.filter(({ status }) => status === "waitlisted").length,
    ]);
  }
});

const turn = (id: string, repeats: object, changes: object = {}, who = host) =>
  who.patch(`${EVENTS}/${id}`, { scope: "following", repeats, ...changes });
const held = async (event: CommunityEvent) =>
  (await datesOf(event)).filter(({ isCancelled }) => !isCancelled).map(({ startsAt }) => localTimeOf(startsAt));
/** The first dates of an event that repeats every so many days, at 6:30. */
const every = (days: number, from: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${daysAfter(from, days * index)} 18:30`);

test("weekly becomes biweekly: matching dates stay, the others are canceled, and each guest is notified once", async () => {
  const event = await weekly();
  const [second, third, fourth, fifth] = [
    await nth(event, 1),
    await nth(event, 2),
    await nth(event, 3),
    await nth(event, 4),
  ];
  for (const { id } of [second, third, fifth]) await join(ada, id);
  for (const { id } of [second, fourth]) await join(ben, id);
  await host.del(`${EVENTS}/${fifth.id}`, { reason: "Rain" }); // on a date that will be canceled
  await host.patch(`${EVENTS}/${fourth.id}`, { time: "07:00" }); // moved individually, on a date that stays
  const answer = (await turn(second.id, { repeats: "biweekly" })).as(communityEventSchema);
  expect(answer).toMatchObject({ id: second.id, attendees: 3, series: { repeats: "biweekly", startsOn: second.date } });
  await makeSeriesDates(new Date(Date.now() + 30 * 86_400_000));
  const found = await held(event);
  expect(found.length).toBeGreaterThanOrEqual(5);
  expect(found).toEqual(
    [`${FIRST} 18:30`, ...every(14, second.date, found.length - 1)].map((at) =>
      at.startsWith(fourth.date) ? `${fourth.date} 07:00` : at,
    ),
  );
  expect(await get(third.id)).toMatchObject({
    isCancelled: true,
    cancelReason: expect.stringMatching(/^It's now every other [A-Z]\w+day$/),
  });
  expect(await get(fifth.id)).toMatchObject({ isCancelled: true, cancelReason: "Rain" });
  expect(await get(fourth.id, ben)).toMatchObject({ myStatus: "going", isCancelled: false });
  expect((await join(ada, third.id)).status).toBe(409);
  const shownOff = (await datesOf(event)).filter(({ isCancelled }) => isCancelled).map(({ id }) => id);
  expect(shownOff).toEqual([third.id, fifth.id]); // dates without guests aren't listed
  const off = (await eventUpdates(ada)).filter((text) => text.includes("It's now every other"));
  expect(off).toEqual([
    expect.stringMatching(/^“Tuesday run” was canceled for \w+, \w+ \d+: It's now every other \w+$/),
  ]);
  expect((await eventUpdates(ben)).join()).not.toContain("It's now every other");
});

test("guests of several canceled dates are notified about all of them at once", async () => {
  const event = await weekly();
  const dates = await datesOf(event);
  for (const { id } of dates.slice(0, 5)) await join(ada, id);
  await join(ben, dates[3]?.id ?? "");
  expect((await turn(event.id, { repeats: "biweekly" })).status).toBe(200);
  const short = (index: number) =>
    new Date(dates[index]?.startsAt ?? "").toLocaleDateString("en-US", {
      weekday: "short",
      month: "short",
      day: "numeric",
      timeZone: CHICAGO,
    });
  const off = async (who: Member) => (await eventUpdates(who)).filter((text) => text.includes("canceled"));
  expect(await off(ada)).toEqual([
    expect.stringContaining(`was canceled for ${short(1)} and ${short(3)}: It's now every other`),
  ]);
  expect(await off(ben)).toEqual([expect.stringContaining(`was canceled for ${short(3)}: It's now every other`)]);
  expect(await prisma.notification.count({ where: { userId: host.id, type: "event-cancelled" } })).toBe(0);
});

test("biweekly becomes weekly: the dates in between are created without the other dates' guests", async () => {
  const event = await weekly({}, { repeats: "biweekly" });
  const second = await nth(event, 1);
  await join(ada, second.id);
  expect((await turn(event.id, { repeats: "weekly" })).status).toBe(200);
  const found = await held(event);
  expect(found).toEqual(every(7, FIRST, found.length));
  expect(found.length).toBeGreaterThanOrEqual(8);
  const attending = (await datesOf(event, ada)).map(({ attendees, myStatus }) => `${attendees} ${myStatus}`);
  expect(attending).toEqual(found.map((at) => (at.startsWith(second.date) ? "2 going" : "1 none")));
  expect((await eventUpdates(ada)).join()).not.toMatch(/canceled|changed/);
});

test("a new weekday and recurrence at once: guests of moved dates get the new time, others the cancellation", async () => {
  const event = await weekly();
  const [second, third] = [await nth(event, 1), await nth(event, 2)];
  await join(ada, second.id);
  await join(ben, third.id);
  const moved = daysAfter(second.date, 1);
  expect((await turn(second.id, { repeats: "biweekly" }, { date: moved, time: "19:00" })).status).toBe(200);
  const found = await held(event);
  expect(found).toEqual([
    `${FIRST} 18:30`,
    ...every(14, moved, found.length - 1).map((at) => at.replace("18:30", "19:00")),
  ]);
  expect(
    (await eventUpdates(ada)).filter((text) => /updated: .*7:00 PM. Later dates also changed/.test(text)),
  ).toHaveLength(1);
  expect((await eventUpdates(ben)).filter((text) => text.includes("was canceled for"))).toHaveLength(1);
});

test("a new end: an earlier one cancels later dates, a later one or none creates dates again; the last Monday stays the last", async () => {
  const event = await weekly({}, { repeats: "weekly", until: daysAfter(FIRST, 35) });
  const dates = await datesOf(event);
  for (const { id } of dates.slice(3)) await join(ada, id);
  expect((await turn(event.id, { repeats: "weekly", until: daysAfter(FIRST, 20) })).status).toBe(200);
  expect(await held(event)).toEqual(every(7, FIRST, 3));
  expect((await eventUpdates(ada)).filter((text) => text.endsWith(": It now ends earlier"))).toHaveLength(1);
  const second = await nth(event, 1);
  const before = (await get(event.id)).series;
  expect((await turn(second.id, { repeats: "weekly", until: null })).status).toBe(200);
  const again = await held(event);
  expect(again).toEqual(every(7, FIRST, again.length));
  expect(again.length).toBeGreaterThanOrEqual(8);
  expect((await get(event.id)).series).toEqual({ ...before, until: null });
  const file = (await visitor().get(`${EVENTS}/${event.id}/calendar.ics?dates=all`)).text;
  expect(file).toContain("RRULE:FREQ=WEEKLY\r\n");
});

test("a new time or end keeps an event on the last such weekday of the month, even from a date that is the fourth", async () => {
  const fifth = `${new Date().getUTCFullYear() + 1}-01-31`; // the last one of its weekday
  const event = await weekly({ date: fifth }, { repeats: "monthly" });
  const until = async (last: number) => {
    for (let days = 0; days <= last; days += 50) await makeSeriesDates(new Date(Date.parse(fifth) + days * 86_400_000));
  };
  await until(100);
  const fourth = (await datesOf(event)).find(({ startsAt }) => Number(localTimeOf(startsAt).slice(8, 10)) < 29);
  const id = fourth?.id ?? "";
  const isLast = (day: string) => daysAfter(day, 7).slice(0, 7) !== day.slice(0, 7);
  for (const change of [
    { time: "19:00" },
    { repeats: { repeats: "monthly", until: daysAfter(fifth, 400) }, time: "20:00" },
  ]) {
    expect((await host.patch(`${EVENTS}/${id}`, { scope: "following", ...change })).status).toBe(200);
  }
  await until(400);
  const days = (await held(event)).map((at) => at.slice(0, 10));
  expect(days.length).toBeGreaterThan(11);
  expect(days.filter((day) => !isLast(day))).toEqual([]);
  expect((await get(id)).series).toMatchObject({ repeats: "monthly", isLast: true });
});

test("6:30 stays 6:30 on both sides of a clock change with a new recurrence", async () => {
  const event = await weekly();
  expect((await turn(event.id, { repeats: "biweekly" })).status).toBe(200);
  for (const days of [60, 120, 180, 240, 300, 365]) await makeSeriesDates(new Date(Date.now() + days * 86_400_000));
  const rows = await prisma.communityEvent.findMany({
    where: { seriesId: event.series?.id ?? "", canceledAt: null },
    orderBy: { startsAt: "asc" },
  });
  expect(rows.map(({ startsAt }) => localTimeOf(startsAt.toISOString()))).toEqual(every(14, FIRST, rows.length));
  expect(new Set(rows.map(({ startsAt }) => startsAt.getUTCHours())).size).toBe(2);
});

test("joining while the recurrence changes: everyone with a seat at a canceled date is notified, and no one gets one afterward", async () => {
  const event = await weekly();
  const guests = [ada, ben, await signedUp(), await signedUp(), await signedUp(), await signedUp()];
  const dates = (await datesOf(event)).slice(0, 4);
  await host.patch(`${EVENTS}/${event.id}`, { scope: "following", maxAttendees: 4 });
  const joining = guests.flatMap((who) => dates.map(({ id }) => ({ who, id })));
  const [turned, made, ...joined] = await Promise.all([
    turn(event.id, { repeats: "biweekly" }),
    makeSeriesDates(new Date(Date.now() + 20 * 86_400_000)),
    ...joining.map(({ who, id }) => join(who, id)),
  ]);
  expect(made).toBeUndefined();
  expect(turned.status).toBe(200);
  const rows = await prisma.communityEvent.findMany({
    where: { seriesId: event.series?.id ?? "" },
    include: { members: true },
  });
  const gone = rows.filter(({ canceledAt }) => canceledAt !== null);
  const slots = rows.flatMap(({ slot }) => (slot ? [slot.getTime()] : []));
  expect(new Set(slots).size).toBe(slots.length);
  for (const { attendees, waitlisted, members } of rows) {
    const count = (status: string) => members.filter((member) => member.status === status).length;
    expect([attendees, waitlisted]).toEqual([count("going"), count("waitlisted")]);
  }
  for (const [index, { who, id }] of joining.entries()) {
    const isGone = gone.some((one) => one.id === id);
    const hasSeat = rows.some((one) => one.id === id && one.members.some(({ userId }) => userId === who.id));
    expect(joined[index]?.status).toBe(hasSeat ? 200 : 409);
    if (!isGone) expect(hasSeat).toBe(true);
  }
  for (const who of guests) {
    const lost = gone.some(({ members }) => members.some(({ userId }) => userId === who.id));
    expect((await eventUpdates(who)).filter((text) => text.includes("was canceled for"))).toHaveLength(lost ? 1 : 0);
  }
});

test("only the host can change the recurrence, of a recurring event, from this date on, to a future end", async () => {
  const event = await weekly();
  await host.put(`${EVENTS}/${event.id}/cohosts/${ada.id}`);
  const recurrence = { repeats: "biweekly" };
  expect((await host.patch(`${EVENTS}/${event.id}`, { repeats: recurrence })).status).toBe(400);
  for (const repeats of [null, { repeats: "daily" }, { ...recurrence, until: "soon" }, "weekly"]) {
    expect((await host.patch(`${EVENTS}/${event.id}`, { scope: "following", repeats })).status).toBe(400);
  }
  for (const until of [daysAfter(FIRST, -1), daysAfter(FIRST, 800)]) {
    expect((await turn(event.id, { ...recurrence, until })).status).toBe(400);
  }
  expect((await turn(event.id, recurrence, {}, ada)).status).toBe(403);
  const single = (await host.post(EVENTS, RUN)).as(communityEventSchema);
  expect((await turn(single.id, recurrence)).status).toBe(400);
  expect((await get(event.id)).series).toEqual(event.series);
  expect(await held(event)).toEqual(every(7, FIRST, (await datesOf(event)).length));
});

test("refusals leave nothing behind", async () => {
  for (const repeats of [
    { repeats: "daily" },
    { repeats: "weekly", until: daysAfter(FIRST, -1) },
    { repeats: "weekly", until: daysAfter(FIRST, 800) },
    { repeats: "weekly", until: "soon" },
    "weekly",
  ]) {
    expect((await host.post(EVENTS, { ...RUN, repeats })).status).toBe(400);
  }
  const [late, never] = [daysAfter(FIRST, 800), "9999-12-31"];
  for (const date of [late, never]) {
    expect((await host.post(EVENTS, { ...RUN, date, repeats: { repeats: "weekly" } })).status).toBe(400);
  }
  expect(await prisma.communityEvent.count({ where: { hostId: host.id } })).toBe(0);
  const event = await weekly();
  for (const scope of ["all", 1, null]) {
    expect((await host.patch(`${EVENTS}/${event.id}`, { scope, title: "X" })).status).toBe(400);
    expect((await host.del(`${EVENTS}/${event.id}`, { scope })).status).toBe(400);
  }
  for (const date of [late, never]) {
    expect((await host.patch(`${EVENTS}/${event.id}`, { scope: "following", date })).status).toBe(400);
  }
  expect((await host.del(`${EVENTS}/${event.id}`, { reason: "x".repeat(201) })).status).toBe(400);
  expect((await ada.patch(`${EVENTS}/${event.id}`, { scope: "following", title: "Mine" })).status).toBe(403);
  expect((await ada.del(`${EVENTS}/${event.id}`, { scope: "following" })).status).toBe(403);
  expect((await visitor().del(`${EVENTS}/${event.id}`, { scope: "following" })).status).toBe(401);
  expect((await datesOf(event)).every(({ isCancelled }) => !isCancelled)).toBe(true);
  // For an event that doesn't repeat, either scope means just that event.
  const single = (await host.post(EVENTS, RUN)).as(communityEventSchema);
  expect(await datesOf(single)).toEqual([]);
  expect((await host.patch(`${EVENTS}/${single.id}`, { scope: "following", title: "Y" })).status).toBe(200);
  expect((await host.del(`${EVENTS}/${single.id}`, { scope: "following" })).status).toBe(204);
  expect(await get(single.id)).toMatchObject({ title: "Y", isCancelled: true });
});

test("a person can host at most twenty at once, and each series counts as one", async () => {
  const answers = await Promise.all(
    Array.from({ length: 23 }, () => host.post(EVENTS, { ...RUN, repeats: { repeats: "weekly" } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), 409, 409, 409]);
  expect((await host.post(EVENTS, RUN)).status).toBe(201);
});
