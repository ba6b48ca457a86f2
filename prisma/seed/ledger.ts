import { type ActivityType, WORKOUT_SCORE, workoutXp } from "../../lib/activity/workouts/rules";
import { type Database, insertRows, seedId } from "./database";
import { DEMO_ID } from "./people";
import { chicagoDay } from "./rules";

const DAY = 86_400_000;

type AwardedRow = { id: string; userId: string; createdAt: Date };

/** Adds these rows' XP to the ledger, in the weeks they happened. */
export async function award<Row extends AwardedRow>(
  db: Database,
  source: "experience" | "post" | "workout" | "check_in",
  rows: readonly Row[],
  awardOf: (row: Row) => { xp: number; score: number },
): Promise<void> {
  await insertRows(
    db,
    "xp_entries",
    rows.map((row) => ({
      id: seedId(`xp:${source}:${row.id}`, row.createdAt),
      revision: 0,
      userId: row.userId,
      source,
      sourceId: row.id,
      ...awardOf(row),
      createdAt: row.createdAt,
      week: mondayOf(row.createdAt),
    })),
  );
}

export const workoutAward = ({ activityType, duration }: { activityType: ActivityType; duration: number }) => ({
  xp: workoutXp(activityType, duration),
  score: WORKOUT_SCORE,
});

/** Monday of the week in Chicago. January 5, 1970 was a Monday, so weeks are counted from there. */
function mondayOf(at: Date): string {
  const day = Date.parse(chicagoDay(at));
  const sinceMonday = (((day / DAY - 4) % 7) + 7) % 7;
  return new Date(day - sinceMonday * DAY).toISOString().slice(0, 10);
}

/** Updates every counter of the seeded people to match their rows. */
export async function countSeeded(db: Database): Promise<void> {
  await db.query(
    `insert into xp_weeks (week, "userId", xp)
     select e.week, e."userId", sum(e.xp)::int from xp_entries e join users u on u.id = e."userId"
     where u."isSample" or u.id = $1 group by 1, 2
     on conflict ("userId", week) do update set xp = excluded.xp`,
    [DEMO_ID],
  );
  await db.query(
    `update users u set
       "photoCount" = (select count(*) from photos p where p."userId" = u.id and p."showInProfile"),
       "experienceCount" = (select count(*) from photos p where p."userId" = u.id),
       "checkInCount" = (select count(*) from check_ins c where c."userId" = u.id),
       "savedCount" = (select count(*) from saved_items s where s."userId" = u.id),
       "followersCount" = (select count(*) from follows f where f."followingId" = u.id and f.status = 'accepted'),
       "followingCount" = (select count(*) from follows f where f."followerId" = u.id and f.status = 'accepted'),
       "ledgerXp" = (select coalesce(sum(xp), 0) from xp_entries e where e."userId" = u.id),
       "ledgerScore" = (select coalesce(sum(score), 0) from xp_entries e where e."userId" = u.id)
     where u."isSample" or u.id = $1`,
    [DEMO_ID],
  );
  await db.query(`
    update venues v set "checkInCount" = (select count(*) from check_ins c join users u on u.id = c."userId"
      where c."venueId" = v.id and not c."isPrivate" and not u."isPrivate")`);
}
