import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { row, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { ENDED, UPCOMING } from "../events/ended";
import { hiddenAttendees } from "../events/queries";
import { isNextOfSeries } from "../series/access";
import { nextHosts } from "./access";
import { HANDOVERS_SHOWN, HOSTED_COUNTED, HOSTED_PHOTOS_COUNTED, NEXT_HOSTS_SHOWN } from "./rules";
import type { Handover, Hosting } from "./schema";

type HandoverRow = Omit<Handover, "startsAt"> & { startsAt: Date };

/** A person's events, soonest first, with the possible next hosts of each. */
export async function listHandovers(hostId: string): Promise<Handover[]> {
  const me = sql`${hostId}::uuid`;
  const found = await rows<HandoverRow>(sql`
    select e.id, e.title, e."startsAt", e."seriesId" is not null as "isRecurring", e.attendees + e.waitlisted - 1 - ${hiddenAttendees(hostId, sql`true`)} as guests,
      array(select ${personJson(sql`next`)} from (${nextHosts(sql`e`)}) next limit ${NEXT_HOSTS_SHOWN}::int) as "nextHosts"
    from visible_community_events(${me}) e
    where e."hostId" = ${me} and ${UPCOMING} and e."hiddenAt" is null and ${isNextOfSeries(sql`e`)}
    order by e."startsAt", e.id limit ${HANDOVERS_SHOWN}::int`);
  return found.map(({ startsAt, ...event }) => ({ ...event, startsAt: startsAt.toISOString() }));
}

/**
 * Statistics of a person's events that the viewer may see. Photos are checked one by one, because each has an audience;
 * so the count is capped, and one extra row is read to know whether it was.
 */
export async function getHosting(viewerId: string | null, hostId: string): Promise<Hosting> {
  const viewer = sql`${viewerId}::uuid`;
  const found = await row<Hosting>(sql`
    with ended as materialized (
      select e.id, e.attendees, e."checkInCount", row_number() over (order by e."startsAt" desc, e.id) as place
      from visible_community_events(${viewer}) e
      where e."hostId" = ${hostId}::uuid and e."canceledAt" is null and e."hiddenAt" is null and ${ENDED}
      order by place limit ${HOSTED_COUNTED + 1}::int
    ), held as materialized (select * from ended where place <= ${HOSTED_COUNTED}::int)
    select (select count(*) from held)::int as events,
           (select count(*) from ended) > ${HOSTED_COUNTED}::int as "moreEvents",
           coalesce((select sum(greatest(attendees - 1, 0)) from held), 0)::int as guests,
           coalesce((select sum("checkInCount") from held), 0)::int as "checkIns",
           least(shown.photos, ${HOSTED_PHOTOS_COUNTED}::int)::int as photos,
           shown.photos > ${HOSTED_PHOTOS_COUNTED}::int as "morePhotos"
    from visible_users(${viewer}) u cross join (
      select count(*) as photos from (
        select from held join event_photos x on x."eventId" = held.id cross join lateral (
          select from visible_photos(${viewer}) p where p.id = x."photoId" and p."removedTo" is null offset 0) seen
        limit ${HOSTED_PHOTOS_COUNTED + 1}::int) counted) shown
    where u.id = ${hostId}::uuid`);
  if (!found) throw new AppError("not_found");
  return found;
}
