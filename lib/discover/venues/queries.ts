import "server-only";
import { hiddenIn } from "@/lib/auth/accounts/access";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { row, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { CHICAGO, dayIn, systemClock } from "@/lib/core/shared/clock";
import { z } from "@/lib/core/shared/zod";
import { countEvents } from "../events/queries";
import { isChicago } from "../events/rules";
import { minuteOfWeek } from "../hours/rules";
import { placeOrder, placePage, selectPlaces } from "../places/rules";
import { findMatches } from "../search/queries";
import { PLACE_CATEGORIES } from "./categories";
import { venuePlaces, venuesByIds } from "./places";
import type { VenueDetail, VenuesAnswer, VenuesQuery } from "./schema";

const position = z.tuple([z.number(), z.number(), z.string()]);

/** Places that match every filter; nearest first with `near`, best matches first with `q`, otherwise best rated. */
export async function listVenues(
  viewerId: string | null,
  query: VenuesQuery,
  now = systemClock(),
): Promise<VenuesAnswer> {
  const { city, q, free, bbox, near, radius, limit = query.size, cursor, category } = query;
  const isHere = isChicago(city);
  const [all, found, events] = await Promise.all([
    isHere ? venuePlaces() : [],
    isHere && q?.trim() ? findMatches(["venue"], q) : null,
    countEvents({ city, q, free, bbox, near, radius }, now),
  ]);
  const matches = found?.venue ?? null;
  const candidates = matches ? all.filter(({ id }) => matches.has(id)) : all;
  const { places, counts, neighborhoods } = selectPlaces(
    candidates,
    category,
    PLACE_CATEGORIES,
    query,
    minuteOfWeek(now),
  );
  const numbers = { counts: { ...counts, Events: events }, neighborhoods };
  // With its Events chip, Explore shows events, from /api/events.
  if (category === "Events") return { venues: [], total: events, ...numbers, nextCursor: null };

  const order = placeOrder(near, matches);
  const after = cursor ? decodeCursor(`venues-${order.name}`, cursor, position) : null;
  const { page, end } = placePage(places, order, after, limit);
  const ids = page.map(({ id }) => id);
  return {
    venues: await venuesByIds(viewerId, ids, now, near),
    total: places.length,
    ...numbers,
    nextCursor: end ? encodeCursor(`venues-${order.name}`, end) : null,
  };
}

const FRIENDS = 12;
/** How many recently followed people are looked up, and how many recent visitors are checked for visibility. */
const FRIENDS_SCANNED = 1000;
const FRIENDS_CHECKED = 36;
const PHOTOS = 12;

type ViewerState = VenueDetail["visits"] & Pick<VenueDetail, "note" | "checkInCount">;

/**
 * The viewer's visits and note, and the check-ins they may know about: their own, and public ones at least an hour old
 * by people they can see.
 */
function viewerStateOf(
  viewerId: string | null,
  venueId: string,
  today: string,
  now: Date,
): Promise<ViewerState | null> {
  const me = sql`${viewerId}::uuid`;
  return row<ViewerState>(sql`
    select v."checkInCount" + c.uncounted - ${hiddenIn(
      me,
      sql`from check_ins h join users p on p.id = h."userId"
             where h."venueId" = v.id and not h."isPrivate" and not p."isPrivate"`,
      sql`h."userId"`,
    )}
             - recent.count as "checkInCount", c.count, c."lastDay", c."todayId",
           (select s.note from saved_items s
             where s."userId" = ${viewerId}::uuid and s.type = 'venue' and s."targetId" = v.id::text) as note
    from venues v cross join lateral (
      select count(*)::int as count, count(*) filter (where c."isPrivate" or u."isPrivate")::int as uncounted, to_char(max(c.day), 'YYYY-MM-DD') as "lastDay",
             (array_agg(c.id) filter (where c.day = ${today}::date))[1] as "todayId"
      from check_ins c join users u on u.id = c."userId" where c."venueId" = v.id and c."userId" = ${me}
    ) c cross join lateral (
      select count(*)::int as count from check_ins c join visible_users(${me}) u on u.id = c."userId"
      where c."venueId" = v.id and c."createdAt" >= ${now.toISOString()}::timestamptz - interval '1 hour'
        and not c."isPrivate" and not u."isPrivate" and u.id is distinct from ${me}
    ) recent
    where v.id = ${venueId}::uuid`);
}

/** Followed people with public check-ins here, newest first. */
function friendsAt(viewerId: string | null, venueId: string): Promise<VenueDetail["friends"]> {
  if (viewerId === null) return Promise.resolve([]);
  return rows<VenueDetail["friends"][number]>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl", to_char(friend.day, 'YYYY-MM-DD') as day
    from (
      select f.id, seen.day
      from (
        select c."userId" as id from check_ins c
        where c."venueId" = ${venueId}::uuid and not c."isPrivate" and c."userId" = any(array(
          select "followingId" from follows where "followerId" = ${viewerId}::uuid and status = 'accepted'
          order by "createdAt" desc limit ${FRIENDS_SCANNED}))
        group by 1 order by max(c.day) desc, 1 limit ${FRIENDS_CHECKED}
      ) f
      join lateral (
        select max(c.day) as day from visible_check_ins(${viewerId}::uuid) c
        where c."venueId" = ${venueId}::uuid and c."userId" = f.id and c."isPlaceShown"
      ) seen on seen.day is not null
      order by seen.day desc, f.id limit ${FRIENDS}
    ) friend
    join users u on u.id = friend.id
    order by friend.day desc, u.id`);
}

function photosAt(viewerId: string | null, venueId: string): Promise<VenueDetail["photos"]> {
  return rows<VenueDetail["photos"][number]>(sql`
    select p.id, p.images -> 0 ->> 'photoUrl' as "photoUrl", coalesce(p.images -> 0 ->> 'altText', '') as "altText",
           coalesce(p.images -> 0 ->> 'placeholder', '') as placeholder
    from visible_photos(${viewerId}::uuid) p
    where p."venueId" = ${venueId}::uuid and p."showInHome"
    order by p."createdAt" desc, p.id desc limit ${PHOTOS}`);
}

export async function getVenue(viewerId: string | null, id: string, now = systemClock()): Promise<VenueDetail> {
  const [[venue], own, friends, photos] = await Promise.all([
    venuesByIds(viewerId, [id], now),
    viewerStateOf(viewerId, id, dayIn(CHICAGO, now), now),
    friendsAt(viewerId, id),
    photosAt(viewerId, id),
  ]);
  if (!venue || !own) throw new AppError("not_found");
  const { count, lastDay, todayId, note, checkInCount } = own;
  return { ...venue, checkInCount, visits: { count, lastDay, todayId }, note, friends, photos };
}
