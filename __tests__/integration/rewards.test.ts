import "../support/unlimited";
import { checkedInSchema } from "@/lib/activity/check-ins/schema";
import { loggedWorkoutSchema } from "@/lib/activity/workouts/schema";
import { prisma } from "@/lib/core/server/db";
import { createdPhotoSchema } from "@/lib/feed/photos/schema";
import { sharedPostSchema } from "@/lib/feed/posts/schema";
import { type Member, signedUp } from "../support/api";
import { aVenue } from "../support/fixtures";
import { image } from "../support/images";

// One rule: a reward is announced once, in the response if a page is waiting, or by a notification if no page is open.

const BACKGROUND = { "x-background-sync": "1" };
const notificationsOf = async (member: Member) => {
  const found = await prisma.notification.findMany({ where: { userId: member.id }, orderBy: { id: "asc" } });
  return found.map(({ text }) => text);
};
const run = { activityType: "running", duration: 60 };

async function photoFields() {
  const bytes = new Uint8Array(await image("jpeg"));
  return { photo: new File([bytes], "photo.jpg", { type: "image/jpeg" }), caption: "Pier", activityType: "experience" };
}

/** Every kind of write that earns something, with what the first one unlocks. */
const WRITES = {
  workout: {
    title: "Off the Couch",
    send: async (member: Member, headers = {}) =>
      (await member.post("/api/workouts", run, headers)).as(loggedWorkoutSchema),
  },
  "check-in": {
    title: "I Was Here",
    send: async (member: Member, headers = {}) =>
      (await member.post("/api/check-ins", { venueId: await aVenue() }, headers)).as(checkedInSchema),
  },
  post: {
    title: "Breaking the Ice",
    send: async (member: Member, headers = {}) =>
      (await member.post("/api/posts", { content: "Ran" }, headers)).as(sharedPostSchema),
  },
  photo: {
    title: "First Find",
    send: async (member: Member, headers = {}) =>
      (await member.upload("/api/photos/upload", await photoFields(), headers)).as(createdPhotoSchema),
  },
};

describe.each(Object.entries(WRITES))("a first %s", (_name, { title, send }) => {
  test("is only in the response if a page is waiting", async () => {
    const ada = await signedUp();
    const { unlocked, xpEarned } = await send(ada);
    expect(unlocked.map((one) => one.title)).toEqual([title]);
    expect(xpEarned).toBeGreaterThan(0);
    expect(await notificationsOf(ada)).toEqual([]);
  });

  test("is only a notification if no page is open", async () => {
    const ada = await signedUp();
    expect(await send(ada, BACKGROUND)).toMatchObject({ unlocked: [], levelReached: null });
    expect(await notificationsOf(ada)).toEqual([`Achievement unlocked: ${title}`]);
  });

  test("isn't announced with gamification off", async () => {
    const ada = await signedUp({ gamification: false });
    await send(ada, BACKGROUND);
    expect(await notificationsOf(ada)).toEqual([]);
  });
});

test("a replay announces it neither twice nor never", async () => {
  const [ada, bob] = [await signedUp(), await signedUp()];
  const send = async (member: Member, headers = {}) =>
    (await member.post("/api/workouts", run, { "idempotency-key": "once", ...headers })).as(loggedWorkoutSchema);
  await send(ada, BACKGROUND);
  expect((await send(ada)).unlocked).toEqual([]); // announced by the notification
  expect(await notificationsOf(ada)).toEqual(["Achievement unlocked: Off the Couch"]);
  await send(bob); // a lost response
  expect((await send(bob, BACKGROUND)).unlocked).toHaveLength(1); // the worker stores it for the next page
  expect(await notificationsOf(bob)).toEqual([]);
});

test("a level and the weekly goal are announced the same way, the goal even without gamification", async () => {
  const [ada, bob] = [await signedUp({ weeklyGoal: 60 }), await signedUp({ weeklyGoal: 60, gamification: false })];
  await prisma.user.update({ where: { id: ada.id }, data: { ledgerXp: 495 } });
  for (const member of [ada, bob]) {
    const answer = await member.post("/api/workouts", run, BACKGROUND);
    expect(answer.as(loggedWorkoutSchema)).toMatchObject({ unlocked: [], levelReached: null, goalReached: null });
  }
  expect(await notificationsOf(ada)).toEqual(
    expect.arrayContaining([
      "You reached level 2",
      "Weekly goal reached: 60 minutes",
      "Achievement unlocked: Rising Star",
    ]),
  );
  expect(await notificationsOf(bob)).toEqual(["Weekly goal reached: 60 minutes"]);
});

test("announcements can be read in Notifications, with their links", async () => {
  const ada = await signedUp({ weeklyGoal: 60 });
  await ada.post("/api/workouts", run, BACKGROUND);
  const { body } = await ada.get("/api/notifications");
  expect(JSON.stringify(body)).toContain("Weekly goal reached: 60 minutes");
  expect(JSON.stringify(body)).toContain('"type":"progress"');
});
