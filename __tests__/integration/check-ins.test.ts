import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { checkIn } from "@/lib/activity/check-ins/mutations";
import { checkedInSchema } from "@/lib/activity/check-ins/schema";
import { prisma } from "@/lib/core/server/db";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue, totalsOf } from "../support/fixtures";

let ada: Member;
let venueId: string;
beforeEach(async () => {
  ada = await signedUp();
  venueId = await aVenue();
});
const here = async (body: object = { venueId }) => (await ada.post("/api/check-ins", body)).as(checkedInSchema);
const counters = async () => ({
  user: (await prisma.user.findUniqueOrThrow({ where: { id: ada.id } })).checkInCount,
  venue: (await prisma.venue.findUniqueOrThrow({ where: { id: venueId } })).checkInCount,
  rows: await prisma.checkIn.count({ where: { userId: ada.id } }),
});

test("a check-in pays 15 XP and a score of 30, and counts as a place visited", async () => {
  const answer = await ada.post("/api/check-ins", { venueId, isPrivate: true });
  expect(answer.status).toBe(201);
  expect(answer.as(checkedInSchema)).toMatchObject({
    xpEarned: 15,
    stats: { xp: 15, mileScore: 310, placesVisited: 11, beenCount: 1, streak: { current: 1 } },
  });
  expect((await prisma.checkIn.findFirstOrThrow({ where: { userId: ada.id } })).isPrivate).toBe(true);
});

test("thirty simultaneous check-ins count as one for the day, paid once", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => here()));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers.reduce((sum, { xpEarned }) => sum + xpEarned, 0)).toBe(15);
  expect(await counters()).toEqual({ user: 1, venue: 1, rows: 1 });
  expect(await totalsOf(ada.id)).toMatchObject({ ledgerXp: 15, ledgerScore: 30 });
});

test("the day is Chicago's: a minute later may be another day, and pays again", async () => {
  const at = (instant: string) => checkIn(ada.id, { venueId, isPrivate: false }, undefined, new Date(instant));
  const late = await at("2026-03-08T05:59:00Z"); // Saturday 11:59 PM
  const early = await at("2026-03-08T06:01:00Z"); // Sunday 12:01 AM, a 23-hour day
  const evening = await at("2026-03-09T04:30:00Z"); // Sunday 11:30 PM
  const monday = await at("2026-03-09T05:00:00Z"); // Monday 12:00 AM
  expect([late, early, evening, monday].map(({ xpEarned }) => xpEarned)).toEqual([15, 15, 0, 15]);
  expect(evening.id).toBe(early.id);
});

test("a replayed key returns the first response: an undone check-in stays undone, even on another day", async () => {
  const send = () => ada.post("/api/check-ins", { venueId }, { "idempotency-key": "c1" });
  const first = await send();
  const { id } = first.as(checkedInSchema);
  await prisma.checkIn.update({ where: { id }, data: { day: new Date("2026-03-08") } });
  const answers = await Promise.all(Array.from({ length: 5 }, send));
  for (const { body, headers } of answers)
    expect([body, headers.get("idempotent-replayed")]).toEqual([first.body, "true"]);
  expect(await counters()).toEqual({ user: 1, venue: 1, rows: 1 });
  await ada.del(`/api/check-ins/${id}`);
  await send();
  expect(await counters()).toEqual({ user: 0, venue: 0, rows: 0 });
});

test("undoing it reverses its XP once, and checking in again is possible", async () => {
  const { id } = await here();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ada.del(`/api/check-ins/${id}`)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await counters()).toEqual({ user: 0, venue: 0, rows: 0 });
  expect(await totalsOf(ada.id)).toMatchObject({ ledgerXp: 0, ledgerScore: 0 });
  const again = await here();
  expect(again).toMatchObject({ xpEarned: 15, stats: { xp: 15 } });
  expect(again.id).not.toBe(id);
});

test("parallel check-ins and undos leave counters equal to rows", async () => {
  const places = await Promise.all(Array.from({ length: 4 }, () => aVenue()));
  const people = await Promise.all(Array.from({ length: 5 }, () => signedUp()));
  await Promise.all(
    people.flatMap((person) =>
      places.map(async (place) => {
        for (let turn = 0; turn < 3; turn += 1) {
          const answer = await person.post("/api/check-ins", { venueId: place });
          expect([answer.status, answer.body]).toMatchObject([201, {}]);
          const made = answer.as(checkedInSchema);
          if (turn < 2) expect((await person.del(`/api/check-ins/${made.id}`)).status).toBe(204);
        }
      }),
    ),
  );
  for (const place of places) {
    const { checkInCount } = await prisma.venue.findUniqueOrThrow({ where: { id: place } });
    expect(checkInCount).toBe(5);
  }
  for (const { id } of people) expect(await totalsOf(id)).toMatchObject({ ledgerXp: 60, entriesXp: 60, weeksXp: 60 });
});

test("invalid places are refused", async () => {
  for (const body of [{}, { venueId: "park" }, { venueId, isPrivate: "yes" }]) {
    expect((await ada.post("/api/check-ins", body)).status).toBe(400);
  }
  expect((await ada.post("/api/check-ins", { venueId: uuid() })).status).toBe(404);
  expect((await visitor().post("/api/check-ins", { venueId })).status).toBe(401);
});

test("other people's check-ins can't be found", async () => {
  const { id } = await here();
  const bob = await signedUp();
  expect((await bob.del(`/api/check-ins/${id}`)).status).toBe(404);
  expect((await visitor().del(`/api/check-ins/${id}`)).status).toBe(401);
  expect((await ada.del("/api/check-ins/7")).status).toBe(404);
  expect(await counters()).toEqual({ user: 1, venue: 1, rows: 1 });
});
