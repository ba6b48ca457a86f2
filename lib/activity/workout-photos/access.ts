import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/** SQL: the photos of workout `w` that the viewer may see, as JSON, in the order they were added. */
export const photosOfWorkout = (viewer: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'photoUrl', p.images -> 0 ->> 'photoUrl',
    'placeholder', coalesce(p.images -> 0 ->> 'placeholder', ''), 'altText', coalesce(p.images -> 0 ->> 'altText', ''))
    order by x."createdAt", x."photoId"), '[]'::json)
  from workout_photos x join visible_photos(${viewer}) p on p.id = x."photoId"
  where x."workoutId" = w.id and p."removedTo" is null)`;
