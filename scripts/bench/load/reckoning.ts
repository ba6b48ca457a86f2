import type { Client } from "pg";
import type { Crowd, Person } from "./people";

/** Rows whose counter doesn't match its rows. */
const MISCOUNTED: Record<string, string> = {
  "likes of photos": `select count(*)::int from photos p where "likeCount" <> (select count(*) from photo_likes l where l."photoId" = p.id)`,
  "comments of photos": `select count(*)::int from photos p where "commentCount" <>
     (select count(*) from comments c where c."photoId" = p.id and c."hiddenAt" is null)`,
  followers: `select count(*)::int from users u where "followersCount" <>
     (select count(*) from follows f where f."followingId" = u.id and f.status = 'accepted')`,
  following: `select count(*)::int from users u where "followingCount" <>
     (select count(*) from follows f where f."followerId" = u.id and f.status = 'accepted')`,
  XP: `select count(*)::int from users u where "ledgerXp" <> (select coalesce(sum(xp), 0) from xp_entries x where x."userId" = u.id)`,
};

/**
 * What is wrong with the data after a run: acknowledged writes that are missing, duplicate writes, and wrong counters.
 */
export async function reckon(db: Client, crowd: Crowd, people: readonly Person[]): Promise<string[]> {
  const faults: string[] = [];
  const ours = people.map(({ id }) => id);
  for (const [table, ids] of crowd.kept()) {
    const { rows } = await db.query<{ there: number; all: number }>(
      `select count(*) filter (where id = any($2::uuid[]))::int as there, count(*)::int as all from ${table} where "userId" = any($1::uuid[])`,
      [ours, ids],
    );
    const [{ there, all } = { there: 0, all: 0 }] = rows;
    console.log(`${table}: ${ids.length} acknowledged, ${there} of them there, ${all} rows`);
    if (there !== ids.length) faults.push(`${ids.length - there} acknowledged ${table} are missing`);
    if (all !== new Set(ids).size) faults.push(`${all} rows for ${new Set(ids).size} ${table}`);
  }
  for (const [what, query] of Object.entries(MISCOUNTED)) {
    const { rows } = await db.query<{ count: number }>(query);
    if (rows[0]?.count !== 0) faults.push(`${rows[0]?.count} wrong counts: ${what}`);
  }
  return faults;
}
