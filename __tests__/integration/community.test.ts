import "../support/unlimited";
import { communityEventSchema, neighborhoodsSchema, type Rsvp, rsvpSchema } from "@/lib/community/events/schema";
import { groupSchema, membershipAnswerSchema } from "@/lib/community/groups/schema";
import { prisma } from "@/lib/core/server/db";
import { CHICAGO, dayIn, daysAfter } from "@/lib/core/shared/clock";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue, NEXT_JUNE } from "../support/fixtures";

const RUN = {
  title: "Lakefront long run",
  description: "Easy pace, nobody left behind; bring water, gloves",
  date: NEXT_JUNE,
  time: "07:30",
  location: "Fullerton Ave",
  address: "2401 N DuSable Lake Shore Dr",
  category: "Running",
  maxAttendees: 30,
  price: 0,
  tags: ["running"],
};
const CLUB = { name: "Sunrise club", description: "Up early", category: "Running", maxMembers: 3, isPrivate: false };

let host: Member;
const crowd: Member[] = [];
beforeAll(async () => {
  host = await signedUp({ firstName: "Hana" });
  for (let i = 0; i < 60; i += 1) crowd.push(await signedUp({ firstName: `Guest${i}` }));
});

const hold = async (changes: Partial<typeof RUN & { venueId: string }> = {}) =>
  (await host.post("/api/community/events", { ...RUN, ...changes })).as(communityEventSchema);
const rsvp = async (who: Member, id: string, method: "put" | "del" = "put") =>
  (await who[method](`/api/community/events/${id}/join`)).as(rsvpSchema);
const members = (eventId: string, status: "going" | "waitlisted") =>
  prisma.communityEventMember.count({ where: { eventId, status } });

describe("community events", () => {
  test("the host is going from the start", async () => {
    expect(await hold()).toMatchObject({
      attendees: 1,
      isJoined: true,
      isHost: true,
      myStatus: "going",
      startsAt: `${NEXT_JUNE}T12:30:00.000Z`,
    });
  });

  test("events can be filtered by activity, days, and neighborhood, and groups by activity", async () => {
    const requested = async (query: string, who: Pick<Member, "get"> = visitor()) =>
      (await who.get(`/api/community/events?limit=50&${query}`)).as(communityEventSchema.array()).map(({ id }) => id);
    const neighborhoods = async (who: Pick<Member, "get">) =>
      (await who.get("/api/community/neighborhoods")).as(neighborhoodsSchema).neighborhoods;
    const venueId = await aVenue({ neighborhood: "Back of the Yards" });
    const ride = await hold({ category: "Cycling", date: NEXT_JUNE.replace("21", "23"), venueId });
    const run = await hold();
    const [day, before] = [ride.date, run.date];
    expect(await requested(`category=cycling&from=${day}&to=${day}`)).toEqual([ride.id]);
    expect(await requested(`from=${day}`)).not.toContain(run.id);
    expect(await requested(`from=${before}&to=${before}`)).not.toContain(ride.id);
    expect(await requested("neighborhood=Back%20of%20the%20Yards")).toEqual([ride.id]);
    expect(await neighborhoods(visitor())).toContain("Back of the Yards");
    const stranger = await signedUp();
    await stranger.put(`/api/users/${host.id}/block`);
    expect(await neighborhoods(stranger)).not.toContain("Back of the Yards");
    expect((await visitor().get("/api/community/events?from=soon")).status).toBe(400);

    const club = (await host.post("/api/groups", { ...CLUB, category: "Yoga" })).as(groupSchema);
    const groups = async (category: string) =>
      (await visitor().get(`/api/groups?limit=50&category=${category}`)).as(groupSchema.array());
    expect((await groups("yoga")).map(({ id }) => id)).toContain(club.id);
    expect((await groups("Running")).map(({ id }) => id)).not.toContain(club.id);
  });

  test("a weekly event is listed with its next date, or with all dates in the requested days", async () => {
    const first = daysAfter(dayIn(CHICAGO, new Date()), 3);
    const next = daysAfter(first, 7);
    const made = await host.post("/api/community/events", {
      ...RUN,
      title: "Weekly",
      date: first,
      repeats: { repeats: "weekly" },
    });
    expect(made.status).toBe(201);
    const listed = async (query: string) =>
      (await visitor().get(`/api/community/events?limit=50&${query}`))
        .as(communityEventSchema.array())
        .filter(({ title }) => title === "Weekly")
        .map(({ date }) => date);
    expect(await listed("")).toEqual([first]);
    expect(await listed(`from=${first}&to=${next}`)).toEqual([first, next]);
  });

  test("an event at a known place has coordinates for those who see it; elsewhere it has none", async () => {
    const venueId = await aVenue({ lat: 41.9637, lng: -87.6341 });
    const placed = async (who: Pick<Member, "get">) =>
      (await who.get("/api/community/events?placed=true&limit=50"))
        .as(communityEventSchema.array())
        .map(({ id }) => id);
    const here = await hold({ venueId });
    const somewhere = await hold();
    expect(here).toMatchObject({ venueId, coordinates: { lat: 41.9637, lng: -87.6341 } });
    expect(somewhere).toMatchObject({ venueId: null, coordinates: null });
    expect(await placed(visitor())).toContain(here.id);
    expect(await placed(visitor())).not.toContain(somewhere.id);
    await crowd[0]?.put(`/api/users/${host.id}/block`);
    expect(await placed(crowd[0] ?? visitor())).not.toContain(here.id);
    await crowd[0]?.del(`/api/users/${host.id}/block`);
    await host.patch(`/api/community/events/${here.id}`, { location: "Somewhere else", venueId: null });
    expect(await placed(host)).not.toContain(here.id);
    const unknown = { ...RUN, venueId: "01890000-0000-7000-8000-000000000000" };
    expect((await host.post("/api/community/events", unknown)).status).toBe(400);
  });

  test.each([1, 2, 3])(
    "sixty at once for thirty spots: exactly thirty go, the rest are waitlisted in order (round %d)",
    async () => {
      const { id } = await hold();
      const rsvps: Rsvp[] = await Promise.all(crowd.map((guest) => rsvp(guest, id)));
      expect(rsvps.filter(({ status }) => status === "going")).toHaveLength(29);
      const positions = rsvps.flatMap(({ position }) => position ?? []).sort((a, b) => a - b);
      expect(positions).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
      expect([await members(id, "going"), await members(id, "waitlisted")]).toEqual([30, 31]);
    },
  );

  test("when five leave at once, five different people move up in order", async () => {
    const { id } = await hold({ maxAttendees: 6 });
    const going = crowd.slice(0, 5);
    const queued = crowd.slice(5, 15);
    for (const guest of [...going, ...queued]) await rsvp(guest, id);
    await Promise.all(going.map((guest) => rsvp(guest, id, "del")));
    const now = await Promise.all(queued.map((guest) => guest.get(`/api/community/events/${id}`)));
    expect(now.map((answer) => answer.as(communityEventSchema).myStatus)).toEqual([
      ...Array.from({ length: 5 }, () => "going"),
      ...Array.from({ length: 5 }, () => "waitlisted"),
    ]);
    expect(now.map((answer) => answer.as(communityEventSchema).position).slice(5)).toEqual([1, 2, 3, 4, 5]);
    expect((await visitor().get(`/api/community/events/${id}`)).body).toMatchObject({ attendees: 6, waitlisted: 5 });
  });

  test("joining and leaving twice equals doing it once", async () => {
    const { id } = await hold();
    const [guest] = crowd;
    if (!guest) throw new Error("no guest");
    await Promise.all([rsvp(guest, id), rsvp(guest, id), rsvp(guest, id)]);
    expect((await rsvp(guest, id)).attendees).toBe(2);
    await Promise.all([rsvp(guest, id, "del"), rsvp(guest, id, "del")]);
    expect(await rsvp(guest, id, "del")).toEqual({
      status: "none",
      position: null,
      attendees: 1,
      maxAttendees: 30,
      isFull: false,
    });
  });

  test("a higher limit moves the waitlist up, a lower one removes no one", async () => {
    const { id } = await hold({ maxAttendees: 2 });
    for (const guest of crowd.slice(0, 4)) await rsvp(guest, id);
    const raised = (await host.patch(`/api/community/events/${id}`, { maxAttendees: 4 })).as(communityEventSchema);
    expect(raised).toMatchObject({ attendees: 4, waitlisted: 1 });
    const lowered = (await host.patch(`/api/community/events/${id}`, { maxAttendees: 1 })).as(communityEventSchema);
    expect(lowered).toMatchObject({ attendees: 4, waitlisted: 1, maxAttendees: 1 });
  });

  test("only the host can edit it, and can't leave it", async () => {
    const { id } = await hold();
    const [guest] = crowd;
    expect((await guest?.patch(`/api/community/events/${id}`, { title: "Mine" }))?.status).toBe(403);
    expect((await guest?.del(`/api/community/events/${id}`))?.status).toBe(403);
    expect((await host.del(`/api/community/events/${id}/join`)).status).toBe(409);
  });

  test("a canceled event leaves the list and can't be joined", async () => {
    const { id } = await hold();
    expect((await host.del(`/api/community/events/${id}`)).status).toBe(204);
    const listed = (await host.get("/api/community/events?limit=50")).as(communityEventSchema.array());
    expect(listed.map((event) => event.id)).not.toContain(id);
    expect((await crowd[0]?.put(`/api/community/events/${id}/join`))?.status).toBe(409);
    expect((await host.get(`/api/community/events/${id}/calendar.ics`)).text).toContain("STATUS:CANCELLED");
  });

  test("the calendar file has Chicago wall time, escaped and folded", async () => {
    const { id } = await hold();
    const answer = await visitor().get(`/api/community/events/${id}/calendar.ics`);
    expect(answer.headers.get("content-type")).toMatch(/^text\/calendar/);
    const lines = answer.text.split("\r\n");
    expect(lines).toContain(`DTSTART;TZID=America/Chicago:${NEXT_JUNE.replaceAll("-", "")}T073000`);
    expect(lines).toContain("SUMMARY:Lakefront long run");
    expect(answer.text.replace(/\r\n /g, "")).toContain("nobody left behind\\; bring water\\, gloves");
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test.each([
    [{ title: " " }],
    [{ date: NEXT_JUNE.replace("06-21", "02-30") }],
    [{ time: "25:00" }],
    [{ maxAttendees: 0 }],
    [{ maxAttendees: 2.5 }],
    [{ price: -1 }],
    [{ tags: Array.from({ length: 11 }, () => "x") }],
    [{ image: "https://evil.example/a.png" }],
  ])("%j is refused", async (changes) => {
    expect((await host.post("/api/community/events", { ...RUN, ...changes })).status).toBe(400);
  });

  test("events of blocked people are invisible", async () => {
    const { id } = await hold();
    const blocker = await signedUp();
    await blocker.put(`/api/users/${host.id}/block`);
    expect((await blocker.get(`/api/community/events/${id}`)).status).toBe(404);
    expect((await blocker.put(`/api/community/events/${id}/join`)).status).toBe(404);
  });
});

describe("groups", () => {
  const start = async (changes: Partial<typeof CLUB> = {}) =>
    (await host.post("/api/groups", { ...CLUB, ...changes })).as(groupSchema);
  const join = async (who: Member | undefined, id: string) => who?.put(`/api/groups/${id}/join`);

  test("ten at once for two spots: two get in, eight get a message that it's full", async () => {
    const { id } = await start();
    const statuses = (await Promise.all(crowd.slice(0, 10).map((guest) => join(guest, id)))).map(
      (answer) => answer?.status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 409)).toHaveLength(8);
    expect((await visitor().get(`/api/groups/${id}`)).body).toMatchObject({ memberCount: 3, maxMembers: 3 });
  });

  test("a private group stores a request, which can be withdrawn", async () => {
    const { id } = await start({ isPrivate: true });
    expect((await join(crowd[0], id))?.as(membershipAnswerSchema)).toEqual({
      status: "requested",
      memberCount: 1,
      maxMembers: 3,
      isFull: false,
    });
    expect((await crowd[0]?.del(`/api/groups/${id}/join`))?.body).toMatchObject({ status: "none", memberCount: 1 });
  });

  test("the last owner can't leave; only an owner can edit or delete", async () => {
    const { id } = await start();
    await join(crowd[0], id);
    expect((await host.del(`/api/groups/${id}/join`)).status).toBe(409);
    expect((await crowd[0]?.patch(`/api/groups/${id}`, { name: "Mine" }))?.status).toBe(403);
    expect((await host.patch(`/api/groups/${id}`, { name: "Dawn club" })).body).toMatchObject({
      name: "Dawn club",
      memberCount: 2,
    });
    expect((await host.del(`/api/groups/${id}`)).status).toBe(204);
    expect((await host.get(`/api/groups/${id}`)).status).toBe(404);
  });
});
