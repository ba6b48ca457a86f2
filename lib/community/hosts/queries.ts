import "server-only";
import { row, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { ENDED } from "../events/ended";
import { HOSTED_COUNTED, HOSTED_PHOTOS_COUNTED } from "./rules";
import type { Hosting } from "./schema";

/**
 * Statistics of the events somebody hosted, of those the viewer may see. Photos are checked one by one, because each
 * has an audience of its own; so the count is capped, and one more row is read to know whether it was.
 */
export async function getHosting(viewerId: string | null, hostId: string): Promise<Hosting> {
  const viewer = sql`${viewerId}::uuid`;
  const found = await row<Hosting>(sql`
    with ended as materialized (
      select e.id, e.attendees, e.arrivals, row_number() over (order by e."startsAt" desc, e.id) as place
      from visible_community_events(${viewer}) e
      where e."hostId" = ${hostId}::uuid and e."cancelledAt" is null and e."hiddenAt" is null and ${ENDED}
      order by place limit ${HOSTED_COUNTED + 1}::int
    ), held as materialized (select * from ended where place <= ${HOSTED_COUNTED}::int)
    select (select count(*) from held)::int as events,
           (select count(*) from ended) > ${HOSTED_COUNTED}::int as "moreEvents",
           coalesce((select sum(greatest(attendees - 1, 0)) from held), 0)::int as guests,
           coalesce((select sum(arrivals) from held), 0)::int as arrivals,
           least(shown.photos, ${HOSTED_PHOTOS_COUNTED}::int)::int as photos,
           shown.photos > ${HOSTED_PHOTOS_COUNTED}::int as "morePhotos"
    from visible_users(${viewer}) u cross join (
      select count(*) as photos from (
        select from held join event_photos x on x."eventId" = held.id cross join lateral (
          select from visible_photos(${viewer}) p where p.id = x."photoId" and p."putAway" is null offset 0) seen
        limit ${HOSTED_PHOTOS_COUNTED + 1}::int) counted) shown
    where u.id = ${hostId}::uuid`);
  if (!found) throw new AppError("not_found");
  return found;
}
