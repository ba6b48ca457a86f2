import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { WORKOUT_PHOTOS_MAX } from "@/lib/activity/workout-photos/rules";
import { workoutDetailSchema } from "@/lib/activity/workouts/schema";
import { prisma } from "@/lib/core/server/db";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto } from "../support/fixtures";

let ada: Member;
let bob: Member;
let workoutId: string;
const url = (photoId: string) => `/api/workouts/${workoutId}/photos/${photoId}`;
const shown = async (by: Member) =>
  (await by.get(`/api/workouts/${workoutId}`)).as(workoutDetailSchema).photos.map(({ id }) => id);

beforeEach(async () => {
  [ada, bob] = await Promise.all([signedUp(), signedUp({ firstName: "Bob" })]);
  await prisma.user.update({ where: { id: ada.id }, data: { workoutAudience: "followers" } });
  await bob.put(`/api/users/${ada.id}/follow`);
  const data = { userId: ada.id, activityType: "running", duration: 30, startedAt: new Date(Date.now() - 7_200_000) };
  workoutId = (await prisma.workout.create({ data })).id;
});

test("your photo is on your workout once, for those who may see both, until you remove it", async () => {
  const [open, own] = [await aPhoto(ada.id), await aPhoto(ada.id, { audience: "only_me" })];
  for (const photoId of [open, own, open]) expect((await ada.put(url(photoId))).status).toBe(204);
  expect([await shown(ada), await shown(bob)]).toEqual([[open, own], [open]]);
  await ada.put(`/api/photos/${open}/archive`);
  expect(await shown(bob)).toEqual([]);
  expect((await ada.del(url(own))).status).toBe(204);
  expect((await ada.del(url(own))).status).toBe(404);
  expect(await prisma.photo.count({ where: { id: own } })).toBe(1);
});

test("only your own photos can be added to your own workouts, up to a limit", async () => {
  const [mine, theirs] = [await aPhoto(ada.id), await aPhoto(bob.id)];
  const refused = await Promise.all([
    ada.put(url(theirs)),
    bob.put(url(theirs)),
    ada.put(url(uuid())),
    bob.del(url(mine)),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await visitor().put(url(mine))).status).toBe(401);
  const photos = await Promise.all(Array.from({ length: WORKOUT_PHOTOS_MAX + 3 }, () => aPhoto(ada.id)));
  const answers = await Promise.all(photos.map((photoId) => ada.put(url(photoId))));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(WORKOUT_PHOTOS_MAX);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
});
