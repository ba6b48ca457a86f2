import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { summarySchema } from "@/lib/activity/summaries/schema";
import { prisma } from "@/lib/core/server/db";
import { type Member, signedUp, visitor } from "../support/api";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});
const aWorkout = (startedAt: string, duration: number, more: object = {}, userId = ada.id) =>
  prisma.workout.create({
    data: { id: uuid(), userId, activityType: "running", duration, startedAt: new Date(startedAt), ...more },
  });
const summary = async (period: string) => (await ada.get(`/api/workouts/summary?period=${period}`)).as(summarySchema);

test("a month and a year of your workouts, in your time zone, with the previous period", async () => {
  await aWorkout("2025-03-01T05:59:00Z", 10); // still February in Chicago
  await aWorkout("2025-03-01T06:00:00Z", 30, { distanceMeters: 5000 });
  await aWorkout("2025-03-01T18:00:00Z", 45, { activityType: "yoga" });
  await aWorkout("2025-04-01T04:59:00Z", 60); // the last minute of March
  await aWorkout("2025-04-01T05:00:00Z", 20);
  const bob = await signedUp();
  await aWorkout("2025-03-10T12:00:00Z", 500, {}, bob.id);
  expect(await summary("2025-03")).toMatchObject({
    period: "2025-03",
    ...{ workouts: 3, minutes: 135, activeDays: 2, distanceMeters: 5000 },
    activities: [
      { activityType: "running", workouts: 2, minutes: 90 },
      { activityType: "yoga", workouts: 1, minutes: 45 },
    ],
    longest: { activityType: "running", minutes: 60, day: "2025-03-31" },
    before: { workouts: 1, minutes: 10 },
  });
  expect(await summary("2025")).toMatchObject({ workouts: 5, minutes: 165, before: { workouts: 0, minutes: 0 } });
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: "Pacific/Auckland" } });
  expect(await summary("2025-03")).toMatchObject({ workouts: 3, minutes: 135, activeDays: 2 }); // moving changes no days
});

test("the default period is this month; without workouts it is empty, without an error", async () => {
  const now = (await ada.get("/api/workouts/summary")).as(summarySchema);
  expect(now).toMatchObject({ period: now.thisMonth, workouts: 0, minutes: 0, activities: [], longest: null });
});

test.each(["2025-13", "25", "march", "2025-3", "1899", "2025-03-01"])("the period %s is 400", async (period) => {
  expect((await ada.get(`/api/workouts/summary?period=${period}`)).status).toBe(400);
  expect((await visitor().get(`/api/workouts/summary?period=${period}`)).status).toBe(401);
});
