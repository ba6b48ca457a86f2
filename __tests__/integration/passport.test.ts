import "../support/unlimited";
import { achievementSchema } from "@/lib/activity/achievements/schema";
import { checkedInSchema } from "@/lib/activity/check-ins/schema";
import { toColumns } from "@/lib/activity/routes/formats";
import { loggedWorkoutSchema } from "@/lib/activity/workouts/schema";
import { pool, prisma } from "@/lib/core/server/db";
import { getPassport } from "@/lib/discover/passport/queries";
import { AREAS } from "@/lib/discover/passport/rules";
import { areaDetailSchema, type Passport, passportSchema } from "@/lib/discover/passport/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aVenue } from "../support/fixtures";
import { explain, statementsOf } from "../support/statements";
import { truth } from "../support/tracks";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp();
});

/** A point in the area with this number. */
const inArea = (number: number) => {
  const area = AREAS.find((one) => one.number === number);
  if (!area) throw new Error(`No area ${number}`);
  return aVenue({ lat: area.lat, lng: area.lng, name: `Somewhere in ${area.name}` });
};
/** This many meters along the lake, south from 31st Street. */
const shoreRun = (meters: number) => {
  const points = truth({ lat: 41.8375, lng: -87.611 }, [{ meters, heading: 165, speed: 3 }]);
  const startedAt = new Date(Date.now() - 5 * 3_600_000).toISOString();
  const recordedRoute = toColumns({ points: points.map((point) => ({ ...point, elevation: 181 })), breaks: [] });
  return { activityType: "running", route: { startedAt, ...recordedRoute } };
};
const passportOf = async (who: Member) => (await who.get("/api/passport")).as(passportSchema);
const stampedIn = ({ areas }: Passport) => areas.flatMap(({ number, stamp }) => (stamp ? [number] : []));
const visit = async (who: Member, number: number, isPrivate = false) =>
  (await who.post("/api/check-ins", { venueId: await inArea(number), isPrivate })).as(checkedInSchema);

test("the database has the outlines that are drawn, and each area's label is inside it", async () => {
  const { rows: parts } = await pool.query<{ number: number; outline: string; hole: string | null }>(
    "select number, outline::text, hole::text from community_area_outlines order by number, part",
  );
  const asPolygon = (outline: string) =>
    `(${outline
      .split(" ")
      .map((corner) => `(${corner.split(",").map(Number).join(",")})`)
      .join(",")})`;
  expect(parts.map(({ outline }) => outline)).toEqual(AREAS.flatMap(({ outlines }) => outlines.map(asPolygon)));
  expect(parts.flatMap(({ hole }) => hole ?? [])).toEqual(
    AREAS.flatMap(({ without }) => (without ? [asPolygon(without)] : [])),
  );
  const { rows: found } = await pool.query<{ area: number }>(
    "select community_area_at(lat, lng) as area from unnest($1::float8[], $2::float8[]) as name(lat, lng)",
    [AREAS.map(({ lat }) => lat), AREAS.map(({ lng }) => lng)],
  );
  expect(found.map(({ area }) => area)).toEqual(AREAS.map(({ number }) => number));
});

test.each([
  ["Millennium Park", 41.8826, -87.6226, 32],
  ["Promontory Point", 41.7955, -87.5766, 41],
  ["the airport", 41.979, -87.9045, 76],
  ["Norridge, which is surrounded by Norwood Park", 41.966, -87.825, null],
  ["Evanston", 42.045, -87.688, null],
  ["the lake", 41.88, -87.56, null],
])("%s is where the city says, and moves with its place", async (_name, lat, lng, area) => {
  const id = await aVenue({ lat, lng });
  const read = () => prisma.venue.findUniqueOrThrow({ where: { id }, select: { communityArea: true } });
  expect(await read()).toEqual({ communityArea: area });
  await prisma.venue.update({ where: { id }, data: { lat: 41.8826, lng: -87.6226 } });
  expect(await read()).toEqual({ communityArea: 32 });
});

test("a new member has 77 areas to go, and starts with the one that has the most places", async () => {
  await Promise.all([inArea(7), inArea(7), inArea(7)]);
  const passport = await passportOf(ada);
  expect(passport.areas).toHaveLength(77);
  expect(passport.stamped).toBe(0);
  const { number } = passport.areas.toSorted((a, b) => b.places - a.places || a.number - b.number)[0] ?? {};
  expect(passport.next).toEqual({ number, beside: null });
});

test("a check-in, a photo at a place, and a recorded route stamp areas, until their rows are deleted", async () => {
  const { id } = await visit(ada, 41);
  const photo = await aPhoto(ada.id, { venueId: await inArea(7) });
  await aPhoto(ada.id); // not at a place
  const recorded = (await ada.post("/api/workouts/recorded", shoreRun(3200))).as(loggedWorkoutSchema);
  const passport = await passportOf(ada);
  const of = (number: number) => passport.areas.find((one) => one.number === number)?.stamp;
  expect(of(41)).toMatchObject({ by: "check-in", place: "Somewhere in Hyde Park" });
  expect(of(7)).toMatchObject({ by: "photo", place: "Somewhere in Lincoln Park" });
  expect(of(35)).toMatchObject({ by: "way", place: null });
  const ways = passport.areas.flatMap(({ number, stamp }) => (stamp?.by === "way" ? [number] : []));
  expect(passport.stamped).toBe(2 + ways.length);

  await ada.del(`/api/check-ins/${id}`);
  await ada.put(`/api/photos/${photo}/trash`);
  expect(stampedIn(await passportOf(ada))).toEqual(ways);
  await ada.del(`/api/workouts/${recorded.workout.id}`);
  expect(stampedIn(await passportOf(ada))).toEqual([]);
});

test("the first activity in an area is its stamp, however often someone returns", async () => {
  await visit(ada, 32);
  const before = await passportOf(ada);
  await visit(ada, 32);
  await aPhoto(ada.id, { venueId: await inArea(32) });
  const strip = ({ areas }: Passport) => areas.map(({ stamp }) => stamp);
  expect(strip(await passportOf(ada))).toEqual(strip(before));
});

test("the next area is a neighbor with places, preferably where friends have been", async () => {
  const bob = await signedUp({ firstName: "Bob" });
  await ada.put(`/api/users/${bob.id}/follow`);
  await visit(ada, 41); // Hyde Park is next to Kenwood, Washington Park, Woodlawn, and South Shore
  await prisma.user.update({ where: { id: bob.id }, data: { placesDelayed: false } });
  await visit(bob, 42);
  await Promise.all([inArea(39), inArea(39), inArea(39), inArea(39)]);
  const passport = await passportOf(ada);
  expect(passport.next).toEqual({ number: 42, beside: 41 });
  expect(passport.areas.find(({ number }) => number === 42)).toMatchObject({ friends: 1, stamp: null });
});

test("areas and routes crossed only by the straight line across a break aren't stamped", async () => {
  // Along the lake from 31st Street, then a break, then from 67th: Kenwood and Hyde Park are in between.
  const pieces = [41.8375, 41.7735].map((lat, index) =>
    truth({ lat, lng: index === 0 ? -87.611 : -87.572 }, [{ meters: 1200, heading: 165, speed: 3 }]),
  );
  const [first = [], second = []] = pieces;
  const points = [...first, ...second.map((point) => ({ ...point, second: point.second + 3600 }))];
  const recordedRoute = toColumns({
    points: points.map((point) => ({ ...point, elevation: 181 })),
    breaks: [first.length],
  });
  const startedAt = new Date(Date.now() - 5 * 3_600_000).toISOString();
  const answer = await ada.post("/api/workouts/recorded", {
    activityType: "running",
    route: { startedAt, ...recordedRoute },
  });
  const { workout } = answer.as(loggedWorkoutSchema);
  expect(workout.distanceMeters).toBeLessThan(2500);
  const stamped = stampedIn(await passportOf(ada));
  expect(stamped.filter((number) => [39, 40, 41].includes(number))).toEqual([]);
  expect(stamped.length).toBeGreaterThan(1);
  expect(await prisma.completedTrail.count({ where: { workoutId: workout.id } })).toBe(0);
  await ada.put("/api/account/settings", { hidesRouteEnds: false });
  const picture = await ada.get(`/api/workouts/${workout.id}/picture.svg`);
  const line = /<path d="(M[^"]+)" fill="none"[^>]*stroke="#(?:fffaf0|ffffff|f6ead2)"/.exec(picture.text)?.[1] ?? "";
  expect(line.match(/M/g)).toHaveLength(2); // the line is interrupted at the break
});

test("friends' visits show only what they share: no private check-ins, last-hour places, routes, or blocked people", async () => {
  const [bob, cleo, dan] = await Promise.all(["Bob", "Cleo", "Dan"].map((firstName) => signedUp({ firstName })));
  if (!bob || !cleo || !dan) throw new Error("three people");
  for (const { id } of [bob, cleo, dan]) await ada.put(`/api/users/${id}/follow`);
  await prisma.user.updateMany({ where: { id: { in: [cleo.id, dan.id] } }, data: { placesDelayed: false } });
  await visit(bob, 24); // an hour has not passed
  await visit(cleo, 24);
  await visit(cleo, 25, true);
  await aPhoto(cleo.id, { venueId: await inArea(26), audience: "only_me" });
  expect((await cleo.post("/api/workouts/recorded", shoreRun(500))).status).toBe(201);
  await visit(dan, 24);
  await dan.put(`/api/users/${ada.id}/block`);
  const seen = (await passportOf(ada)).areas.flatMap(({ number, friends }) => (friends > 0 ? [[number, friends]] : []));
  expect(seen).toEqual([[24, 1]]);
  const area = (await ada.get("/api/passport/areas/24")).as(areaDetailSchema);
  expect(area.friends.map(({ id }) => id)).toEqual([cleo.id]);
  expect(area.places.map(({ name }) => name)).toContain("Somewhere in West Town");
  expect(await passportOf(cleo).then(stampedIn)).toEqual(expect.arrayContaining([24, 25, 26]));
});

test("each followed person is looked up once, however many places they visited", async () => {
  const venueId = await inArea(24);
  const people = `with people as (select id from users where "lastName" = 'Stroller' order by id limit 50)`;
  await pool.query(
    `insert into users (id, "firstName", "lastName") select gen_random_uuid(), 'Sam', 'Stroller' from generate_series(1, 4000)`,
  );
  await pool.query(
    `${people} insert into follows ("followerId", "followingId", status) select $1, id, 'accepted' from people`,
    [ada.id],
  );
  // Followed people visited many places and others few, but the planner expects few from everyone.
  const places = (table: string, values: string) =>
    pool.query(
      `with people as (select id, 1 + 29 * (f."followerId" is not null)::int as times from users u
         left join follows f on f."followingId" = u.id where "lastName" = 'Stroller')
       insert into ${table} select gen_random_uuid(), id, $1, ${values} from people, generate_series(1, times) i`,
      [venueId],
    );
  await places(`photos (id, "userId", "venueId", images, "mediaKey")`, "'[]', gen_random_uuid()");
  await places(
    `check_ins (id, "userId", "venueId", day, "createdAt")`,
    "current_date - i, now() - i * interval '1 day'",
  );
  await pool.query("analyze users, follows, photos, check_ins, venues, blocks");
  const sent = await statementsOf(() => getPassport(ada.id));
  const [friends] = sent.filter(({ text }) => text.includes("visible_check_ins"));
  if (!friends) throw new Error("no one's places were requested");
  // Three pages for each of 1,500 photos, and for check-ins three for each person: an audience is looked up only once.
  expect((await explain(friends)).buffers).toBeLessThan(5500);
  expect((await passportOf(ada)).areas.find(({ number }) => number === 24)?.friends).toBe(50);
});

test("four areas are an achievement, removed with a stamp and never counted twice", async () => {
  const stamps = [];
  for (const number of [1, 2, 3]) stamps.push(await visit(ada, number));
  const fourth = await Promise.all([visit(ada, 4), visit(ada, 4)]);
  expect(fourth.flatMap(({ unlocked }) => unlocked.map(({ id }) => id))).toEqual(["four-areas"]);
  const read = async () =>
    (await ada.get("/api/achievements")).as(achievementSchema.array()).find(({ id }) => id === "four-areas");
  expect(await read()).toMatchObject({ progress: 4, target: 4, unlockedAt: expect.any(String) });
  await ada.del(`/api/check-ins/${stamps[0]?.id}`);
  expect(await read()).toMatchObject({ progress: 3, unlockedAt: null });
});

test("refusals", async () => {
  expect((await visitor().get("/api/passport")).status).toBe(401);
  expect((await visitor().get("/api/passport/areas/1")).status).toBe(401);
  for (const number of ["0", "78", "1.5", "0x10", "1e1", "%2016", "loop", "%F0%9F%98%80"]) {
    expect((await ada.get(`/api/passport/areas/${number}`)).status).toBe(404);
  }
});
