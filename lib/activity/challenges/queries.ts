import "server-only";
import { hiddenIn } from "@/lib/auth/accounts/access";
import { Prisma, type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { CHALLENGE_UNITS, type ChallengeUnit, FINISHED_SHOWN_DAYS } from "./rules";
import type { Challenge } from "./schema";

/** Challenges run for whole Chicago days. An activity counts on its local day, as in streaks and weeks. */
const ranDuring = (day: Sql): Sql => sql`${day} >= (c."startsAt" at time zone 'America/Chicago')::date
  and ${day} < (c."endsAt" at time zone 'America/Chicago')::date`;
const workouts = (what: Sql, who: Sql): Sql => sql`
  select ${what} from workouts w where w."userId" = ${who} and ${ranDuring(sql`w."localDay"`)}`;

/** How much of each unit the person `who` did for the challenge `c` while it ran, counted from the rows themselves. */
const COUNTED_BY: Record<ChallengeUnit, (who: Sql) => Sql> = {
  minutes: (who) => workouts(sql`sum(w.duration)`, who),
  workouts: (who) => workouts(sql`count(*)`, who),
  distance: (who) => workouts(sql`sum(w."distanceMeters")`, who),
  "check-ins": (who) => sql`
    select count(*) from check_ins k where k."userId" = ${who} and ${ranDuring(sql`k."localDay"`)}`,
  xp: (who) => sql`
    select sum(x.xp) from xp_weeks x where x."userId" = ${who} and ${ranDuring(sql`x.week`)}`,
};

/** The same for a challenge of any unit. A stored final result comes from `challenge_members` instead. */
export const contribution = (who: Sql): Sql => {
  const cases = CHALLENGE_UNITS.map((unit) => sql`when ${unit} then (${COUNTED_BY[unit](who)})`);
  return sql`case c.unit ${Prisma.join(cases, " ")} end`;
};

type ChallengeRow = Omit<Challenge, "progress" | "startsAt" | "endsAt"> & { startsAt: Date; endsAt: Date };

/** SQL: how many members of challenge `c` the viewer can't see. */
export const hiddenMembers = (viewerId: string | null): Sql =>
  hiddenIn(sql`${viewerId}::uuid`, sql`from challenge_members h where h."challengeId" = c.id`, sql`h."userId"`);

/** Challenges with the viewer's contribution; `which` filters `c`, and `m` is the viewer's membership. */
function counted(viewerId: string | null, which: Sql, read: Read): Promise<ChallengeRow[]> {
  return read<ChallengeRow>(sql`
    select c.id, c.title, c.description, c."startsAt", c."endsAt", c.target, c.unit, c.scope, c.participants - ${hiddenMembers(viewerId)} as participants,
           m."userId" is not null as "isJoined",
           coalesce(m.result, case when m."userId" is not null then ${contribution(sql`m."userId"`)} end, 0)::int as mine
    from challenges c
    left join challenge_members m on m."challengeId" = c.id and m."userId" = ${viewerId}::uuid
    where ${which} order by c."endsAt", c.scope desc, c.title, c.id`);
}

async function cityTotal(challengeId: string, read: Read): Promise<number> {
  const [sum] = await read<{ total: number }>(sql`
    select coalesce(sum(coalesce(m.result, ${contribution(sql`m."userId"`)}, 0)), 0)::int as total
    from challenges c join challenge_members m on m."challengeId" = c.id where c.id = ${challengeId}::uuid`);
  return sum?.total ?? 0;
}

/** Up to this many members, the sum is computed per request; above it, it is cached per process for ten seconds. */
const COUNTED_AT_ONCE = 1000;
const MAX_STALE_MS = 10_000;
const cached = new Map<string, { at: number; total: Promise<number> }>();

function cityProgress({ id, participants }: ChallengeRow, read: Read): Promise<number> {
  if (participants <= COUNTED_AT_ONCE) return cityTotal(id, read);
  const before = cached.get(id);
  if (before && performance.now() - before.at < MAX_STALE_MS) return before.total;
  const total = cityTotal(id, rows);
  total.catch(() => cached.delete(id));
  cached.set(id, { at: performance.now(), total });
  return total;
}

async function listed(viewerId: string | null, which: Sql, read: Read): Promise<Challenge[]> {
  const found: Challenge[] = [];
  for (const challenge of await counted(viewerId, which, read)) {
    const progress = challenge.scope === "city" ? await cityProgress(challenge, read) : challenge.mine;
    const { startsAt, endsAt } = challenge;
    found.push({ ...challenge, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), progress });
  }
  return found;
}

/** Active challenges, the soonest to end first. */
export function listActiveChallenges(
  viewerId: string | null,
  read: Read = rows,
  now: Date = systemClock(),
): Promise<Challenge[]> {
  const at = now.toISOString();
  return listed(viewerId, sql`c."startsAt" <= ${at}::timestamptz and c."endsAt" > ${at}::timestamptz`, read);
}

export async function listFinishedChallenges(userId: string, now: Date = systemClock()): Promise<Challenge[]> {
  const at = now.toISOString();
  const over = await listed(
    userId,
    sql`c."endsAt" <= ${at}::timestamptz and m."userId" is not null
      and c."endsAt" > ${at}::timestamptz - make_interval(days => ${FINISHED_SHOWN_DAYS}::int)`,
    rows,
  );
  return over.reverse();
}

export async function findChallenge(id: string, viewerId: string, read: Read): Promise<Challenge | null> {
  return (await listed(viewerId, sql`c.id = ${id}::uuid`, read))[0] ?? null;
}
