import "../support/unlimited";
import { achievementSchema } from "@/lib/activity/achievements/schema";
import { loggedWorkoutSchema } from "@/lib/activity/workouts/schema";
import { prisma } from "@/lib/core/server/db";
import { sharedPostSchema } from "@/lib/feed/posts/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aVenue } from "../support/fixtures";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});
const all = async () => (await ada.get("/api/achievements")).as(achievementSchema.array());
const reached = async () => (await all()).filter(({ unlockedAt }) => unlockedAt).map(({ id }) => id);
const log = async (activityType = "running") =>
  (await ada.post("/api/workouts", { activityType, duration: 30 })).as(loggedWorkoutSchema);

test("everyone gets all of them, with progress", async () => {
  expect((await visitor().get("/api/achievements")).status).toBe(401);
  const none = await all();
  expect(none.length).toBeGreaterThan(10);
  for (const { progress, target, unlockedAt, title, description } of none) {
    expect(unlockedAt).toBeNull();
    expect(progress).toBeLessThan(target);
    expect([title, description]).not.toContain("");
  }
  await log();
  expect((await all()).find(({ id }) => id === "ten-workouts")).toMatchObject({
    progress: 1,
    target: 10,
    unlockedAt: null,
  });
});

test("a workout's response contains what it unlocked, once; deleting it removes that", async () => {
  const first = await log();
  expect(first.unlocked.map(({ id }) => id)).toEqual(["first-workout"]);
  expect((await log()).unlocked).toEqual([]);
  expect(await reached()).toEqual(["first-workout"]);
  for (const kind of ["cycling", "yoga"]) expect((await log(kind)).unlocked).toEqual([]);
  const fourth = await log("hiking");
  expect(fourth.unlocked).toEqual([
    { id: "four-kinds", title: "Mixing It Up", description: "Try 4 different activities" },
  ]);
  await ada.patch(`/api/workouts/${fourth.workout.id}`, { activityType: "yoga" });
  expect(await reached()).toEqual(["first-workout"]);
  const back = (await ada.patch(`/api/workouts/${fourth.workout.id}`, { activityType: "hiking" })).as(
    loggedWorkoutSchema,
  );
  expect(back.unlocked.map(({ id }) => id)).toEqual(["four-kinds"]);
  await ada.del(`/api/workouts/${fourth.workout.id}`);
  expect(await reached()).toEqual(["first-workout"]);
});

test("twelve simultaneous workouts unlock the tenth once; parallel deletions remove it", async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => log()));
  const unlocked = made.flatMap((one) => one.unlocked.map(({ id }) => id)).sort();
  expect(unlocked).toEqual(["first-workout", "ten-workouts"]);
  await Promise.all(made.slice(0, 6).map(({ workout }) => ada.del(`/api/workouts/${workout.id}`)));
  expect(await prisma.achievementUnlock.findMany({ where: { userId: ada.id }, select: { achievement: true } })).toEqual(
    [{ achievement: "first-workout" }],
  );
});

test("a deletion during the tenth workout never leaves an achievement that nine don't earn", async () => {
  const made = await Promise.all(Array.from({ length: 9 }, () => log()));
  const [first] = made;
  await Promise.all([log(), ada.del(`/api/workouts/${first?.workout.id}`)]);
  expect(await reached()).toEqual(["first-workout"]);
});

test("posts and check-ins have their own achievements, and deleting them removes those", async () => {
  const post = (await ada.post("/api/posts", { content: "Ran" })).as(sharedPostSchema);
  expect(post.unlocked.map(({ id }) => id)).toEqual(["first-post"]);
  const { body } = await ada.post("/api/check-ins", { venueId: await aVenue() });
  expect(await reached()).toEqual(expect.arrayContaining(["first-post", "first-check-in"]));
  await ada.del(`/api/posts/${post.post.id}`);
  await ada.del(`/api/check-ins/${(body as { id: string }).id}`);
  const left = await reached();
  expect(left).not.toContain("first-post");
  expect(left).not.toContain("first-check-in");
});

test("achievements that rows already prove are awarded on read, whatever was stored before", async () => {
  for (let index = 0; index < 5; index += 1) await aPhoto(ada.id);
  await prisma.achievementUnlock.create({ data: { userId: ada.id, achievement: "no-such-rule" } });
  await prisma.achievementUnlock.create({ data: { userId: ada.id, achievement: "hundred-workouts" } });
  expect(await reached()).toEqual(["level-two", "first-experience"]);
  const kept = await prisma.achievementUnlock.findMany({ where: { userId: ada.id }, orderBy: { achievement: "asc" } });
  expect(kept.map(({ achievement }) => achievement)).toEqual(["first-experience", "level-two"]);
  const before = await all();
  expect(await all()).toEqual(before);
});
