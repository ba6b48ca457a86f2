import "server-only";
import { visibleDistance } from "@/lib/activity/workouts/access";
import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { personJson } from "@/lib/auth/accounts/access";
import { type Read, row, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { dayIn, systemClock } from "@/lib/core/shared/clock";
import { ALBUM_ITEMS_MAX, daysAroundLastYear, lastReadyDay, nearestTo, yearBefore, yearOf } from "./rules";
import type { Album, ListedAlbum, Memories, MemoriesQuery } from "./schema";

type Span = { from: string; to: string };

/** Albums and years read the stored `localDay`, so that moving to another time zone changes none of them. */
export const isBetween = (day: Sql, { from, to }: Span): Sql => sql`${day} between ${from}::date and ${to}::date`;

/**
 * SQL: whether the photo `p` may be in an album. The second condition is redundant, but makes the partial index on days
 * usable.
 */
const isVisible = sql`p."removedTo" is null and p."removedTo" is distinct from 'trash' and p."hiddenAt" is null`;
export const ownPhotos = (me: Sql): Sql => sql`photos p where p."userId" = ${me} and ${isVisible}`;

type FoundAlbum = ListedAlbum & { isHidden: boolean };
export const listed = (found: readonly FoundAlbum[], hidden: boolean): ListedAlbum[] =>
  found.flatMap(({ isHidden, ...album }) => (isHidden === hidden ? [album] : []));

/**
 * Day albums: days with a photo or a recorded route, and days with at least two stops. Only decisions about them are
 * stored, so a deleted activity disappears from its day.
 */
export const albumsIn = (userId: string, span: Span, read: Read = rows): Promise<FoundAlbum[]> => {
  const me = sql`${userId}::uuid`;
  return read<FoundAlbum>(sql`
    select d.day::text, d.photos, d.stops, d.workouts, d.image, d.placeholder, d."wayOf", coalesce(a.audience, 'only_me') as audience,
           coalesce(a."isHidden", false) as "isHidden"
    from (
      select day, sum(photo)::int as photos, sum(stop)::int as stops, sum(workout)::int as workouts,
             (array_agg(way order by at) filter (where way is not null))[1] as "wayOf",
             (array_agg(image order by at) filter (where photo = 1))[1] ->> 'photoUrl' as image,
             (array_agg(image order by at) filter (where photo = 1))[1] ->> 'placeholder' as placeholder
      from (
        select p."localDay" as day, 1 as photo, 0 as stop, 0 as workout, null::uuid as way,
               p.images -> 0 as image, p."createdAt" as at
        from ${ownPhotos(me)} and ${isBetween(sql`p."localDay"`, span)}
        union all
        select c."localDay", 0, 1, 0, null, null, c."createdAt" from check_ins c
        where c."userId" = ${me} and ${isBetween(sql`c."localDay"`, span)}
        union all
        select w."localDay", 0, 0, 1, r."workoutId", null, w."startedAt"
        from workouts w left join workout_routes r on r."workoutId" = w.id
        where w."userId" = ${me} and ${isBetween(sql`w."localDay"`, span)}
      ) activity group by day having sum(photo) > 0 or count(way) > 0 or sum(stop) > 1
    ) d left join albums a on a."userId" = ${me} and a.day = d.day
    order by d.day desc`);
};

type AlbumCalendar = { timeZone: string; createdAt: Date; today: string; lastReady: string };

export async function albumCalendarOf(userId: string, now: Date, read: Read = rows): Promise<AlbumCalendar> {
  const [user] = await read<{ timeZone: string; createdAt: Date }>(sql`
    select "timeZone", "createdAt" from users where id = ${userId}::uuid`);
  if (!user) throw new AppError("unauthorized");
  return { ...user, today: dayIn(user.timeZone, now), lastReady: lastReadyDay(user.timeZone, now) };
}

export const yearUntil = (year: number, last: string): Span => {
  const to = `${year}-12-31`;
  return { from: `${year}-01-01`, to: to < last ? to : last };
};

/** The year of the earliest activity, or of the account if that is earlier: workouts may be older than the account. */
async function firstYear(userId: string, { timeZone, createdAt, today }: AlbumCalendar): Promise<number> {
  const me = sql`${userId}::uuid`;
  const earliest = await row<{ day: string }>(sql`
    select least(${dayIn(timeZone, createdAt)}::date,
      (select min("localDay") from workouts where "userId" = ${me}),
      (select min("localDay") from check_ins where "userId" = ${me}),
      (select min(p."localDay") from ${ownPhotos(me)}))::text as day`);
  return yearOf(earliest?.day ?? today);
}

/** The albums of one of the user's years, and the album of a year ago. */
export async function listMemories(
  userId: string,
  { year: requested, hidden }: MemoriesQuery,
  now: Date = systemClock(),
): Promise<Memories> {
  const owner = await albumCalendarOf(userId, now);
  const last = yearOf(owner.today);
  const year = requested ?? last;
  const span = yearUntil(year, owner.lastReady);
  const [first, found, around] = await Promise.all([
    firstYear(userId, owner),
    albumsIn(userId, span),
    albumsIn(userId, daysAroundLastYear(owner.today)),
  ]);
  return {
    year,
    years: { first: Math.min(first, last), last },
    yearAgo: nearestTo(yearBefore(owner.today), listed(around, false)),
    albums: listed(found, hidden),
    hiddenCount: listed(found, true).length,
  };
}

type Decided = { id: string; audience: ListedAlbum["audience"]; isHidden: boolean };

/** 404 for a day without an album, or whose album isn't ready yet. */
export async function requireAlbum(userId: string, day: string, now: Date, read: Read = rows): Promise<Decided | null> {
  const { lastReady } = await albumCalendarOf(userId, now, read);
  if (day > lastReady) throw new AppError("not_found");
  const found = await albumsIn(userId, { from: day, to: day }, read);
  if (found.length === 0) throw new AppError("not_found");
  const [decided] = await read<Decided>(sql`
    select id, audience, "isHidden" from albums where "userId" = ${userId}::uuid and day = ${day}::date`);
  return decided ?? null;
}

/** The items in a person's day album that the viewer can see. */
async function contentsOf(viewer: Sql, owner: Sql, of: string) {
  const day = sql`${of}::date`;
  const photos = sql`visible_photos(${viewer}) p where p."userId" = ${owner} and ${isVisible}
    and p."localDay" = ${day}`;
  const most = sql`limit ${ALBUM_ITEMS_MAX}::int`;
  const [shown, stops, workouts, events, people] = await Promise.all([
    rows<Album["photos"][number]>(sql`
      select p.id, p.title, p.images -> 0 ->> 'photoUrl' as "photoUrl", (p.images -> 0 ->> 'width')::int as width,
             (p.images -> 0 ->> 'height')::int as height, coalesce(p.images -> 0 ->> 'placeholder', '') as placeholder,
             coalesce(p.images -> 0 ->> 'altText', '') as "altText"
      from ${photos} order by p."createdAt", p.id ${most}`),
    rows<{ venueId: string; name: string; image: string; at: Date }>(sql`
      select v.id as "venueId", v.name, v.image, c."createdAt" as at
      from check_ins k join visible_check_ins(${viewer}) c on c.id = k.id join venues v on v.id = c."venueId"
      where k."userId" = ${owner} and k."localDay" = ${day} and c."isPlaceShown" order by c."createdAt", c.id ${most}`),
    rows<Omit<Album["workouts"][number], "activityType"> & { activityType: string }>(sql`
      select w.id, w."activityType", w.duration as minutes, ${visibleDistance(viewer, sql`o`)} as "distanceMeters",
             exists (select 1 from visible_routes(${viewer}) r where r."workoutId" = w.id) as "hasRoute"
      from workouts o join visible_workouts(${viewer}) w on w.id = o.id join users u on u.id = o."userId"
      left join workout_routes r on r."workoutId" = o.id
      where o."userId" = ${owner} and o."localDay" = ${day} order by w."startedAt", w.id ${most}`),
    rows<Album["events"][number]>(sql`
      select e.id, e.title from community_event_members m join visible_community_events(${viewer}) e on e.id = m."eventId"
      where ${viewer} = ${owner} and m."userId" = ${owner} and m.status = 'going' and e."canceledAt" is null
        and e.date = ${day} order by e."startsAt", e.id ${most}`),
    rows<Album["people"][number]>(sql`
      select distinct u.id, u."firstName", u."lastName", u."profileImageUrl"
      from ${taggedIn(photos)} join visible_users(${viewer}) u on u.id = t."userId" order by u."firstName", u.id ${most}`),
  ]);
  return {
    photos: shown,
    stops: stops.map(({ at, ...stop }) => ({ ...stop, at: at.toISOString() })),
    workouts: workouts.map((one) => ({ ...one, activityType: activityTypeSchema.parse(one.activityType) })),
    events,
    people,
  };
}

/** The people with accepted tags in these photos (`p`): `t`, looked up photo by photo. */
export const taggedIn = (photos: Sql): Sql => sql`(select p.id from ${photos}) shown cross join lateral (
  select t."userId" from photo_tags t where t."photoId" = shown.id and t.status = 'accepted' offset 0) t`;

/** The user's album of a day, hidden or not. */
export async function getOwnAlbum(userId: string, day: string, now: Date = systemClock()): Promise<Album> {
  const decided = await requireAlbum(userId, day, now);
  const me = sql`${userId}::uuid`;
  const found = await row<Pick<Album, "owner">>(
    sql`select ${personJson(sql`u`)} as owner from users u where u.id = ${me}`,
  );
  if (!found) throw new AppError("unauthorized");
  return {
    id: decided?.id ?? null,
    day,
    owner: found.owner,
    isMine: true,
    audience: decided?.audience ?? "only_me",
    isHidden: decided?.isHidden ?? false,
    ...(await contentsOf(me, me, day)),
  };
}

export async function getAlbum(viewerId: string | null, id: string): Promise<Album> {
  const viewer = sql`${viewerId}::uuid`;
  const found = await row<
    Pick<Album, "owner"> & { ownerId: string; day: string; audience: ListedAlbum["audience"]; isHidden: boolean }
  >(sql`
    select a."userId" as "ownerId", a.day::text, a.audience, a."isHidden", ${personJson(sql`u`)} as owner
    from visible_albums(${viewer}) a join users u on u.id = a."userId" where a.id = ${id}::uuid`);
  if (!found) throw new AppError("not_found");
  const { owner, ownerId, day, audience, isHidden } = found;
  const isMine = ownerId === viewerId;
  return {
    ...{ id, day, owner, isMine, ...(isMine && { audience, isHidden }) },
    ...(await contentsOf(viewer, sql`${ownerId}::uuid`, day)),
  };
}
