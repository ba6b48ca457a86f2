import "../support/unlimited";
import { shoesSchema } from "@/lib/activity/shoes/schema";
import { loggedWorkoutSchema, workoutDetailSchema, workoutSchema } from "@/lib/activity/workouts/schema";
import { prisma } from "@/lib/core/server/db";
import { QUOTAS } from "@/lib/core/server/quotas";
import { type Member, signedUp, visitor } from "../support/api";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});

const add = async (person: Member, name = "Blue ones") => (await person.post("/api/shoes", { name })).as(shoesSchema);
const list = async (person: Member) => (await person.get("/api/shoes")).as(shoesSchema.array());
const run = (more: object) => ({ activityType: "running", duration: 30, ...more });
const log = async (person: Member, more: object) =>
  (await person.post("/api/workouts", run(more))).as(loggedWorkoutSchema).workout;

test("a pair's distance is the sum of its workouts, even after edits and deletions", async () => {
  const { id } = await add(ada);
  const first = await log(ada, { distanceMeters: 5000, shoesId: id });
  await log(ada, { distanceMeters: 3000, shoesId: id });
  await log(ada, { distanceMeters: 9000 });
  await log(ada, { shoesId: id });
  expect(first).toMatchObject({ shoesId: id, shoesName: "Blue ones" });
  expect(await list(ada)).toEqual([{ id, name: "Blue ones", isRetired: false, distanceMeters: 8000, workouts: 3 }]);
  await ada.patch(`/api/workouts/${first.id}`, { distanceMeters: 4000 });
  expect(await list(ada)).toMatchObject([{ distanceMeters: 7000, workouts: 3 }]);
  await ada.patch(`/api/workouts/${first.id}`, { shoesId: null });
  expect(await list(ada)).toMatchObject([{ distanceMeters: 3000, workouts: 2 }]);
  await ada.patch(`/api/workouts/${first.id}`, { shoesId: id });
  await ada.del(`/api/workouts/${first.id}`);
  expect(await list(ada)).toMatchObject([{ distanceMeters: 3000, workouts: 2 }]);
});

test("a pair is renamed, retired, and brought back; when deleted, its workouts have no shoes", async () => {
  const { id } = await add(ada);
  const { id: workoutId } = await log(ada, { distanceMeters: 5000, shoesId: id });
  const change = (body: object) => ada.patch(`/api/shoes/${id}`, body);
  expect((await change({ name: "  Old ones " })).body).toMatchObject({ name: "Old ones", distanceMeters: 5000 });
  expect((await change({ isRetired: true })).body).toMatchObject({ name: "Old ones", isRetired: true });
  expect((await change({})).body).toMatchObject({ isRetired: true });
  expect((await change({ isRetired: false })).body).toMatchObject({ isRetired: false });
  expect((await ada.del(`/api/shoes/${id}`)).status).toBe(204);
  expect((await ada.del(`/api/shoes/${id}`)).status).toBe(404);
  expect((await change({ name: "Gone" })).status).toBe(404);
  expect((await ada.get("/api/workouts")).as(workoutSchema.array())).toMatchObject([
    { id: workoutId, distanceMeters: 5000, shoesId: null, shoesName: null },
  ]);
});

test("shoes are private: no one else can read, use, or change them", async () => {
  const eve = await signedUp();
  const { id } = await add(ada);
  const { id: workoutId } = await log(ada, { distanceMeters: 5000, shoesId: id });
  expect(await list(eve)).toEqual([]);
  expect((await eve.patch(`/api/shoes/${id}`, { name: "Mine" })).status).toBe(404);
  expect((await eve.del(`/api/shoes/${id}`)).status).toBe(404);
  const worn = await eve.post("/api/workouts", run({ shoesId: id }));
  expect([worn.status, worn.body]).toEqual([400, expect.objectContaining({ errors: { shoesId: ["Unknown shoes"] } })]);
  const { id: own } = await log(eve, {});
  expect((await eve.patch(`/api/workouts/${own}`, { shoesId: id })).status).toBe(400);
  expect(await prisma.workout.count({ where: { userId: eve.id } })).toBe(1);
  await prisma.user.update({ where: { id: ada.id }, data: { workoutAudience: "followers" } });
  await prisma.follow.create({ data: { followerId: eve.id, followingId: ada.id, status: "accepted" } });
  const seen = await eve.get(`/api/workouts/${workoutId}`);
  expect(seen.as(workoutDetailSchema)).toMatchObject({ isMine: false, shoesId: null, shoesName: null });
  expect((await ada.get(`/api/workouts/${workoutId}`)).body).toMatchObject({ shoesName: "Blue ones" });
  expect((await visitor().get("/api/shoes")).status).toBe(401);
});

test.each([[{}], [{ name: " " }], [{ name: "x".repeat(61) }], [{ name: 7 }]])(
  "%j isn't a valid pair of shoes",
  async (body) => {
    expect((await ada.post("/api/shoes", body)).status).toBe(400);
    expect(await list(ada)).toEqual([]);
  },
);

test("a pair sent twice with one key is created once; at most fifty, even when created simultaneously", async () => {
  const once = () => ada.post("/api/shoes", { name: "Once" }, { "idempotency-key": "pair" });
  const answers = await Promise.all([once(), once(), once()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await list(ada)).toHaveLength(1);
  const more = await Promise.all(
    Array.from({ length: QUOTAS.shoes.most + 1 }, (_, turn) => ada.post("/api/shoes", { name: `Pair ${turn}` })),
  );
  expect(more.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(await list(ada)).toHaveLength(QUOTAS.shoes.most);
});

test("deleting a pair while workouts are assigned to it leaves no error and no workout with it", async () => {
  const pairs = await Promise.all([add(ada, "One"), add(ada, "Two")]);
  const workouts = await Promise.all(pairs.map(({ id }) => log(ada, { distanceMeters: 1000, shoesId: id })));
  const answers = await Promise.all([
    ...workouts.flatMap(({ id }) => pairs.map((pair) => ada.patch(`/api/workouts/${id}`, { shoesId: pair.id }))),
    ...pairs.map(({ id }) => ada.del(`/api/shoes/${id}`)),
  ]);
  for (const { status } of answers) expect([200, 204, 400]).toContain(status);
  expect(await prisma.workout.count({ where: { userId: ada.id, shoesId: { not: null } } })).toBe(0);
});
