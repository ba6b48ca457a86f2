import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { getLeaderboard } from "@/lib/activity/leaderboard/queries";
import { boardRowSchema, leaderboardQuery } from "@/lib/activity/leaderboard/schema";
import { getStats } from "@/lib/activity/stats/queries";
import { awardXp, correctXp } from "@/lib/activity/xp/mutations";
import { prisma, rows, sql, transaction } from "@/lib/core/server/db";
import { CHICAGO, dayIn, daysAfter } from "@/lib/core/shared/zone";
import { type Member, signedUp, visitor } from "../support/api";

/** Separate weeks, so that people from other tests aren't on these leaderboards. */
let week = Date.parse("2040-01-04T12:00:00Z");
const nextWeek = () => {
  week += 7 * 86_400_000;
  return new Date(week);
};

const pay = (userId: string, xp: number, now: Date, sourceId = uuid()) =>
  transaction((tx) => awardXp(tx, { userId, source: "workout", sourceId, xp, score: 0 }, dayIn(CHICAGO, now)));
const board = (viewer: Member | null, now: Date, query: object = {}) =>
  getLeaderboard(viewer?.id ?? null, leaderboardQuery.parse(query), now);
const seen = async (viewer: Member | null, now: Date, query: object = {}) =>
  (await board(viewer, now, query)).map(({ rank, user, xp, isMe }) => [rank, user.firstName, xp, isMe]);

async function people(now: Date, ...earned: number[]): Promise<Member[]> {
  const members: Member[] = [];
  for (const [index, xp] of earned.entries()) {
    const member = await signedUp({ firstName: `P${index}` });
    if (xp > 0) await pay(member.id, xp, now);
    members.push(member);
  }
  return members;
}

const at = (members: Member[], index: number): Member => {
  const member = members[index];
  if (!member) throw new Error("nobody there");
  return member;
};

test("ties share a rank, the next rank is skipped, and my row is marked", async () => {
  const now = nextWeek();
  const all = await people(now, 30, 50, 30, 20, 50, 10);
  const order = (await seen(at(all, 3), now)).map(([rank, , xp, isMe]) => [rank, xp, isMe]);
  expect(order).toEqual([
    [1, 50, false],
    [1, 50, false],
    [3, 30, false],
    [3, 30, false],
    [5, 20, true],
    [6, 10, false],
  ]);
});

test("my own row is always included: below the limit, without XP, and hidden from others", async () => {
  const now = nextWeek();
  const all = await people(now, 40, 30, 20, 0, 35);
  expect(await seen(at(all, 2), now, { limit: 1 })).toEqual([
    [1, "P0", 40, false],
    [4, "P2", 20, true],
  ]);
  expect((await seen(at(all, 3), now)).at(-1)).toEqual([5, "P3", 0, true]);
  await prisma.user.update({ where: { id: at(all, 4).id }, data: { showOnLeaderboard: false } });
  expect((await seen(at(all, 0), now)).map(([, name]) => name)).toEqual(["P0", "P1", "P2"]);
  expect((await seen(at(all, 4), now)).at(-1)).toEqual([2, "P4", 35, true]);
  expect((await seen(at(all, 1), now)).at(1)).toEqual([2, "P1", 30, true]);
});

test("visitors see the board; friends are followed people; blocked people are on neither", async () => {
  const now = nextWeek();
  const all = await people(now, 40, 30, 20, 10);
  const [first, second, me, last] = [at(all, 0), at(all, 1), at(all, 2), at(all, 3)];
  expect(await seen(null, now)).toHaveLength(4);
  expect(await seen(null, now, { scope: "friends" })).toEqual([]);
  await me.put(`/api/users/${first.id}/follow`);
  await me.put(`/api/users/${last.id}/follow`);
  expect(await seen(me, now, { scope: "friends" })).toEqual([
    [1, "P0", 40, false],
    [2, "P2", 20, true],
    [3, "P3", 10, false],
  ]);
  await second.put(`/api/users/${me.id}/block`);
  await me.put(`/api/users/${first.id}/block`);
  // Ranks are the same for everyone, so a hidden person leaves a gap.
  expect(await seen(me, now, { limit: 2 })).toEqual([
    [3, "P2", 20, true],
    [4, "P3", 10, false],
  ]);
  expect(await seen(me, now, { scope: "friends" })).toEqual([
    [1, "P2", 20, true],
    [2, "P3", 10, false],
  ]);
});

test("around me: those just ahead and just behind, with ties in one order", async () => {
  const now = nextWeek();
  const all = await people(now, 90, 80, 70, 60, 60, 60, 50, 40);
  expect((await seen(at(all, 4), now, { around: "true", limit: 5 })).map(([rank, name]) => [rank, name])).toEqual(
    [
      [3, "P2"],
      [4, "P3"],
      [4, "P4"],
      [4, "P5"],
      [7, "P6"],
    ].slice(0, 5),
  );
  expect((await seen(at(all, 0), now, { around: "true", limit: 3 })).map(([, name]) => name)).toEqual(["P0", "P1"]);
});

test("the endpoint returns the contract's rows, of this week or all time", async () => {
  const [ada] = await people(new Date(), 1_000_000);
  if (!ada) throw new Error("nobody");
  for (const query of ["", "?period=all", "?scope=friends", "?around=true"]) {
    const mine = (await ada.get(`/api/leaderboard/city${query}`)).as(boardRowSchema.array());
    expect(mine.find(({ isMe }) => isMe)).toMatchObject({ rank: 1, xp: 1_000_000, user: { id: ada.id } });
  }
  expect((await visitor().get("/api/leaderboard/city")).status).toBe(200);
  expect((await visitor().get("/api/leaderboard/city?scope=planet")).status).toBe(400);
});

const truth = (day: string) =>
  rows<{ xp: number; rank: number }>(sql`
  select xp, rank() over (order by xp desc)::int as rank from xp_weeks
  where week = ${day}::date and "onLeaderboard" and xp > 0`);

test("a thousand simultaneous moves leave every rank exact, on the weekly and all-time boards", async () => {
  const now = nextWeek();
  const members = await people(now, ...Array.from({ length: 24 }, () => 0));
  const things = members.flatMap(({ id }) => Array.from({ length: 3 }, () => ({ id, thing: uuid() })));
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  /** Ranks and their rows in one snapshot, while everyone's rank changes. */
  const wrongPlaces = () =>
    rows(sql`
    select w.week, w.xp from xp_weeks w
    where w."onLeaderboard" and w.xp > 0 and board_rank(w.week, w.xp) <> 1 +
      (select count(*) from xp_weeks o where o.week = w.week and o."onLeaderboard" and o.xp > w.xp)`);
  for (let round = 0; round < 10; round += 1) {
    const looked = Promise.all([wrongPlaces(), wrongPlaces(), wrongPlaces()]);
    await Promise.all([
      ...things.map(({ id, thing }) => {
        const xp = random(3) === 0 ? random(40_000) : random(70);
        const paid = { userId: id, source: "workout", sourceId: thing } as const;
        const award = { xp, score: 0 };
        const day = daysAfter(dayIn(CHICAGO, now), random(9) === 0 ? -7 : 0);
        return transaction<unknown>((tx) =>
          round === 0 ? awardXp(tx, { ...paid, ...award }, day) : correctXp(tx, paid, { award, day }),
        );
      }),
      ...members
        .slice(0, 6)
        .map(({ id }) => prisma.user.update({ where: { id }, data: { showOnLeaderboard: random(2) === 0 } })),
    ]);
    expect(await looked).toEqual([[], [], []]);
  }
  // Every 64th move empties the list, so make sure that the last one here doesn't.
  await rows(sql`
    select setval(name, (nextval(name) / 64 + 1) * 64) from pg_get_serial_sequence('board_moves', 'id') name`);
  await prisma.user.delete({ where: { id: at(members, 23).id } });
  const [day] = await rows<{ day: string }>(
    sql`select max(week)::text as day from xp_weeks where "userId" = ${at(members, 8).id}::uuid`,
  );
  const ranks = await truth(day?.day ?? "");
  expect(ranks.length).toBeGreaterThan(15);
  for (const { xp, rank } of ranks) {
    const [found] = await rows<{ rank: number }>(sql`select board_rank(${day?.day}::date, ${xp}::int) as rank`);
    expect([xp, found?.rank]).toEqual([xp, rank]);
  }
  const shown = await prisma.user.findMany({ where: { id: { in: members.map(({ id }) => id) } } });
  for (const { id, showOnLeaderboard } of shown.slice(0, 8)) {
    const mine = (await board(null, now)).find(({ user }) => user.id === id);
    expect(mine !== undefined).toBe(showOnLeaderboard && (await getStats(id, rows, now)).weekly.xp > 45);
    if (mine) expect((await getStats(id, rows, now)).rank).toBe(mine.rank);
  }
  const waiting = await rows(sql`select * from board_moves`);
  expect(waiting.length).toBeGreaterThan(0); // so that the ranks above came from tallies and moves
  expect(waiting.length).toBeLessThan(200); // and most come from the tallies
  await rows(sql`select tally_board_moves()`);
  expect(await rows(sql`select * from board_moves`)).toEqual([]);
  const tallies = sql`select * from board_tallies where people <> 0 order by board, level, slot`;
  const before = await rows(tallies);
  await rows(sql`select recount_boards()`);
  expect(await rows(tallies)).toEqual(before);
}, 60_000);
