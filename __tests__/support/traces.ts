import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Prisma } from "@/prisma/generated/client";

type Column = { table: string; column: string };

/** Every place in the database that contains a word: all columns with text, ids, lists of them, or JSON. */
async function inDatabase(words: readonly string[]): Promise<string[]> {
  const { rows, sql } = await import("@/lib/core/server/db");
  const columns = await rows<Column>(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type not in ('integer', 'bigint', 'double precision', 'boolean', 'date', 'timestamp with time zone')`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [name, field] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
    for (const word of words) {
      const hits = await rows(sql`select 1 from ${name} where ${field}::text like ${`%${word}%`} limit 1`);
      if (hits.length > 0) found.push(`${table}.${column}: ${word}`);
    }
  }
  return found;
}

/** The same for the data folder: pictures, their resized copies, and unsent messages. */
function onDisk(words: readonly string[]): string[] {
  const folder = path.resolve(process.env.DATA_DIR ?? "");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    return words.filter((word) => file.includes(word) || bytes.includes(word)).map((word) => `${entry.name}: ${word}`);
  });
}

/** Where any of these words is still stored. */
export async function tracesOf(...words: string[]): Promise<string[]> {
  return [...(await inDatabase(words)), ...onDisk(words)];
}

/** Counters that don't match the rows they count, each as "what: id". */
export async function wrongCounters(): Promise<string[]> {
  const { rows, sql } = await import("@/lib/core/server/db");
  const wrong = await rows<{ what: string }>(sql`
    select 'likes of photo ' || p.id as what from photos p
      where p."likeCount" <> (select count(*) from photo_likes l where l."photoId" = p.id)
    union all select 'comments of photo ' || p.id from photos p
      where p."commentCount" <> (select count(*) from comments c where c."photoId" = p.id and c."hiddenAt" is null)
    union all select 'likes of post ' || p.id from posts p
      where p."likeCount" <> (select count(*) from post_likes l where l."postId" = p.id)
    union all select 'likes of workout ' || w.id from workouts w
      where w."likeCount" <> (select count(*) from workout_likes l where l."workoutId" = w.id)
    union all select 'likes of check-in ' || c.id from check_ins c
      where c."likeCount" <> (select count(*) from check_in_likes l where l."checkInId" = c.id)
    union all select 'followers of ' || u.id from users u
      where u."followersCount" <> (select count(*) from follows f where f."followingId" = u.id and f.status = 'accepted')
    union all select 'following of ' || u.id from users u
      where u."followingCount" <> (select count(*) from follows f where f."followerId" = u.id and f.status = 'accepted')
    union all select 'members of group ' || g.id from groups g
      where g."memberCount" <> (select count(*) from group_members m where m."groupId" = g.id and m.status = 'member')
    union all select 'seats of event ' || e.id from community_events e
      where e.attendees <> (select count(*) from community_event_members m where m."eventId" = e.id and m.status = 'going')
    union all select 'queue of event ' || e.id from community_events e
      where e.waitlisted <> (select count(*) from community_event_members m where m."eventId" = e.id and m.status = 'waitlisted')
    union all select 'check-ins at event ' || e.id from community_events e
      where e."checkInCount" <> (select count(*) from community_event_members m where m."eventId" = e.id and m."checkedInAt" is not null)
    union all select 'people in challenge ' || c.id from challenges c
      where c.participants <> (select count(*) from challenge_members m where m."challengeId" = c.id)
    union all select 'visits of venue ' || v.id from venues v
      where v."checkInCount" <> (select count(*) from check_ins i join users u on u.id = i."userId" where i."venueId" = v.id and not i."isPrivate" and not u."isPrivate")`);
  return wrong.map(({ what }) => what);
}
