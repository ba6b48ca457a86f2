import { randomUUID } from "node:crypto";
import "../support/unlimited";
import { communityEventSchema } from "@/lib/community/events/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { prisma } from "@/lib/core/server/db";
import { CHICAGO, dayIn, daysAfter } from "@/lib/core/shared/clock";
import { type Answer, type Member, signedUp } from "../support/api";
import { asJsonSchema, fieldsOf, inputSchema, type JsonSchema, operations } from "../support/contracts";
import { NEXT_JUNE } from "../support/fixtures";

const DAYS = [
  "0000-01-01",
  "0001-01-01",
  "1969-12-31",
  "2027-02-30",
  "9999-12-31",
  "2027-03-14",
  "2027-11-07",
  "",
  "x",
];
const TIMES = [
  "00:00:00Z",
  "23:59:59.999Z",
  "23:59:59-23:59",
  "00:00:00+23:59",
  "02:30:00-06:00",
  "25:00:00Z",
  "00:00:00",
];
const INSTANTS = DAYS.flatMap((day) => TIMES.map((time) => `${day}T${time}`));
const RUN = { title: "Run", date: NEXT_JUNE, time: "07:30", location: "Loop", category: "Running", maxAttendees: 5 };
const WISH = { time: "full", budget: "any", company: "friends" } as const;
const WORKOUT = { activityType: "running", duration: 30 };
const EVENTS = "/api/community/events";
const inDays = (days: number) => daysAfter(dayIn(CHICAGO, new Date()), days);

let ada: Member;
let [event, group, plan] = ["", "", ""];
beforeAll(async () => {
  ada = await signedUp();
  const club = { name: "Club", description: "", category: "Running", maxMembers: 5 };
  event = (await ada.post(EVENTS, RUN)).as(communityEventSchema).id;
  group = (await ada.post("/api/groups", club)).as(groupSchema).id;
  plan = randomUUID();
  const open = {
    id: plan,
    ownerId: ada.id,
    startsAt: new Date(),
    endsAt: new Date(Date.now() + 86_400_000),
    stops: [],
  };
  await prisma.sharedPlan.create({ data: { ...open, members: { create: { userId: ada.id } } } });
});

type Send = (at: string) => Promise<Answer>;
const query =
  (path: string, name: string): Send =>
  (at) =>
    ada.get(`${path}?${name}=${encodeURIComponent(at)}`);
const route = (startedAt: string) => ({ startedAt, polyline: "", moments: "", heights: "", accuracies: "" });

/** Every operation that takes a date, with the name of its field. */
const TAKE_A_DAY: Record<string, Send> = {
  "GET /api/community/events from": query("/api/community/events", "from"),
  "GET /api/community/events to": query("/api/community/events", "to"),
  "GET /api/events from": query("/api/events", "from"),
  "GET /api/events to": query("/api/events", "to"),
  "GET /api/ticketmaster/events from": query("/api/ticketmaster/events", "from"),
  "GET /api/seatgeek/events to": query("/api/seatgeek/events", "to"),
  "GET /api/workouts day": query("/api/workouts", "day"),
  "GET /api/workouts/days month": (at) => query("/api/workouts/days", "month")(at.slice(0, 7)),
  "GET /api/workouts/summary period": (at) => query("/api/workouts/summary", "period")(at.slice(0, 7)),
  "GET /api/memories/{day} day": (day) => ada.get(`/api/memories/${day || "x"}`),
  "PATCH /api/memories/{day} day": (day) => ada.patch(`/api/memories/${day || "x"}`, {}),
  "GET /api/memories year": (day) => query("/api/memories", "year")(day.slice(0, 4)),
  "GET /api/memories/years/{year} year": (day) => ada.get(`/api/memories/years/${day.slice(0, 4) || "x"}`),
  "POST /api/community/events date": (date) => ada.post(EVENTS, { ...RUN, date, time: "02:30" }),
  "POST /api/community/events groupId": (date) => ada.post(EVENTS, { ...RUN, date, time: "23:59", groupId: group }),
  "POST /api/community/events until": (until) => ada.post(EVENTS, { ...RUN, repeats: { repeats: "weekly", until } }),
  "PATCH /api/community/events/{id} date": (date) => ada.patch(`${EVENTS}/${event}`, { date, time: "23:59" }),
};
const TAKE_AN_INSTANT: Record<string, Send> = {
  "POST /api/workouts startedAt": (startedAt) => ada.post("/api/workouts", { ...WORKOUT, startedAt }),
  "PATCH /api/workouts/{id} startedAt": (startedAt) => ada.patch(`/api/workouts/${plan}`, { startedAt }),
  "POST /api/workouts/recorded startedAt": (at) => ada.post("/api/workouts/recorded", { ...WORKOUT, route: route(at) }),
  "POST /api/plans startsAt": (startsAt) => ada.post("/api/plans", { ...WISH, startsAt }),
  "POST /api/plans/shared startsAt": (startsAt) => ada.post("/api/plans/shared", { ...WISH, startsAt }),
  "PUT /api/plans/shared/{id}/join from": (from) =>
    ada.put(`/api/plans/shared/${plan}/join`, { free: { from, until: "2027-06-21T12:00:00Z" } }),
  "PUT /api/plans/shared/{id}/join until": (until) =>
    ada.put(`/api/plans/shared/${plan}/join`, { free: { from: "2026-01-01T00:00:00Z", until } }),
};

test.each(Object.entries(TAKE_A_DAY))("%s never causes a server error", async (_name, send) => {
  for (const day of DAYS) expect([day, (await send(day)).status < 500]).toEqual([day, true]);
});

test.each(Object.entries(TAKE_AN_INSTANT))("%s never causes a server error", async (_name, send) => {
  for (const at of INSTANTS) expect([at, (await send(at)).status < 500]).toEqual([at, true]);
});

const DATED = /^(date|day|month|period|year|from|until|startsAt|startedAt)$/;
const within = (schema: JsonSchema): string[] => [
  ...fieldsOf(schema),
  ...Object.values(schema.properties ?? {}).flatMap((one) => within(asJsonSchema(one))),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => within(asJsonSchema(one))),
];

test("every operation's dates are tested here", async () => {
  const taking = (await operations()).flatMap(({ name, handler: { contract } }) =>
    [contract.params, contract.query, contract.body]
      .map(inputSchema)
      .some((one) => within(one).some((field) => DATED.test(field)))
      ? [name]
      : [],
  );
  const sent = new Set(
    [...Object.keys(TAKE_A_DAY), ...Object.keys(TAKE_AN_INSTANT)].map((name) => name.replace(/ \w+$/, "")),
  );
  // A time of day and a leaderboard period aren't dates.
  const others = ["PUT /api/account/settings", "GET /api/leaderboard/city"];
  expect(taking.filter((name) => !sent.has(name) && !others.includes(name))).toEqual([]);
});

test.each([
  ["today in two years", 730, 201],
  ["a day later", 731, 400],
])("an event can be planned at most two years ahead: %s", async (_when, days, status) => {
  const answers = [
    await ada.post(EVENTS, { ...RUN, date: inDays(days) }),
    await ada.post(EVENTS, { ...RUN, date: inDays(days), groupId: group }),
    await ada.patch(`${EVENTS}/${event}`, { date: inDays(days) }),
  ];
  const results = answers.map((answer) => [answer.status, answer.body]);
  if (status === 201) expect(answers.map((answer) => answer.status)).toEqual([201, 201, 200]);
  else {
    const refused = [400, expect.objectContaining({ errors: { date: ["Choose a date within the next two years"] } })];
    expect(results).toEqual([refused, refused, refused]);
  }
});
