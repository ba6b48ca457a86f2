import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { getCurrentUser } from "@/lib/account/queries";
import { getStats } from "@/lib/activity/stats/queries";
import { awardXp, correctXp } from "@/lib/activity/xp/mutations";
import { prisma, rows, transaction } from "@/lib/core/server/db";
import { daysAfter } from "@/lib/core/shared/zone";
import { signedUp } from "../support/api";
import { ledgerOf, totalsOf } from "../support/fixtures";
import { explain, statementsOf } from "../support/statements";

const DAY = "2026-11-20";
const workout = (userId: string, sourceId: string) => ({ userId, source: "workout", sourceId }) as const;

test("each source is awarded once, however many simultaneous attempts", async () => {
  const { id } = await signedUp();
  const thing = workout(id, uuid());
  const paid = await Promise.all(
    Array.from({ length: 30 }, () => transaction((tx) => awardXp(tx, { ...thing, xp: 21, score: 45 }, DAY))),
  );
  expect(paid.filter(Boolean)).toHaveLength(1);
  expect(await ledgerOf(id)).toEqual([{ source: "workout", xp: 21, score: 45 }]);
  expect(await totalsOf(id)).toEqual({ ledgerXp: 21, ledgerScore: 45, weeksXp: 21, entriesXp: 21, entriesScore: 45 });
});

test("thirty parallel reversals reverse once", async () => {
  const { id } = await signedUp();
  const thing = workout(id, uuid());
  await transaction((tx) => awardXp(tx, { ...thing, xp: 21, score: 45 }, DAY));
  await Promise.all(
    Array.from({ length: 30 }, () => transaction((tx) => correctXp(tx, thing, { award: { xp: 0, score: 0 } }))),
  );
  expect(await ledgerOf(id)).toEqual([
    { source: "workout", xp: 21, score: 45 },
    { source: "workout", xp: -21, score: -45 },
  ]);
  expect(await totalsOf(id)).toMatchObject({ ledgerXp: 0, ledgerScore: 0, weeksXp: 0 });
});

test("a revision appends the difference, in the week of the award", async () => {
  const { id } = await signedUp();
  const thing = workout(id, uuid());
  await transaction((tx) => awardXp(tx, { ...thing, xp: 21, score: 45 }, "2026-11-15")); // a Sunday
  await transaction((tx) => correctXp(tx, thing, { award: { xp: 28, score: 45 } }));
  await transaction((tx) => correctXp(tx, thing, { award: { xp: 28, score: 45 } })); // nothing to add
  await transaction((tx) => correctXp(tx, thing, { award: { xp: 10, score: 0 } }));
  const entries = await prisma.xpEntry.findMany({ where: { userId: id }, orderBy: { revision: "asc" } });
  expect(entries.map(({ revision, xp, score }) => [revision, xp, score])).toEqual([
    [0, 21, 45],
    [1, 7, 0],
    [2, -18, -45],
  ]);
  expect(new Set(entries.map(({ week }) => week.toISOString().slice(0, 10)))).toEqual(new Set(["2026-11-09"]));
});

test("XP moves with its activity to another week, with the same or a different amount", async () => {
  const { id } = await signedUp();
  const thing = workout(id, uuid());
  const weeks = async () => {
    const found = await prisma.xpWeek.findMany({ where: { userId: id }, orderBy: { week: "asc" } });
    return found.map(({ week, xp }) => [week.toISOString().slice(0, 10), xp]);
  };
  await transaction((tx) => awardXp(tx, { ...thing, xp: 21, score: 45 }, "2026-11-15"));
  await transaction((tx) => correctXp(tx, thing, { day: "2026-11-09" })); // in the same week
  expect(await ledgerOf(id)).toHaveLength(1);
  await transaction((tx) => correctXp(tx, thing, { day: "2026-11-16" }));
  expect(await weeks()).toEqual([
    ["2026-11-09", 0],
    ["2026-11-16", 21],
  ]);
  await transaction((tx) => correctXp(tx, thing, { award: { xp: 30, score: 45 }, day: "2026-10-01" }));
  await transaction((tx) => correctXp(tx, thing, { award: { xp: 28, score: 45 }, day: "2026-11-10" })); // and back
  expect(await weeks()).toEqual([
    ["2026-09-28", 0],
    ["2026-11-09", 28],
    ["2026-11-16", 0],
  ]);
  expect(await totalsOf(id)).toEqual({ ledgerXp: 28, ledgerScore: 45, weeksXp: 28, entriesXp: 28, entriesScore: 45 });
  await transaction((tx) => correctXp(tx, thing, { award: { xp: 0, score: 0 } }));
  expect((await weeks()).map(([, xp]) => xp)).toEqual([0, 0, 0]);
});

test("an award that was never made can't be reversed", async () => {
  const { id } = await signedUp();
  await transaction((tx) => correctXp(tx, workout(id, uuid()), { award: { xp: 50, score: 45 }, day: DAY }));
  expect(await ledgerOf(id)).toEqual([]);
});

test("an award for an unknown person leaves nothing behind", async () => {
  const nobody = uuid();
  await expect(
    transaction((tx) => awardXp(tx, { ...workout(nobody, uuid()), xp: 1, score: 1 }, DAY)),
  ).rejects.toThrow();
  expect(await ledgerOf(nobody)).toEqual([]);
});

/** Mulberry32: the same thousand operations every time. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

test("after a thousand random operations the totals equal the ledger's sums", async () => {
  const random = generator(20_261_120);
  const people = await Promise.all(Array.from({ length: 5 }, () => signedUp()));
  const things = people.flatMap(({ id }) => Array.from({ length: 12 }, () => workout(id, uuid())));
  const expected = new Map<string, { xp: number; score: number }>();
  for (let batch = 0; batch < 50; batch += 1) {
    // Twenty at a time, each for a different source, so that the outcome is known and the transactions still collide.
    const picked = new Set<number>();
    while (picked.size < 20) picked.add(random(things.length));
    await Promise.all(
      [...picked].map((index) => {
        const thing = things[index];
        if (!thing) throw new Error("no such thing");
        const amount = { xp: random(60), score: random(46) };
        const before = expected.get(thing.sourceId);
        const day = daysAfter("2026-10-20", random(40));
        switch (random(4)) {
          case 0: {
            if (!before) expected.set(thing.sourceId, amount);
            return transaction((tx) => awardXp(tx, { ...thing, ...amount }, day));
          }
          case 1:
            if (before) expected.set(thing.sourceId, amount);
            return transaction((tx) => correctXp(tx, thing, { award: amount, day }));
          case 2:
            return transaction((tx) => correctXp(tx, thing, { day }));
          default:
            if (before) expected.set(thing.sourceId, { xp: 0, score: 0 });
            return transaction((tx) => correctXp(tx, thing, { award: { xp: 0, score: 0 } }));
        }
      }),
    );
  }
  for (const { id } of people) {
    const mine = things.filter(({ userId }) => userId === id).flatMap((thing) => expected.get(thing.sourceId) ?? []);
    const xp = mine.reduce((sum, amount) => sum + amount.xp, 0);
    const score = mine.reduce((sum, amount) => sum + amount.score, 0);
    expect(await totalsOf(id)).toEqual({
      ledgerXp: xp,
      ledgerScore: score,
      weeksXp: xp,
      entriesXp: xp,
      entriesScore: score,
    });
    const weeks = await prisma.xpWeek.findMany({ where: { userId: id } });
    for (const { week, xp: total } of weeks) {
      const sum = await prisma.xpEntry.aggregate({ where: { userId: id, week }, _sum: { xp: true } });
      expect(sum._sum.xp).toBe(total);
    }
  }
}, 60_000);

describe("the numbers", () => {
  // A separate week, so that people from other tests aren't on its leaderboard.
  const now = new Date("2031-05-15T12:00:00Z");
  const earn = (userId: string, xp: number) =>
    transaction((tx) => awardXp(tx, { ...workout(userId, uuid()), xp, score: 0 }, "2031-05-15"));

  test("the rank is the spec's until the person is on the weekly board; ties share a rank", async () => {
    const [ada, bob, cyd, dan, eve] = await Promise.all(Array.from({ length: 5 }, () => signedUp()));
    if (!ada || !bob || !cyd || !dan || !eve) throw new Error("people are missing");
    const rank = async ({ id }: { id: string }) => (await getStats(id, rows, now)).rank;
    expect(await rank(ada)).toBe(50);
    await earn(ada.id, 30);
    await earn(bob.id, 30);
    await earn(cyd.id, 20);
    await earn(eve.id, 500);
    expect(await Promise.all([eve, ada, bob, cyd, dan].map(rank))).toEqual([1, 2, 2, 4, 50]);
    await prisma.user.update({ where: { id: eve.id }, data: { showOnLeaderboard: false } });
    expect(await Promise.all([eve, ada, bob, cyd].map(rank))).toEqual([50, 1, 1, 3]);
    await prisma.user.update({ where: { id: ada.id }, data: { suspendedAt: now } });
    expect(await Promise.all([bob, cyd].map(rank))).toEqual([1, 2]);
  });

  test("XP counts in the week of its day", async () => {
    const { id } = await signedUp();
    const on = (day: string) => transaction((tx) => awardXp(tx, { ...workout(id, uuid()), xp: 10, score: 0 }, day));
    await on("2031-06-01"); // Sunday
    await on("2031-06-02"); // Monday
    const weekly = async (instant: string) => (await getStats(id, rows, new Date(instant))).weekly.xp;
    expect(await weekly("2031-06-01T12:00:00Z")).toBe(55);
    expect(await weekly("2031-06-02T12:00:00Z")).toBe(55);
    expect(await weekly("2031-06-09T12:00:00Z")).toBe(45);
  });

  test("minutes, days, and the streak follow workouts, check-ins, and experiences in the user's time zone", async () => {
    const { id } = await signedUp({ timeZone: "Asia/Tokyo" });
    const log = (startedAt: string, createdAt = startedAt) =>
      prisma.workout.create({
        data: {
          userId: id,
          activityType: "yoga",
          duration: 20,
          startedAt: new Date(startedAt),
          createdAt: new Date(createdAt),
        },
      });
    await log("2031-05-14T14:59:00Z"); // May 14, 11:59 PM in Tokyo
    await log("2031-05-14T15:01:00Z"); // May 15, 12:01 AM in Tokyo, the same day in Chicago
    await log("2031-05-11T15:30:00Z", "2031-05-13T15:00:00Z"); // logged within 48 hours
    await log("2031-05-10T03:00:00Z", "2031-05-13T15:00:00Z"); // logged too late to count for its day
    const stats = await getStats(id, rows, now);
    expect(stats.streak).toEqual({ current: 3, longest: 3, freezesLeft: 1 });
    expect(stats.weekly).toEqual({ xp: 45, completed: 6, minutes: 60, activeDays: 3 });
  });
});

test("a person's stats are planned once, and read once for a page that also shows the account", async () => {
  const { id } = await signedUp();
  const [stats] = await statementsOf(() => getStats(id));
  if (!stats) throw new Error("no stats were read");
  expect((await explain(stats)).isKept).toBe(true);
  const reading = getStats(id);
  expect(await statementsOf(() => getCurrentUser(id, reading))).toHaveLength(1);
});
