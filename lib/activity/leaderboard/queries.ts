import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { row, type Sql, sql } from "@/lib/core/server/db";
import { listRows } from "@/lib/core/server/replica";
import { systemClock, weekOf } from "@/lib/core/shared/clock";
import type { BoardRow, LeaderboardQuery, Period } from "./schema";

/** The key of the all-time board in the tallies. */
const ALL_TIME = "1970-01-01";

const userColumns = sql`${personJson(sql`u`)} as user`;

/** A board: the day it is tallied under, and its people with their XP in index order, the highest first. */
type Board = { day: string; ranking: Sql };

function boardOf(period: Period, now: Date): Board {
  if (period === "all") {
    const ranking = sql`select id, "ledgerXp" as xp from users
      where "showOnLeaderboard" and "suspendedAt" is null and "deleteAfter" is null and "ledgerXp" > 0`;
    return { day: ALL_TIME, ranking };
  }
  const day = weekOf(now);
  return {
    day,
    ranking: sql`select "userId" as id, xp from xp_weeks where week = ${day}::date and "onLeaderboard" and xp > 0`,
  };
}

/**
 * The top of the city board. Ranks are the same for every viewer, because they are computed before blocked people are
 * left out (over ordered rows and cut first, because ranking every row would read each tie to its end). Extra rows are
 * read to replace blocked people.
 */
async function firstOf({ ranking }: Board, viewerId: string | null, limit: number): Promise<BoardRow[]> {
  const hidden = viewerId
    ? await row<{ count: number }>(sql`
        select count(*)::int as count from blocks where "blockerId" = ${viewerId}::uuid or "blockedId" = ${viewerId}::uuid`)
    : null;
  return listRows<BoardRow>(sql`
    select top.rank, ${userColumns}, top.xp, coalesce(u.id = ${viewerId}::uuid, false) as "isMe"
    from (
      select id, xp, rank() over (order by xp desc)::int as rank from (
        select id, xp from (${ranking}) ranking order by xp desc, id limit ${limit + (hidden?.count ?? 0)}
      ) first
    ) top join visible_users(${viewerId}::uuid) u on u.id = top.id
    order by top.xp desc, u.id limit ${limit}`);
}

/** The viewer's own row; without XP, or off the board, with the rank they would have. */
async function ownRow({ day }: Board, period: Period, viewerId: string): Promise<BoardRow[]> {
  const xp =
    period === "all"
      ? sql`u."ledgerXp"`
      : sql`coalesce((select w.xp from xp_weeks w where w."userId" = u.id and w.week = ${day}::date), 0)`;
  return listRows<BoardRow>(sql`
    select board_rank(${day}::date, own.xp) as rank, ${userColumns}, own.xp, true as "isMe"
    from users u cross join lateral (select ${xp} as xp) own where u.id = ${viewerId}::uuid`);
}

/**
 * The people just ahead of and just behind someone. Ties are ordered by id, so each side is the rest of the tie and
 * then those with more XP, or less: four short index scans.
 */
async function neighborRows({ day, ranking }: Board, me: BoardRow, each: number): Promise<BoardRow[]> {
  const { id } = me.user;
  const near = (where: Sql, order: Sql) => sql`
    (select id, xp from (${ranking}) ranking where ${where} order by ${order} limit ${each})`;
  const found = await listRows<BoardRow & { isAhead: boolean }>(sql`
    with near as (
      select true as ahead, * from (
        ${near(sql`xp = ${me.xp} and id < ${id}::uuid`, sql`xp asc, id desc`)} union all
        ${near(sql`xp > ${me.xp}`, sql`xp asc, id desc`)}
      ) more
      union all
      select false, * from (
        ${near(sql`xp = ${me.xp} and id > ${id}::uuid`, sql`xp desc, id asc`)} union all
        ${near(sql`xp < ${me.xp}`, sql`xp desc, id asc`)}
      ) fewer
    )
    select board_rank(${day}::date, u.xp) as rank, ${userColumns}, u.xp, false as "isMe", u.ahead as "isAhead"
    from ( -- a place takes dozens of tallies: only the nearest of each side get one
      select u.*, near.xp, near.ahead, row_number() over (
        partition by near.ahead order by case when near.ahead then near.xp else -near.xp end, case when near.ahead then u.id end desc, u.id
      ) as step from near join visible_users(${id}::uuid) u on u.id = near.id
    ) u where u.step <= ${each} order by u.xp desc, u.id`);
  const without = ({ isAhead: _isAhead, ...shown }: BoardRow & { isAhead: boolean }): BoardRow => shown;
  const ahead = found.filter(({ isAhead }) => isAhead);
  const behind = found.filter(({ isAhead }) => !isAhead);
  return [...ahead.map(without), me, ...behind.map(without)];
}

/** How many people a friends board contains: people who follow more see those they followed last. */
const FRIENDS_ON_BOARD = 1000;

/** The viewer and the people they follow who have XP and want to be on boards. */
function amongFriends({ day }: Board, period: Period, viewerId: string, limit: number): Promise<BoardRow[]> {
  const xp = period === "all" ? sql`u."ledgerXp"` : sql`coalesce(w.xp, 0)`;
  const weeks = period === "all" ? sql`` : sql`left join xp_weeks w on w."userId" = u.id and w.week = ${day}::date`;
  return listRows<BoardRow>(sql`
    with people as (
      (select "followingId" as id from follows where "followerId" = ${viewerId}::uuid and status = 'accepted'
       order by "createdAt" desc limit ${FRIENDS_ON_BOARD})
      union select ${viewerId}::uuid
    ), board as (
      select rank() over (order by ${xp} desc)::int as rank, row_number() over (order by ${xp} desc, u.id)::int as place,
             ${userColumns}, ${xp} as xp, u.id = ${viewerId}::uuid as "isMe"
      from people cross join lateral (select * from users u where u.id = people.id offset 0) u ${weeks}
      where u.id not in (select hidden.id from hidden_users(${viewerId}::uuid) hidden)
        and (u.id = ${viewerId}::uuid or (u."showOnLeaderboard" and ${xp} > 0))
    )
    select rank, "user", xp, "isMe" from board where place <= ${limit} or "isMe" order by place`);
}

/** A board as this viewer may see it; ties share a rank (1, 2, 2, 4), and the viewer's own row is always included. */
export async function getLeaderboard(
  viewerId: string | null,
  { scope, period, limit, around }: LeaderboardQuery,
  now: Date = systemClock(),
): Promise<BoardRow[]> {
  const board = boardOf(period, now);
  if (scope === "friends") return viewerId ? amongFriends(board, period, viewerId, limit) : [];
  if (viewerId === null) return firstOf(board, null, limit);
  if (!around) {
    const first = await firstOf(board, viewerId, limit);
    if (first.some(({ isMe }) => isMe)) return first;
    return [...first, ...(await ownRow(board, period, viewerId))];
  }
  const [me] = await ownRow(board, period, viewerId);
  return me ? neighborRows(board, me, Math.max(1, Math.floor((limit - 1) / 2))) : [];
}
