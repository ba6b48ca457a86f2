/** A city that grew: people, what the ledger holds of them and their workouts, made by the database itself. */
export type Growth = { people: number; entries: number };

/** Ledger rows of a person in a week; a workout of every fifth of them has its row as well. */
const A_WEEK = 5;

/** The id of a generated thing: `number` is an SQL expression. */
export const idOf = (number: string) =>
  `('00000000-0000-7000-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`;
const monday = `date_trunc('week', now() at time zone 'America/Chicago')`;

/**
 * The statements that grow it, one after the other. XP differs from person to person and repeats often, so that there
 * are ties. Loaded without triggers and keys being checked, as a restore is, and counted at the end.
 */
export function growth({ people, entries }: Growth): string[] {
  const each = Math.floor(entries / people);
  return [
    `set session_replication_role = replica`,
    `insert into users (id, "firstName", "lastName", "isSample", "showOnLeaderboard")
     select ${idOf("i")}, 'First' || i, 'Last' || i, true, i % 50 <> 0 from generate_series(1, ${people}) i`,
    `insert into xp_entries (id, "userId", source, "sourceId", revision, xp, score, week, "createdAt")
     select ${idOf("n")}, ${idOf(`1 + n % ${people}`)}, 'workout', ${idOf("n")}, 0,
            1 + ((n % ${people}) * 7919 + (n / ${people}) * 31) % 37, 45, (${monday} - k * interval '7 days')::date,
            (${monday} - k * interval '7 days' + (n % 4000) * interval '1 minute') at time zone 'America/Chicago'
     from (select n, (n / ${people}) / ${A_WEEK} as k from generate_series(0, ${people * each - 1}) n) made`,
    `insert into workouts (id, "userId", "activityType", duration, "startedAt", "createdAt")
     select "sourceId", "userId", 'running', 1 + xp, "createdAt", "createdAt" from xp_entries where xp % 5 = 0`,
    `insert into xp_weeks (week, "userId", xp) select week, "userId", sum(xp) from xp_entries group by 1, 2`,
    `update users u set "ledgerXp" = sum.xp from (select "userId", sum(xp)::int as xp from xp_weeks group by 1) sum
     where sum."userId" = u.id`,
    // Everybody's first follow, and a viewer with eighty-nine.
    `insert into follows ("followerId", "followingId", status)
     select ${idOf("i")}, ${idOf(`1 + (i * 31) % ${people}`)}, 'accepted' from generate_series(1, ${people}) i
     where i <> 1 + (i * 31) % ${people}`,
    `insert into follows ("followerId", "followingId", status)
     select ${idOf("7")}, ${idOf(`8 + i`)}, 'accepted' from generate_series(1, least(89, ${people} - 9)) i
     on conflict do nothing`,
    `select recount_boards()`,
    `set session_replication_role = origin`,
    `vacuum (analyze)`,
  ];
}
