import "../support/unlimited";
import { deleteForGood } from "@/lib/account/deletion/mutations";
import { communityEventSchema } from "@/lib/community/events/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { handoverSchema } from "@/lib/community/hosts/schema";
import { makeSeriesDates } from "@/lib/community/series/jobs";
import { seriesDateSchema } from "@/lib/community/series/schema";
import { prisma } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { CHICAGO, dayIn, daysAfter } from "@/lib/core/shared/clock";
import { caseSchema } from "@/lib/moderation/schema";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { type Member, signedUp, visitor } from "../support/api";

const EVENTS = "/api/community/events";
const PASSWORD = "enchantress";
const RUN = {
  title: "Lake run",
  date: daysAfter(dayIn(CHICAGO, new Date()), 3),
  ...{ time: "09:00", location: "Loop", category: "Running", maxAttendees: 3 },
};
const CLUB = { name: "Club", description: "", category: "Running", maxMembers: 9 };
const WEEKLY = { repeats: { repeats: "weekly", until: null } };

let [host, ada, ben, eve]: [Member, Member, Member, Member] = [] as never;
beforeEach(async () => {
  const named = (firstName: string) => signedUp({ firstName, password: PASSWORD });
  [host, ada, ben, eve] = await Promise.all([named("Host"), named("Ada"), named("Ben"), named("Eve")]);
});

const hold = async (more: object = {}, by = host) =>
  (await by.post(EVENTS, { ...RUN, ...more })).as(communityEventSchema).id;
const found = async (id: string, who: Pick<Member, "get"> = ada) =>
  (await who.get(`${EVENTS}/${id}`)).as(communityEventSchema);
const join = (who: Member, id: string) => who.put(`${EVENTS}/${id}/join`);
const leave = (who: Member, grace: "now" | "14d", hosts?: object[]) =>
  who.del("/api/account", { password: PASSWORD, grace, ...(hosts && { hosts }) });
const cohost = (id: string, who: Member) => host.put(`${EVENTS}/${id}/cohosts/${who.id}`);
const calendar = async (id: string, who: Pick<Member, "get"> = visitor()) =>
  (await who.get(`${EVENTS}/${id}/calendar.ics`)).text;
const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
const eventUpdates = async (who: Member) =>
  (await who.get("/api/notifications")).as(notificationsAnswerSchema).notifications.map(({ text }) => text);
const GONE = "“Lake run” was canceled: The host left Windmile";

describe.each(["now", "14d"] as const)("a host who deletes the account (%s)", (grace) => {
  test("guests and the waitlist are notified once, and calendars get a cancellation", async () => {
    const id = await hold();
    for (const who of [ada, ben, eve]) await join(who, id); // Eve is waitlisted
    const before = await calendar(id);
    expect((await leave(host, grace)).status).toBe(202);
    for (const who of [ada, ben, eve])
      expect((await eventUpdates(who)).filter((text) => text === GONE)).toHaveLength(1);
    const after = await calendar(id);
    expect(after).toContain("STATUS:CANCELLED");
    expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(before)?.[0]);
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    const event = await found(id);
    expect(event).toMatchObject({
      isCancelled: true,
      cancelReason: "The host left Windmile",
      description: "",
      myStatus: "going",
    });
    expect(event.organizer).toMatchObject({ name: "Deleted account", avatar: null });
    expect((await visitor().get(`${EVENTS}?limit=50`)).text).not.toContain(id);
  });

  test("a co-host becomes the host, and no cancellation is announced", async () => {
    const id = await hold({ maxAttendees: 4 });
    for (const who of [ada, ben]) await join(who, id);
    await cohost(id, ada);
    await leave(host, grace);
    expect(await found(id)).toMatchObject({
      isHost: true,
      isCohost: false,
      isCancelled: false,
      attendees: 2,
      isJoined: true,
    });
    expect(await eventUpdates(ada)).toContain("You're now the host of “Lake run”");
    expect(await eventUpdates(ben)).toEqual([]);
    expect((await ada.patch(`${EVENTS}/${id}`, { title: "My run" })).status).toBe(200);
  });

  test("the same for the dates of a recurring event, which continues", async () => {
    const id = await hold(WEEKLY);
    await join(ada, id);
    await cohost(id, ada);
    await leave(host, grace);
    const dates = (await ada.get(`${EVENTS}/${id}/dates`)).as(seriesDateSchema.array());
    expect(dates.length).toBeGreaterThan(5);
    for (const date of dates) expect(await found(date.id)).toMatchObject({ isHost: true, isJoined: true });
    expect((await eventUpdates(ada)).filter((text) => text.startsWith("You're now the host"))).toHaveLength(1);
    await makeSeriesDates(new Date(Date.now() + 30 * 86_400_000));
    const hosts = await prisma.communityEvent.findMany({ where: { title: RUN.title, hostId: ada.id } });
    expect(hosts.length).toBeGreaterThan(dates.length);
  });
});

test("a recurring event without a co-host ends, and each guest is notified once", async () => {
  const id = await hold(WEEKLY);
  const dates = (await ada.get(`${EVENTS}/${id}/dates`)).as(seriesDateSchema.array());
  for (const date of dates.slice(0, 3)) await join(ada, date.id);
  await leave(host, "now");
  expect(await eventUpdates(ada)).toEqual([
    "“Lake run” was canceled, along with all later dates: The host left Windmile",
  ]);
  await makeSeriesDates(new Date(Date.now() + 30 * 86_400_000));
  expect(
    await prisma.communityEvent.count({ where: { id: { in: dates.map((date) => date.id) }, canceledAt: null } }),
  ).toBe(0);
  expect(await calendar(dates[1]?.id ?? "", ada)).toContain("STATUS:CANCELLED");
});

test("a group's event passes to its owner when its host deletes the account", async () => {
  const group = (await ada.post("/api/groups", CLUB)).as(groupSchema).id;
  await host.put(`/api/groups/${group}/join`);
  const id = await hold({ groupId: group });
  await leave(host, "now");
  expect(await found(id)).toMatchObject({ isHost: true, isCancelled: false, groupId: group });
});

test.each([true, false])("deleting a group (private: %s) cancels its events for their guests", async (isPrivate) => {
  const group = (await host.post("/api/groups", { ...CLUB, isPrivate })).as(groupSchema).id;
  for (const who of [ada, ben]) {
    await who.put(`/api/groups/${group}/join`);
    if (isPrivate) await host.put(`/api/groups/${group}/requests/${who.id}`);
  }
  const id = await hold({ groupId: group });
  expect((await join(ada, id)).status).toBe(200);
  const before = await calendar(id, ada);
  expect((await host.del(`/api/groups/${group}`)).status).toBe(204);
  expect(await eventUpdates(ada)).toContain("“Lake run” was canceled: The group was deleted");
  expect(await eventUpdates(ben)).not.toContain("“Lake run” was canceled: The group was deleted");
  expect(await found(id)).toMatchObject({ isCancelled: true, groupId: null });
  const after = await calendar(id, ada);
  expect(after).toContain("STATUS:CANCELLED");
  expect(sequence(after)).toBeGreaterThan(sequence(before));
  expect((await visitor().get(`${EVENTS}/${id}`)).status).toBe(isPrivate ? 404 : 200);
  expect((await ben.get(`${EVENTS}/${id}`)).status).toBe(isPrivate ? 404 : 200);
});

test("a host and all co-hosts who delete their accounts at once leave no event without a host", async () => {
  const ids = await Promise.all([hold({ maxAttendees: 9 }), hold({ maxAttendees: 9 }, ada)]);
  const [first, second] = ids;
  for (const who of [ada, ben, eve]) await join(who, first);
  for (const who of [host, ben, eve]) await join(who, second);
  for (const who of [ada, ben]) await cohost(first, who);
  for (const who of [host, ben]) await ada.put(`${EVENTS}/${second}/cohosts/${who.id}`);
  const answers = await Promise.all([leave(host, "14d"), leave(ada, "now"), leave(ben, "14d")]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  for (const id of ids) {
    expect(await found(id, eve)).toMatchObject({ isCancelled: true });
    expect(await prisma.communityEvent.count({ where: { id, hostId: null } })).toBe(1);
  }
  expect((await eventUpdates(eve)).filter((text) => text === GONE)).toHaveLength(2);
});

test("people who join while the host leaves are refused or notified", async () => {
  for (let round = 0; round < 4; round += 1) {
    const by = await signedUp({ password: PASSWORD });
    const id = await hold({ maxAttendees: 9 }, by);
    const [, ...joined] = await Promise.all([leave(by, "now"), ...[ada, ben, eve].map((who) => join(who, id))]);
    for (const [index, who] of [ada, ben, eve].entries()) {
      const status = joined[index]?.status ?? 0;
      expect([200, 404, 409]).toContain(status);
      const rsvps = await prisma.communityEventMember.count({ where: { eventId: id, userId: who.id } });
      const handovers = await prisma.notification.count({
        where: { userId: who.id, targetId: id, type: "event-cancelled" },
      });
      expect([rsvps, handovers]).toEqual(status === 200 ? [1, 1] : [0, 0]);
    }
  }
});

test("the host makes a co-host the host and becomes a co-host; no one else can take over", async () => {
  const id = await hold({ maxAttendees: 3, ...WEEKLY });
  for (const who of [ada, ben, eve]) await join(who, id); // Eve is waitlisted
  const give = (by: Member, to: Member) => by.put(`${EVENTS}/${id}/host`, { userId: to.id });
  expect((await give(host, ada)).status).toBe(409);
  await cohost(id, ada);
  expect((await give(ada, ada)).status).toBe(403);
  const answers = await Promise.all([give(host, ada), give(host, ada)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
  expect(await found(id)).toMatchObject({ isHost: true, isCohost: false, attendees: 3, waitlisted: 1 });
  expect(await found(id, host)).toMatchObject({ isHost: false, isCohost: true, isJoined: true });
  const dates = (await ada.get(`${EVENTS}/${id}/dates`)).as(seriesDateSchema.array());
  for (const date of dates) expect((await found(date.id)).isHost).toBe(true);
  expect((await host.del(`${EVENTS}/${id}/join`)).status).toBe(200);
});

test("before deleting the account you see who can host each of your events next", async () => {
  const [kept, gone] = [await hold({ maxAttendees: 9 }), await hold({ title: "Ride" })];
  for (const who of [ada, ben]) await join(who, kept);
  await join(eve, gone);
  await cohost(kept, ben);
  const handovers = (await host.get("/api/account/hosting")).as(handoverSchema.array());
  expect(handovers.map(({ id, guests, nextHosts }) => [id, guests, nextHosts.map((person) => person.id)])).toEqual([
    [kept, 2, [ben.id]],
    [gone, 1, []],
  ]);
});

test("when you delete the account, you choose the next host of each event, or cancel it", async () => {
  const [run, ride, walk] = [
    await hold({ maxAttendees: 9, ...WEEKLY }),
    await hold({ maxAttendees: 9, title: "Ride" }),
    await hold({ maxAttendees: 9, title: "Walk" }),
  ];
  for (const id of [run, ride, walk]) {
    for (const who of [ada, ben]) await join(who, id);
    for (const who of [ada, ben]) await cohost(id, who);
  }
  const handovers = (await host.get("/api/account/hosting")).as(handoverSchema.array());
  expect(handovers.map(({ nextHosts }) => nextHosts.map((person) => person.id))).toEqual(
    Array(3).fill([ada.id, ben.id]),
  );
  const choices = [
    { eventId: run, userId: ben.id },
    { eventId: ride, userId: null },
    { eventId: walk, userId: eve.id }, // isn't able to host it
  ];
  expect((await leave(host, "14d", [{ eventId: run, userId: "Ben" }])).status).toBe(400);
  expect((await leave(host, "14d", choices)).status).toBe(202);
  for (const date of (await ben.get(`${EVENTS}/${run}/dates`)).as(seriesDateSchema.array())) {
    expect(await found(date.id, ben)).toMatchObject({ isHost: true, isCancelled: false });
  }
  expect(await found(ride)).toMatchObject({ isCancelled: true });
  expect(await eventUpdates(ada)).toContain("“Ride” was canceled: The host left Windmile");
  expect(await found(walk)).toMatchObject({ isHost: true });
});

describe("a moderator's decision", () => {
  let moderator: Member;
  beforeAll(async () => {
    moderator = await signedUp({ email: `moderator-${process.pid}@example.com` });
    env.MODERATOR_EMAILS.push(moderator.email ?? "");
  });
  async function decide(type: string, targetId: string, action: string): Promise<string> {
    await eve.post("/api/reports", { type, id: targetId, category: "spam" });
    const { id } = await prisma.report.findFirstOrThrow({ where: { type, targetId } });
    const decided = await moderator.patch(`/api/moderation/reports/${id}`, { action, reason: "Against the rules" });
    expect(decided.status).toBe(200);
    return id;
  }
  const REMOVED = "“Lake run” was canceled: A moderator removed it";
  const UNAVAILABLE = "“Lake run” was canceled: The host is unavailable";

  test("removing an event cancels it for its guests, and only they still see it", async () => {
    const id = await hold({ description: "Buy my things", tags: ["spam"] });
    for (const who of [ada, ben]) await join(who, id);
    await ada.post(`${EVENTS}/${id}/messages`, { text: "Hello" });
    const before = await calendar(id);
    await decide("event", id, "remove");
    for (const who of [ada, ben]) expect((await eventUpdates(who)).filter((text) => text === REMOVED)).toHaveLength(1);
    expect(await eventUpdates(host)).not.toContain(REMOVED);
    const after = await calendar(id, ada);
    expect(after).toContain("STATUS:CANCELLED");
    expect(/UID:.*/.exec(after)?.[0]).toBe(/UID:.*/.exec(before)?.[0]);
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    expect(await found(id)).toMatchObject({ isCancelled: true, description: "", tags: [], isJoined: true });
    expect(await prisma.eventMessage.count({ where: { eventId: id } })).toBe(0);
    for (const who of [visitor(), host, eve]) expect((await who.get(`${EVENTS}/${id}`)).status).toBe(404);
    const cases = (await moderator.get("/api/moderation/reports?status=closed&limit=50")).as(caseSchema.array());
    expect(cases.find(({ targetId }) => targetId === id)).toMatchObject({ isGone: true });
  });

  test("hiding an event cancels it for its guests until it is shown again", async () => {
    const HIDDEN = "“Lake run” was canceled: A moderator hid it";
    const id = await hold({ description: "Buy my things", tags: ["spam"] });
    for (const who of [ada, ben]) await join(who, id);
    const before = await calendar(id);
    const report = await decide("event", id, "hide");
    for (const who of [ada, ben]) expect((await eventUpdates(who)).filter((text) => text === HIDDEN)).toHaveLength(1);
    expect(await eventUpdates(host)).not.toContain(HIDDEN);
    const after = await calendar(id, ada);
    expect(after).toContain("STATUS:CANCELLED");
    expect(after).not.toContain("Buy my things");
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    expect(await found(id)).toMatchObject({ isCancelled: true, description: "", tags: [], image: null });
    expect((await host.get(`${EVENTS}/${id}`)).as(communityEventSchema)).toMatchObject({
      description: "Buy my things",
    });
    for (const who of [visitor(), eve]) expect((await who.get(`${EVENTS}/${id}`)).status).toBe(404);

    const undone = await moderator.patch(`/api/moderation/reports/${report}`, {
      action: "restore",
      reason: "It is fine",
    });
    expect(undone.status).toBe(200);
    expect(await found(id)).toMatchObject({ isCancelled: false, description: "Buy my things", tags: ["spam"] });
    expect(await eventUpdates(ada)).toContain("“Lake run” was updated: it's back on");
    expect((await eve.get(`${EVENTS}/${id}`)).status).toBe(200);
  });

  test("an event that was over or canceled when it was hidden stays so", async () => {
    const [over, off] = [await hold(), await hold()];
    for (const id of [over, off]) await join(ada, id);
    await prisma.communityEvent.update({ where: { id: over }, data: { startsAt: new Date(Date.now() - 86_400_000) } });
    await host.del(`${EVENTS}/${off}`);
    for (const id of [over, off]) {
      const report = await decide("event", id, "hide");
      await moderator.patch(`/api/moderation/reports/${report}`, { action: "restore", reason: "It is fine" });
    }
    expect(await found(over)).toMatchObject({ isCancelled: false });
    expect(await found(off)).toMatchObject({ isCancelled: true });
    expect((await eventUpdates(ada)).filter((text) => /hid it|back on/.test(text))).toEqual([]);
  });

  test("without guests, or once it is over, a removed event is deleted", async () => {
    const [alone, over] = [await hold(), await hold()];
    await join(ada, over);
    await prisma.communityEvent.update({ where: { id: over }, data: { startsAt: new Date(Date.now() - 86_400_000) } });
    for (const id of [alone, over]) {
      await decide("event", id, "remove");
      expect(await prisma.communityEvent.count({ where: { id } })).toBe(0);
    }
    expect(await eventUpdates(ada)).not.toContain(REMOVED);
  });

  test("for a recurring event the later dates are canceled too, and each guest is notified once", async () => {
    const id = await hold(WEEKLY);
    const dates = (await ada.get(`${EVENTS}/${id}/dates`)).as(seriesDateSchema.array());
    for (const date of dates.slice(0, 3)) await join(ada, date.id);
    await decide("event", id, "remove");
    expect((await eventUpdates(ada)).filter((text) => text.includes("A moderator removed it"))).toHaveLength(1);
    await makeSeriesDates(new Date(Date.now() + 30 * 86_400_000));
    expect(await prisma.communityEvent.count({ where: { hostId: host.id, canceledAt: null } })).toBe(0);
    expect(await calendar(dates[1]?.id ?? "", ada)).toContain("STATUS:CANCELLED");
  });

  test("removing a group cancels its events for their guests", async () => {
    const group = (await host.post("/api/groups", CLUB)).as(groupSchema).id;
    const id = await hold({ groupId: group });
    await ada.put(`/api/groups/${group}/join`);
    await join(ada, id);
    await decide("group", group, "remove");
    expect(await eventUpdates(ada)).toContain("“Lake run” was canceled: The group was deleted");
    expect(await calendar(id, ada)).toContain("STATUS:CANCELLED");
  });

  test("an event of a suspended host passes to a co-host for good", async () => {
    const id = await hold({ maxAttendees: 9 });
    for (const who of [ada, ben]) await join(who, id);
    await cohost(id, ada);
    const report = await decide("user", host.id, "suspend");
    expect(await found(id)).toMatchObject({ isHost: true, isCancelled: false, attendees: 2 });
    expect(await eventUpdates(ben)).toEqual([]);
    await moderator.patch(`/api/moderation/reports/${report}`, { action: "restore", reason: "A mistake" });
    expect(await found(id)).toMatchObject({ isHost: true, isCancelled: false });
  });

  test("without a co-host it is canceled until the suspension is lifted", async () => {
    const [id, off] = [await hold({ description: "Easy" }), await hold({ title: "Ride" })];
    for (const who of [ada, ben, eve]) await join(who, id); // Eve is waitlisted
    await host.del(`${EVENTS}/${off}`);
    const report = await decide("user", host.id, "suspend");
    for (const who of [ada, ben, eve])
      expect((await eventUpdates(who)).filter((text) => text === UNAVAILABLE)).toHaveLength(1);
    const after = await calendar(id, ada);
    expect(after).toContain("STATUS:CANCELLED");
    const seen = await found(id);
    expect(seen).toMatchObject({ isCancelled: true, cancelReason: "The host is unavailable" });
    expect(seen.organizer).toMatchObject({ name: "Unavailable account", avatar: null });
    expect((await visitor().get(`${EVENTS}/${id}`)).status).toBe(404);
    await prisma.block.create({ data: { blockerId: ada.id, blockedId: host.id } });
    await moderator.patch(`/api/moderation/reports/${report}`, { action: "restore", reason: "A mistake" });
    expect(await found(id, ben)).toMatchObject({ isCancelled: false, cancelReason: null, description: "Easy" });
    expect(await found(id, eve)).toMatchObject({ myStatus: "going" }); // replaces Ada, who blocked the host
    expect((await ada.get(`${EVENTS}/${id}`)).status).toBe(404);
    expect(await eventUpdates(ben)).toContain("“Lake run” was updated: it's back on");
    expect(sequence(await calendar(id))).toBeGreaterThan(sequence(after));
    expect((await ben.get(`${EVENTS}/${off}`)).as(communityEventSchema)).toMatchObject({ isCancelled: true });
  });

  test("a suspended host whose account is deleted: guests get only one cancellation", async () => {
    const id = await hold();
    await join(ada, id);
    await decide("user", host.id, "suspend");
    await prisma.user.update({ where: { id: host.id }, data: { deleteAfter: new Date(0) } });
    expect(await deleteForGood(host.id, Date.now() + 60_000)).toBe(true);
    expect(await found(id)).toMatchObject({ isCancelled: true });
    expect((await eventUpdates(ada)).filter((text) => text.includes("was canceled"))).toEqual([UNAVAILABLE]);
  });
});

test("a removed member's recurring event passes on, and creates no more dates in their name", async () => {
  const group = (await ada.post("/api/groups", { ...CLUB, isPrivate: true })).as(groupSchema).id;
  await host.put(`/api/groups/${group}/join`);
  await ada.put(`/api/groups/${group}/requests/${host.id}`);
  const id = await hold({ groupId: group, ...WEEKLY });
  const dates = (await ada.get(`${EVENTS}/${id}/dates`)).as(seriesDateSchema.array());
  // Every date was changed or canceled individually, so none can be the template for new dates.
  for (const date of dates) await host.patch(`${EVENTS}/${date.id}`, { time: "10:00" });
  await host.del(`${EVENTS}/${dates.at(-1)?.id}`);
  expect((await ada.del(`/api/groups/${group}/members/${host.id}`)).status).toBe(204);
  expect((await ada.patch(`${EVENTS}/${id}`, { scope: "following", title: "Ours" })).status).toBe(200);
  await makeSeriesDates(new Date(Date.now() + 30 * 86_400_000));
  expect(await prisma.communityEvent.count({ where: { groupId: group, hostId: host.id } })).toBe(0);
  expect(await prisma.communityEvent.count({ where: { groupId: group, hostId: ada.id } })).toBeGreaterThan(
    dates.length,
  );
});

test("a recurring event without dates ends with its host's membership", async () => {
  const group = (await ada.post("/api/groups", { ...CLUB, isPrivate: true })).as(groupSchema).id;
  await host.put(`/api/groups/${group}/join`);
  await ada.put(`/api/groups/${group}/requests/${host.id}`);
  const id = await hold({ groupId: group, ...WEEKLY });
  const past = new Date(Date.now() - 86_400_000);
  await prisma.communityEvent.updateMany({ where: { groupId: group }, data: { startsAt: past } });
  await ada.del(`/api/groups/${group}/members/${host.id}`);
  const before = await prisma.communityEvent.count({ where: { groupId: group } });
  await makeSeriesDates(new Date(Date.now() + 30 * 86_400_000));
  expect(await prisma.communityEvent.count({ where: { groupId: group } })).toBe(before);
  const event = await prisma.communityEvent.findUniqueOrThrow({ where: { id }, include: { series: true } });
  expect(event.series?.nextOn).toBeNull();
});

test("every action on a canceled event is refused with a message", async () => {
  const id = await hold({ maxAttendees: 9 });
  for (const who of [ada, ben]) await join(who, id);
  await host.del(`${EVENTS}/${id}`, { reason: "Storm" });
  const path = `${EVENTS}/${id}`;
  const answers = await Promise.all([
    join(eve, id),
    ada.del(`${path}/join`),
    ada.post(`${path}/invitations`, { userIds: [eve.id] }),
    ada.post(`${path}/messages`, { text: "Hello" }),
    ada.post(`${path}/check-in`, { code: "123456" }),
    ada.put(`${path}/photos/${id}`),
    host.get(`${path}/check-in`),
    host.patch(path, { title: "On again" }),
    host.put(`${path}/cohosts/${ada.id}`),
    host.post(`${path}/thanks`, { text: "Thanks" }),
  ]);
  for (const answer of answers) {
    expect([answer.status, answer.body]).toMatchObject([409, { message: "This event was canceled" }]);
  }
  expect(await found(id)).toMatchObject({ isCancelled: true, cancelReason: "Storm", attendees: 3 });
});
