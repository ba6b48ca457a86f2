import "../support/unlimited";
import { getMonth, listWeeks } from "@/lib/activity/history/queries";
import { monthAnswerSchema, weekSchema } from "@/lib/activity/history/schema";
import { getStats } from "@/lib/activity/stats/queries";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { workoutSchema } from "@/lib/activity/workouts/schema";
import { prisma, rows } from "@/lib/core/server/db";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue } from "../support/fixtures";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});
const did = (startedAt: string, duration = 30, createdAt = startedAt) =>
  prisma.workout.create({
    data: {
      userId: ada.id,
      activityType: "running",
      duration,
      startedAt: new Date(startedAt),
      createdAt: new Date(createdAt),
    },
  });

test("a month shows each day's activity and streak state", async () => {
  const now = new Date("2026-11-20T18:00:00Z");
  await prisma.user.update({ where: { id: ada.id }, data: { restDays: [7] } });
  for (const day of ["13", "14", "16", "18"]) await did(`2026-11-${day}T18:00:00Z`);
  await did("2026-11-18T20:00:00Z", 15);
  await did("2026-11-01T04:59:00Z", 30, "2026-11-05T12:00:00Z"); // October 31 in Chicago, logged too late for its streak
  const { days, ...rest } = await getMonth(ada.id, {}, now);
  expect(rest).toEqual({ month: "2026-11", today: "2026-11-20", restDays: [7] });
  const byDay = new Map(days.map(({ day, ...one }) => [day.slice(8), one]));
  expect(byDay.get("18")).toEqual({ workouts: 2, minutes: 45, state: "active" });
  expect([byDay.get("15")?.state, byDay.get("17")?.state, byDay.get("20")?.state]).toEqual(["rest", "frozen", "open"]);
  expect((await getMonth(ada.id, { month: "2026-10" }, now)).days).toEqual([
    { day: "2026-10-31", workouts: 1, minutes: 30, state: null },
  ]);
});

test("a day's list uses the person's time zone", async () => {
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: "Asia/Tokyo" } });
  await did("2026-11-14T14:59:00Z", 1); // November 14, 11:59 PM in Tokyo
  await did("2026-11-14T15:01:00Z", 2);
  await did("2026-11-15T14:59:00Z", 3);
  const of = async (day: string) =>
    (await ada.get(`/api/workouts?day=${day}`)).as(workoutSchema.array()).map(({ duration }) => duration);
  expect([await of("2026-11-14"), await of("2026-11-15"), await of("2026-11-16")]).toEqual([[1], [3, 2], []]);
  for (const day of ["2026-02-31", "today", "0001-01-01", "2026-13-01"]) {
    expect((await ada.get(`/api/workouts?day=${day}`)).status).toBe(400);
  }
});

test("eight weeks including empty ones: minutes by date, XP from the ledger, across the end of daylight saving time", async () => {
  const now = new Date("2026-11-04T12:00:00Z");
  await did("2026-11-02T05:59:00Z", 10); // Sunday 11:59 PM, still in the week of daylight saving time
  await did("2026-11-02T06:00:00Z", 20);
  await prisma.xpWeek.create({ data: { userId: ada.id, week: new Date("2026-10-26"), xp: 33 } });
  const weeks = await listWeeks(ada.id, now);
  expect(weeks).toHaveLength(8);
  expect(weeks.slice(-2)).toEqual([
    { week: "2026-10-26", workouts: 1, minutes: 10, xp: 33 },
    { week: "2026-11-02", workouts: 1, minutes: 20, xp: 0 },
  ]);
  expect(weeks[0]).toEqual({ week: "2026-09-14", workouts: 0, minutes: 0, xp: 0 });
});

test("rest days can be chosen, are stored, and count", async () => {
  const put = (restDays: unknown) => ada.put("/api/user/rest-days", { restDays });
  expect((await put([7, 6, 7])).body).toEqual({ restDays: [6, 7] });
  expect((await ada.get("/api/workouts/days")).as(monthAnswerSchema).restDays).toEqual([6, 7]);
  for (const wrong of [[0], [8], ["1"], 1, null, Array.from({ length: 8 }, () => 1)]) {
    expect((await put(wrong)).status).toBe(400);
  }
  expect((await ada.get("/api/user/stats")).as(userStatsSchema).consistency).toBe(0);
  const now = new Date("2026-11-20T18:00:00Z");
  for (const day of ["16", "17", "18", "20"]) await did(`2026-11-${day}T18:00:00Z`);
  expect((await getStats(ada.id, rows, now)).consistency).toBe(80);
});

test("a workout includes its place, and visitors have no history", async () => {
  const venueId = await aVenue({ name: "The 606" });
  const { body } = await ada.post("/api/workouts", { activityType: "cycling", duration: 30, venueId });
  expect(body).toMatchObject({ workout: { venueId, venueName: "The 606" } });
  expect((await ada.get("/api/workouts")).as(workoutSchema.array())[0]?.venueName).toBe("The 606");
  expect((await ada.get("/api/workouts/weeks")).as(weekSchema.array())).toHaveLength(8);
  for (const path of ["/api/workouts/weeks", "/api/workouts/days", "/api/challenges/finished"]) {
    expect((await visitor().get(path)).status).toBe(401);
  }
  expect((await ada.get("/api/workouts/days?month=9999-12")).status).toBe(400);
});
