import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { CHICAGO, dayIn, daysAfter, instantAt } from "@/lib/core/shared/clock";
import { todaySchema } from "@/lib/suggestions/today/schema";
import { type Member, signedUp, visitor } from "../support/api";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});
const today = async () => (await ada.get("/api/today")).as(todaySchema);

test("a new day is inactive, and a workout makes it active", async () => {
  expect(await today()).toMatchObject({ isActive: false, streak: 0, challenge: null, eventsToday: expect.any(Number) });
  await ada.post("/api/workouts", { activityType: "hiking", duration: 20 });
  expect(await today()).toMatchObject({ isActive: true, streak: 1 });
});

test("today's upcoming community events are counted, as far as the viewer sees them", async () => {
  const bob = await signedUp({ firstName: "Bob" });
  const before = (await today()).communityEventsToday;
  const startsAt = new Date();
  const date = new Date(`${dayIn(CHICAGO, startsAt)}T00:00:00Z`);
  const event = { description: "", location: "Here", address: "", category: "Social", maxAttendees: 5, price: 0 };
  await prisma.communityEvent.create({
    data: { ...event, title: "Tonight", hostId: bob.id, date, time: "23:59", startsAt },
  });
  expect((await today()).communityEventsToday).toBe(before + 1);
  await bob.put(`/api/users/${ada.id}/block`);
  expect((await today()).communityEventsToday).toBe(before);
});

test("the challenge is one that was joined, is active, and isn't completed, with the user's own part", async () => {
  const midnight = (days: number) => instantAt(CHICAGO, daysAfter(dayIn(CHICAGO, new Date()), days), 0);
  const made = (title: string, target: number, lastDay: number) =>
    prisma.challenge.create({
      data: {
        ...{ slug: title.toLowerCase(), title, description: "", target, unit: "minutes", scope: "personal" },
        startsAt: midnight(-1),
        endsAt: midnight(lastDay + 1),
      },
    });
  const [won, open, later] = [await made("Won", 10, 0), await made("Open", 60, 1), await made("Later", 60, 2)];
  expect((await today()).challenge).toBeNull();
  for (const { id } of [won, open, later])
    expect((await ada.put(`/api/challenges/${id}/join`)).status).toBeLessThan(300);
  await ada.post("/api/workouts", { activityType: "hiking", duration: 20 });
  expect((await today()).challenge).toEqual({ id: open.id, title: "Open", percent: 33 });
});

test("requires an account", async () => {
  expect((await visitor().get("/api/today")).status).toBe(401);
});
