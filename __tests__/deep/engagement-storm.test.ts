/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/close-database";
import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { type Answer, type Member, signedUp } from "../support/api";
import { aPhoto, aPost, aVenue, totalsOf } from "../support/fixtures";

type Storm = { people: Member[]; photos: string[]; posts: string[]; venues: string[] };

const idOf = (answer: Answer) => /"id":"([0-9a-f-]{36})"/.exec(answer.text)?.[1] ?? "none";

/** Everything people do to each other's items, on just a few items, so that transactions collide. */
const WRITES: ((by: Member, storm: Storm, turn: number) => Promise<Answer>)[] = [
  (by, { photos }, turn) => by.put(`/api/photos/${photos[turn % photos.length]}/like`),
  (by, { photos }, turn) => by.del(`/api/photos/${photos[turn % photos.length]}/like`),
  (by, { photos }, turn) => by.post(`/api/photos/${photos[turn % photos.length]}/comments`, { text: "Storm" }),
  (by, { posts }, turn) => by.put(`/api/posts/${posts[turn % posts.length]}/like`),
  (by, { photos }, turn) => by.put(`/api/saved/photo/${photos[turn % photos.length]}`),
  (by, { venues }, turn) => by.post("/api/check-ins", { venueId: venues[turn % venues.length] }),
  (by) => by.post("/api/workouts", { activityType: "running", duration: 30 }),
  (by) => by.post("/api/posts", { content: "Storm" }),
  (by, { people }, turn) => by.put(`/api/users/${people[turn % people.length]?.id}/follow`),
  (by, { people }, turn) => by.del(`/api/users/${people[turn % people.length]?.id}/follow`),
  (by, { people }, turn) => by.get(`/api/users/${people[turn % people.length]?.id}`),
  (by) => by.get("/api/user/stats"),
  async (by) => by.del(`/api/workouts/${idOf(await by.post("/api/workouts", { activityType: "yoga", duration: 60 }))}`),
  async (by) => by.del(`/api/posts/${idOf(await by.post("/api/posts", { content: "Gone" }))}`),
];

test("a hundred parallel requests at a time: nothing fails, and every counter is correct afterward", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => signedUp()));
  const storm: Storm = { people, photos: [], posts: [], venues: [await aVenue(), await aVenue()] };
  for (const { id } of people.slice(0, 3)) {
    storm.photos.push(await aPhoto(id));
    storm.posts.push(await aPost(id));
  }
  const statuses = new Map<number, number>();
  for (let wave = 0; wave < 3; wave += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => {
        const by = people[(turn * 7 + wave) % people.length];
        const write = WRITES[turn % WRITES.length];
        if (!by || !write) throw new Error("nothing to do");
        return write(by, storm, Math.floor(turn / WRITES.length) + wave);
      }),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  // 400: someone tried to follow themselves.
  expect([...statuses.keys()].filter((status) => ![200, 201, 204, 400].includes(status))).toEqual([]);

  for (const id of storm.photos) {
    const photo = await prisma.photo.findUniqueOrThrow({ where: { id } });
    expect([photo.likeCount, photo.commentCount]).toEqual([
      await prisma.photoLike.count({ where: { photoId: id } }),
      await prisma.comment.count({ where: { photoId: id } }),
    ]);
  }
  for (const { id } of people) {
    const user = await prisma.user.findUniqueOrThrow({ where: { id } });
    expect([user.followersCount, user.followingCount, user.savedCount, user.checkInCount]).toEqual([
      await prisma.follow.count({ where: { followingId: id, status: "accepted" } }),
      await prisma.follow.count({ where: { followerId: id, status: "accepted" } }),
      await prisma.savedItem.count({ where: { userId: id } }),
      await prisma.checkIn.count({ where: { userId: id } }),
    ]);
    const workouts = await prisma.workout.count({ where: { userId: id } });
    const shared = await prisma.xpEntry.groupBy({
      by: ["sourceId"],
      where: { userId: id, source: "post" },
      _sum: { xp: true },
    });
    const posts = shared.filter(({ _sum }) => _sum.xp === 20).length;
    const xp = workouts * 10 + posts * 20 + user.checkInCount * 15;
    const score = workouts * 45 + user.checkInCount * 30;
    expect(await totalsOf(id)).toEqual({
      ledgerXp: xp,
      ledgerScore: score,
      weeksXp: xp,
      entriesXp: xp,
      entriesScore: score,
    });
  }
}, 60_000);
