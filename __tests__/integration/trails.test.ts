import "../support/unlimited";
import { toColumns } from "@/lib/activity/routes/formats";
import { findTrail } from "@/lib/activity/trails/rules";
import { trailFriendsSchema } from "@/lib/activity/trails/schema";
import { loggedWorkoutSchema } from "@/lib/activity/workouts/schema";
import { prisma } from "@/lib/core/server/db";
import { CHICAGO, dayIn } from "@/lib/core/shared/clock";
import { type Coordinates, distance } from "@/lib/discover/map/rules";
import { type Member, signedUp, visitor } from "../support/api";
import { lengthOfTrack } from "../support/tracks";

let ada: Member;
let ben: Member;
beforeEach(async () => {
  [ada, ben] = await Promise.all([signedUp(), signedUp()]);
  await prisma.follow.create({ data: { followerId: ben.id, followingId: ada.id, status: "accepted" } });
});

const line = findTrail("the-606")?.line ?? [];
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** A route along these places at 3 m/s, with a position every ten seconds. */
function steady(places: readonly Coordinates[]) {
  const points = places.flatMap((to, index) => {
    const from = places[index - 1];
    if (!from) return [to];
    const steps = Math.ceil(distance(from, to) / 30);
    return Array.from({ length: steps }, (_, step) => ({
      lat: from.lat + ((to.lat - from.lat) * (step + 1)) / steps,
      lng: from.lng + ((to.lng - from.lng) * (step + 1)) / steps,
    }));
  });
  return points.map((place, index) => ({ ...place, second: index * 10, elevation: null }));
}

const record = async (person: Member, startedAt = hoursAgo(5), places: readonly Coordinates[] = line) =>
  (
    await person.post("/api/workouts/recorded", {
      activityType: "running",
      route: { startedAt: startedAt.toISOString(), ...toColumns({ points: steady(places), breaks: [] }) },
    })
  ).as(loggedWorkoutSchema).workout;
const friendsOf = async (person: Member) => (await person.get("/api/ways/the-606")).as(trailFriendsSchema).friends;
const showMap = (person: Member, mapAudience: "followers" | "only_me" = "followers") =>
  prisma.user.update({ where: { id: person.id }, data: { mapAudience, workoutAudience: "followers" } });

test("followers learn that someone took a trail, once the map is for followers", async () => {
  expect(lengthOfTrack(line)).toBeGreaterThan(4000);
  const startedAt = hoursAgo(5);
  await record(ada, startedAt);
  expect(await friendsOf(ben)).toEqual([]); // only the owner sees the map by default
  await showMap(ada);
  expect(await friendsOf(ben)).toMatchObject([{ id: ada.id, day: dayIn(CHICAGO, startedAt) }]);
  expect(await friendsOf(await signedUp())).toEqual([]);
  await showMap(ada, "only_me");
  expect(await friendsOf(ben)).toEqual([]);
});

test("not within the hour, for half a trail, or for a deleted workout", async () => {
  await showMap(ada);
  await record(ada, hoursAgo(0.6));
  expect(await friendsOf(ben)).toEqual([]);
  await record(ada, hoursAgo(5), line.slice(0, 4));
  expect(await friendsOf(ben)).toEqual([]);
  // Someone else, because the end of Ada's half now hides the middle of the trail.
  const cyd = await signedUp();
  await prisma.follow.create({ data: { followerId: ben.id, followingId: cyd.id, status: "accepted" } });
  await showMap(cyd);
  const { id } = await record(cyd, hoursAgo(9));
  expect(await friendsOf(ben)).toHaveLength(1);
  await cyd.del(`/api/workouts/${id}`);
  expect(await friendsOf(ben)).toEqual([]);
  expect(await prisma.completedTrail.count({ where: { workoutId: id } })).toBe(0);
});

test("a route hidden by a hidden place isn't revealed by its trail either", async () => {
  await showMap(ada);
  await record(ada);
  expect(await friendsOf(ben)).toHaveLength(1);
  const middle = line[3];
  if (!middle) throw new Error("The way is too short");
  await ada.post("/api/account/zones", { label: "Home", lat: middle.lat, lng: middle.lng, radius: 1600 });
  expect(await friendsOf(ben)).toEqual([]);
});

test("an unknown trail is 404, and a visitor has none", async () => {
  expect((await ada.get("/api/ways/yellow-brick-road")).status).toBe(404);
  expect((await visitor().get("/api/ways/the-606")).status).toBe(401);
});
