import "../support/unlimited";
import { messageSchema } from "@/lib/community/chat/schema";
import { codeAt } from "@/lib/community/check-ins/codes";
import { checkInToEvent } from "@/lib/community/check-ins/mutations";
import { checkInCodeSchema, eventCheckInSchema } from "@/lib/community/check-ins/schema";
import { attendeeSchema, communityEventSchema } from "@/lib/community/events/schema";
import { seriesDateSchema } from "@/lib/community/series/schema";
import { prisma } from "@/lib/core/server/db";
import { CHICAGO, dayIn, daysAfter } from "@/lib/core/shared/clock";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { ledgerOf } from "../support/fixtures";

const EVENTS = "/api/community/events";
const MINUTE = 60_000;
const RUN = {
  title: "Lake run",
  date: daysAfter(dayIn(CHICAGO, new Date()), 3),
  time: "09:00",
  location: "Loop",
  category: "Running",
  maxAttendees: 3,
};

let [host, ada, ben, eve]: [Member, Member, Member, Member] = [] as never;
let id: string;
const path = (rest = "") => `${EVENTS}/${id}${rest}`;
const event = async (who: Pick<Member, "get"> = host) => (await who.get(path())).as(communityEventSchema);
const eventUpdates = async (who: Member) =>
  (await who.get("/api/notifications")).as(notificationsAnswerSchema).notifications.map(({ text }) => text);
const startsIn = (minutes: number, eventId = id) =>
  prisma.communityEvent.update({ where: { id: eventId }, data: { startsAt: new Date(Date.now() + minutes * MINUTE) } });
const cohost = (who: Member, other: Member, method: "put" | "del" = "put") => who[method](path(`/cohosts/${other.id}`));

beforeEach(async () => {
  [host, ada, ben, eve] = await Promise.all([
    signedUp({ firstName: "Host" }),
    signedUp({ firstName: "Ada" }),
    signedUp({ firstName: "Ben" }),
    signedUp({ firstName: "Eve" }),
  ]);
  id = (await host.post(EVENTS, RUN)).as(communityEventSchema).id;
  for (const who of [ada, ben]) await who.put(path("/join"));
});

test("a co-host edits, moderates the chat, and sees the waitlist; the event stays the host's", async () => {
  await eve.put(path("/join")); // waits
  expect((await ada.patch(path(), { title: "Mine" })).status).toBe(403);
  expect((await ada.get(path("/attendees?status=waitlisted"))).status).toBe(403);
  expect((await cohost(host, ada)).status).toBe(204);
  expect(await eventUpdates(ada)).toContain("Host made you a co-host of “Lake run”");
  expect(await event(ada)).toMatchObject({ isHost: false, isCohost: true, cohosts: [{ id: ada.id }] });
  expect((await event(ben)).cohosts.map((one) => one.id)).toEqual([ada.id]);
  expect((await visitor().get(path())).as(communityEventSchema).cohosts).toEqual([]);
  expect((await ada.patch(path(), { title: "Lake run and coffee" })).as(communityEventSchema).title).toBe(
    "Lake run and coffee",
  );
  expect((await ada.get(path("/attendees?status=waitlisted"))).as(attendeeSchema.array())).toHaveLength(1);
  const say = async (who: Member) => (await who.post(path("/messages"), { text: "Hello" })).as(messageSchema).id;
  const [hosts, bens] = [await say(host), await say(ben)];
  expect((await ada.del(`/api/event-messages/${hosts}`)).status).toBe(403);
  expect((await ada.del(`/api/event-messages/${bens}`)).status).toBe(204);
  for (const refused of [
    await ada.del(path()),
    await cohost(ada, ben),
    await cohost(ada, host, "del"),
    await host.del(path("/join")),
  ]) {
    expect([403, 409]).toContain(refused.status);
  }
  expect(await event()).toMatchObject({ isCancelled: false, isHost: true });
});

test("only guests can be co-hosts, five at most; the role ends with the seat, by stepping down, or by the host", async () => {
  await eve.put(path("/join"));
  for (const [who, other] of [
    [host, eve],
    [host, host],
  ] as const) {
    expect((await cohost(who, other)).status).toBe(409);
  }
  expect((await cohost(eve, eve)).status).toBe(403);
  for (const end of [
    () => cohost(ada, ada, "del"),
    () => cohost(host, ada, "del"),
    () => ada.del(path("/join")),
    () => ada.put(`/api/users/${host.id}/block`),
  ]) {
    await ada.put(path("/join"));
    await prisma.communityEvent.update({ where: { id }, data: { maxAttendees: 9 } });
    expect((await cohost(host, ada)).status).toBe(204);
    expect((await end()).status).toBeLessThan(300);
    expect((await event()).cohosts).toEqual([]);
    expect([403, 404]).toContain((await ada.patch(path(), { title: "Still mine" })).status);
    expect(await prisma.communityEventMember.count({ where: { eventId: id, isCohost: true } })).toBe(0);
  }
  const crowd = await Promise.all(Array.from({ length: 6 }, () => signedUp()));
  for (const who of crowd) await who.put(path("/join"));
  const answers = await Promise.all(crowd.map((who) => cohost(host, who)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 204, 204, 409]);
});

test("a co-host of a recurring event is one at every date they have a seat at, including ones joined later", async () => {
  id = (await host.post(EVENTS, { ...RUN, repeats: { repeats: "weekly" } })).as(communityEventSchema).id;
  const dates = (await host.get(path("/dates"))).as(seriesDateSchema.array()).map((one) => one.id);
  const [first = "", second = "", third = ""] = dates;
  for (const date of [first, second]) await ada.put(`${EVENTS}/${date}/join`);
  await cohost(host, ada);
  await ada.put(`${EVENTS}/${third}/join`);
  const helpsAt = async (date: string) => (await ada.get(`${EVENTS}/${date}`)).as(communityEventSchema).isCohost;
  expect(await Promise.all(dates.slice(0, 4).map(helpsAt))).toEqual([true, true, true, false]);
  expect((await ada.patch(`${EVENTS}/${second}`, { scope: "following", time: "10:00" })).status).toBe(200);
  expect((await ada.del(`${EVENTS}/${second}`, { scope: "following" })).status).toBe(403);
  await cohost(ada, ada, "del");
  expect(await Promise.all(dates.slice(0, 4).map(helpsAt))).toEqual([false, false, false, false]);
});

test("guests check in with the host's code, once per key, without XP", async () => {
  await startsIn(10);
  const { code, checkIns } = (await host.get(path("/check-in"))).as(checkInCodeSchema);
  expect([code, checkIns]).toEqual([expect.stringMatching(/^\d{6}$/), 0]);
  const before = await ledgerOf(ada.id);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => ada.post(path("/check-in"), { code: spaced })));
  for (const answer of answers) expect(answer.as(eventCheckInSchema)).toEqual({ checkIns: 1, isCheckedIn: true });
  expect(await event(ada)).toMatchObject({ checkIns: 1, isCheckedIn: true });
  expect(await event(ben)).toMatchObject({ checkIns: 1, isCheckedIn: false });
  expect(await ledgerOf(ada.id)).toEqual(before);
  const came = async (who: Member) =>
    (await who.get(path("/attendees")))
      .as(attendeeSchema.array())
      .map((one) => [one.firstName, one.isHost, one.isCheckedIn]);
  expect(await came(host)).toEqual([
    ["Host", true, false],
    ["Ada", false, true],
    ["Ben", false, false],
  ]);
  expect((await came(ben)).map(([, , isCheckedIn]) => isCheckedIn)).toEqual([null, null, null]);
  await ada.del(path("/join")); // she left, and the count went down
  expect(await event()).toMatchObject({ checkIns: 0 });
});

test("a code works a minute longer than it is shown, only at its event and for its guests", async () => {
  await startsIn(0);
  const now = new Date();
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  const code = codeAt(id, now);
  const other = (await host.post(EVENTS, RUN)).as(communityEventSchema).id;
  expect(codeAt(other, now)).not.toBe(code);
  await expect(checkInToEvent(ada.id, id, { code }, at(3))).rejects.toMatchObject({ code: "validation" });
  await expect(checkInToEvent(ada.id, id, { code }, at(-3))).rejects.toMatchObject({ code: "validation" });
  await expect(checkInToEvent(ada.id, id, { code }, at(1))).resolves.toMatchObject({ isCheckedIn: true });
  await eve.put(path("/join")); // waits
  for (const who of [eve, await signedUp()]) expect((await who.post(path("/check-in"), { code })).status).toBe(403);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  for (const given of [wrong, "", "abcdef", "１２３４５６", `${code}0`]) {
    expect((await ben.post(path("/check-in"), { code: given })).status).toBe(400);
  }
  for (const body of [{}, { code: 123_456 }, { code: null }]) {
    expect((await ben.post(path("/check-in"), body)).status).toBe(400);
  }
  expect((await visitor().post(path("/check-in"), { code })).status).toBe(401);
  expect((await ada.get(path("/check-in"))).status).toBe(403);
  expect(await event()).toMatchObject({ checkIns: 1 });
});

test.each([
  ["just over an hour before", 62, false],
  ["less than an hour before", 58, true],
  ["two hours and a half after", -150, true],
  ["more than three hours after", -181, false],
])("check-in %s it starts", async (_when, minutes, isOpen) => {
  await startsIn(minutes);
  expect((await event()).isCheckInOpen).toBe(isOpen);
  expect((await host.get(path("/check-in"))).status).toBe(isOpen ? 200 : 409);
  const sent = await ada.post(path("/check-in"), { code: codeAt(id, new Date()) });
  expect(sent.status).toBe(isOpen ? 200 : 409);
});

test("check-in is closed at a canceled event", async () => {
  await startsIn(5);
  await host.del(path());
  expect((await ada.post(path("/check-in"), { code: codeAt(id, new Date()) })).status).toBe(409);
});

test("thanks after the end, once, to those who checked in, or to all guests if no one did", async () => {
  expect((await host.post(path("/thanks"), { text: "Thanks" })).status).toBe(409); // still upcoming
  await startsIn(0);
  await ada.post(path("/check-in"), { code: codeAt(id, new Date()) });
  await startsIn(-200);
  expect((await ada.post(path("/thanks"), { text: "Thanks" })).status).toBe(403);
  for (const text of ["", " ", "x".repeat(301)]) expect((await host.post(path("/thanks"), { text })).status).toBe(400);
  const sent = await Promise.all([1, 2, 3].map(() => host.post(path("/thanks"), { text: "What a morning!" })));
  expect(sent.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect(await event(ben)).toMatchObject({ thanks: "What a morning!", checkIns: 1 });
  expect(await eventUpdates(ada)).toContain("Host thanked you for coming to “Lake run”: What a morning!");
  expect((await eventUpdates(ben)).join()).not.toContain("thanks");
  id = (await host.post(EVENTS, RUN)).as(communityEventSchema).id;
  await ben.put(path("/join"));
  await startsIn(-200);
  await host.post(path("/thanks"), { text: "Until next time." });
  expect(await eventUpdates(ben)).toContain("Host thanked you for coming to “Lake run”: Until next time.");
});
