import type { Database } from "./database";
import { DEMO_ID } from "./people";

/** How far back the demo account's notifications go, and which are still unread. */
const NOTIFIED_DAYS = 30;
const UNREAD_DAYS = 3;

/** Notifies the demo account about the seeded activities of others, grouped as the app groups them. */
export async function seedNotifications(db: Database, now: Date): Promise<void> {
  await db.query(
    `insert into notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", "readAt")
     select md5('notification ' || kind || target || actor)::uuid, $1::uuid, kind, key, actor, type, target, at,
       case when at < $2::timestamptz - $4::int * interval '1 day' then $2::timestamptz end
     from (
       select 'like' as kind, 'like:photo:' || p.id as key, l."userId" as actor, 'photo' as type, p.id::text as target,
         l."createdAt" as at
       from photos p join photo_likes l on l."photoId" = p.id where p."userId" = $1::uuid
       union all
       select 'like', 'like:workout:' || w.id, l."userId", 'workout', w.id::text, l."createdAt"
       from workouts w join workout_likes l on l."workoutId" = w.id where w."userId" = $1::uuid
       union all
       select distinct on (p.id, c."userId") 'comment', 'comment:photo:' || p.id, c."userId", 'photo', p.id::text, c."createdAt"
       from photos p join comments c on c."photoId" = p.id where p."userId" = $1::uuid
       union all
       (select 'follow', 'follow:' || (f."createdAt" at time zone 'America/Chicago')::date, f."followerId", 'user',
         f."followerId"::text, f."createdAt"
       from follows f where f."followingId" = $1::uuid order by f."createdAt" desc limit 12)
     ) notified
     where actor <> $1::uuid and at between $2::timestamptz - $3::int * interval '1 day' and $2::timestamptz
     on conflict do nothing`,
    [DEMO_ID, now.toISOString(), NOTIFIED_DAYS, UNREAD_DAYS],
  );
}
