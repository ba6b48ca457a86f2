import "server-only";
import { settingColumns } from "@/lib/account/queries";
import { columnsOf, Prisma, type Sql, sql } from "@/lib/core/server/db";
import { keysOf } from "@/lib/core/shared/keys";

/** Every section selects one person's data. */
type Sections = Record<string, (me: Sql) => Sql>;

/** Another person, limited to what the owner may see of them. */
const person = (me: Sql, id: Sql) => sql`
  (select jsonb_build_object('id', v.id, 'name', v."firstName" || ' ' || v."lastName")
   from visible_users(${me}) v where v.id = ${id}) as person`;

const account: Sections = {
  account: (me) => sql`
    select id, email, "phoneNumber", "firstName", "lastName", username, bio, location, "profileImageUrl", "heroImageUrl", interests,
      "timeZone", "createdAt", "photoCount", "experienceCount", "checkInCount", "savedCount", "followersCount",
        "followingCount", "ledgerXp", "ledgerScore", "passwordHash" is not null as "hasPassword" from users where id = ${me}`,
  settings: (me) => sql`
    select ${settingColumns}, u."restDays", u.notifications as "notificationsOff", u."quietHours" from users u where u.id = ${me}`,
  sessions: (me) => sql`
    select device, provider, "createdAt", "lastSeenAt", "expiresAt", "revokedAt" from sessions where "userId" = ${me}
    order by "createdAt", id`,
  "push-browsers": (me) => sql`
    select endpoint, "createdAt" from push_subscriptions where "userId" = ${me} order by "createdAt", id`,
  "sign-in-providers": (me) => sql`
    select provider, subject, email, "createdAt" from identities where "userId" = ${me} order by "createdAt"`,
};

/** All columns of a table except internal ones, so that a column added later is exported automatically. */
const allBut = (alias: string, all: readonly string[], hidden: readonly string[]): Sql =>
  Prisma.raw(
    columnsOf(
      alias,
      all.filter((name) => !hidden.includes(name)),
    ),
  );
const photoColumns = allBut("p", keysOf(Prisma.PhotoScalarFieldEnum), [
  "userId",
  "venueId",
  "mediaKey",
  "searchText",
  "hiddenAt",
]);
const draftColumns = allBut("d", keysOf(Prisma.DraftScalarFieldEnum), [
  "userId",
  "venueId",
  "taggedUserIds",
  "mentionedUserIds",
]);

const shared: Sections = {
  photos: (me) => sql`
    select ${photoColumns}, v.name as place, p."hiddenAt" is not null as "isHiddenByModerator" from photos p left join venues v on v.id = p."venueId"
    where p."userId" = ${me} order by p."createdAt", p.id`,
  "photo-edits": (me) => sql`
    select e."photoId", e.title, e.caption, e.location, e.images, e."createdAt" as "replacedAt" from photo_edits e
    join photos p on p.id = e."photoId" where p."userId" = ${me} order by e."createdAt", e.id`,
  pictures: (me) => sql`
    select 'pictures/' || id || '.' || extension as file, purpose, "photoId", width, height, bytes, sha256, "createdAt"
    from media where "userId" = ${me} order by "createdAt", id`,
  comments: (me) => sql`
    select id, "photoId", "workoutId", "postId", "parentId", text, "createdAt", "editedAt" from comments where "userId" = ${me}
    order by "createdAt", id`,
  "comment-likes": (me) =>
    sql`select "commentId", "createdAt" from comment_likes where "userId" = ${me} order by "createdAt"`,
  "photo-likes": (me) =>
    sql`select "photoId", "createdAt" from photo_likes where "userId" = ${me} order by "createdAt"`,
  tags: (me) => sql`select "photoId", status, "createdAt" from photo_tags where "userId" = ${me} order by "createdAt"`,
  mentions: (me) => sql`
    select "photoId", "commentId", name, "userId" = ${me} as "isOfMe", "authorId" = ${me} as "isByMe", "createdAt" from mentions
    where "userId" = ${me} or "authorId" = ${me} order by "createdAt", id`,
  posts: (me) => sql`
    select id, content, "activityType", audience, "likeCount", "createdAt", "editedAt" from posts where "userId" = ${me}
    order by "createdAt", id`,
  "post-likes": (me) => sql`select "postId", "createdAt" from post_likes where "userId" = ${me} order by "createdAt"`,
  "workout-likes": (me) =>
    sql`select "workoutId", "createdAt" from workout_likes where "userId" = ${me} order by "createdAt"`,
  "check-in-likes": (me) =>
    sql`select "checkInId", "createdAt" from check_in_likes where "userId" = ${me} order by "createdAt"`,
  albums: (me) => sql`
    select id, day::text, audience, "isHidden", "announcedAt", "createdAt" from albums where "userId" = ${me} order by day`,
  drafts: (me) => sql`
    select ${draftColumns} from drafts d where d."userId" = ${me} order by d."createdAt"`,
};

const activity: Sections = {
  workouts: (me) => sql`
    select w.id, w."activityType", w.duration, w."distanceMeters", w."averageHeartRate", w."maxHeartRate", w.notes, v.name as place, s.name as shoes, w.source, w."startedAt", w."localDay"::text,
           w."createdAt"
    from workouts w left join venues v on v.id = w."venueId" left join shoes s on s.id = w."shoesId"
    where w."userId" = ${me} order by w."startedAt", w.id`,
  shoes: (me) => sql`
    select id, name, "retiredAt", "createdAt" from shoes where "userId" = ${me} order by "createdAt", id`,
  "workout-routes": (me) => sql`
    select "workoutId", source, "startedAt", "endedAt", "distanceMeters", "movingSeconds", "elapsedSeconds", "elevationGain",
      polyline, moments, "hasElevation", breaks from workout_routes where "userId" = ${me} order by "startedAt", "workoutId"`,
  "route-efforts": (me) => sql`
    select "workoutId", meters, seconds from route_efforts where "userId" = ${me} order by "workoutId", meters`,
  "ways-done": (me) => sql`
    select "workoutId", "trailId" as trail, "startedAt" from completed_trails where "userId" = ${me} order by "startedAt", "trailId"`,
  "privacy-zones": (me) => sql`
    select id, label, "isAutomatic", lat, lng, radius, "createdAt" from privacy_zones where "userId" = ${me}
    order by "createdAt", id`,
  "check-ins": (me) => sql`
    select c.id, v.name as place, v.address, c.day::text, c."isPrivate", c."createdAt" from check_ins c
    join venues v on v.id = c."venueId" where c."userId" = ${me} order by c."createdAt"`,
  xp: (me) => sql`
    select source, "sourceId", revision, xp, score, week::text, "createdAt" from xp_entries where "userId" = ${me}
    order by "createdAt", id`,
  challenges: (me) => sql`
    select c.title, c.target, c.unit, m.result, m."joinedAt" from challenge_members m
    join challenges c on c.id = m."challengeId" where m."userId" = ${me} order by m."joinedAt"`,
  achievements: (me) => sql`
    select achievement, "unlockedAt" from achievement_unlocks where "userId" = ${me} order by "unlockedAt"`,
  saved: (me) => sql`
    select s.type, s."targetId", s.note, c.name as collection, s."createdAt" from saved_items s
    left join saved_collections c on c.id = s."collectionId" where s."userId" = ${me} order by s."createdAt"`,
  collections: (me) => sql`select name, "createdAt" from saved_collections where "userId" = ${me} order by "createdAt"`,
  guides: (me) => sql`
    select g.id, g.title, g.description, g."coverImage", g.audience, g."followersCount", g."createdAt", g."updatedAt",
      g."hiddenAt" is not null as "isHiddenByModerator",
      array(select jsonb_build_object('type', p.type, 'id', p."targetId", 'name', coalesce(v.name, h.name), 'note', p.note)
        from member_guide_places p left join venues v on p.type = 'venue' and v.id = p."targetId"
        left join hidden_gems h on p.type = 'gem' and h.id = p."targetId"
        where p."guideId" = g.id order by p.position) as places
    from member_guides g where g."userId" = ${me} order by g."createdAt", g.id`,
  "followed-guides": (me) => sql`
    select f."guideId", g.title, f."createdAt" from member_guide_follows f
    left join visible_member_guides(${me}) g on g.id = f."guideId" where f."userId" = ${me} order by f."createdAt", f."guideId"`,
  reviews: (me) => sql`
    select v.name as place, r.rating, r.text, r."createdAt", r."editedAt" from venue_reviews r
    join venues v on v.id = r."venueId" where r."userId" = ${me} order by r."createdAt"`,
};

const people: Sections = {
  following: (me) => sql`
    select ${person(me, sql`f."followingId"`)}, f.status, f."createdAt" from follows f
    where f."followerId" = ${me} order by f."createdAt"`,
  followers: (me) => sql`
    select ${person(me, sql`f."followerId"`)}, f.status, f."createdAt" from follows f
    where f."followingId" = ${me} order by f."createdAt"`,
  // visible_users() leaves out people you blocked; the settings list names them, so the export does too.
  blocked: (me) => sql`
    select jsonb_build_object('id', u.id, 'name', u."firstName" || ' ' || u."lastName") as person, b."createdAt"
    from blocks b join users u on u.id = b."blockedId" where b."blockerId" = ${me} order by b."createdAt"`,
  muted: (me) => sql`
    select ${person(me, sql`m."mutedId"`)}, m."createdAt" from mutes m where m."muterId" = ${me} order by m."createdAt"`,
  invites: (me) => sql`select token, "createdAt", "expiresAt" from invites where "userId" = ${me} order by "createdAt"`,
  "community-events": (me) => sql`
    select e.id, e.title, e.date::text, e.time, e.location, e."hostId" = ${me} as "isMine", m.status, m."joinedAt", m."isCohost",
      m."checkedInAt", s.repeats, s.until::text, case when e."hostId" = ${me} then e."cancelReason" end as "cancelReason",
      case when e."hostId" = ${me} then e.thanks end as thanks
    from (
      select * from community_events where "hostId" = ${me}
      union select * from visible_community_events(${me})
        where id in (select "eventId" from community_event_members where "userId" = ${me})
    ) e left join community_event_members m on m."eventId" = e.id and m."userId" = ${me}
    left join event_series s on s.id = e."seriesId"
    order by e."startsAt", e.id`,
  "shared-days": (me) => sql`
    select p.id, p."startsAt", p."endsAt", p."ownerId" = ${me} as "isMine", m."freeFrom", m."freeUntil", m."joinedAt",
      case when p."ownerId" = ${me} then p.stops end as stops,
      array(select jsonb_build_object('stop', v."targetId", 'isFor', v."isFor") from shared_plan_votes v
        where v."planId" = p.id and v."userId" = ${me} order by v."targetId") as votes
    from shared_plan_members m join shared_plans p on p.id = m."planId" where m."userId" = ${me} order by m."joinedAt", p.id`,
  "workout-photos": (me) => sql`
    select x."workoutId", x."photoId", x."createdAt" from workout_photos x join photos p on p.id = x."photoId"
    where p."userId" = ${me} order by x."createdAt", x."photoId"`,
  "event-photos": (me) => sql`
    select x."eventId", e.title as event, x."photoId", x."createdAt" from event_photos x join photos p on p.id = x."photoId"
    left join visible_community_events(${me}) e on e.id = x."eventId" where p."userId" = ${me} order by x."createdAt", x."photoId"`,
  "event-messages": (me) => sql`
    select m.id, e.title as event, m.text, m."createdAt", m."hiddenAt" is not null as "isHiddenByModerator" from event_messages m
    left join visible_community_events(${me}) e on e.id = m."eventId" where m."userId" = ${me} order by m."createdAt", m.id`,
  "group-posts": (me) => sql`
    select p.id, g.name as "group", p."parentId", p.text, p."createdAt", p."hiddenAt" is not null as "isHiddenByModerator" from group_posts p
    left join visible_groups(${me}) g on g.id = p."groupId" where p."userId" = ${me} order by p."createdAt", p.id`,
  groups: (me) => sql`
    select m."groupId" as id, g.name, coalesce(g."creatorId" = ${me}, false) as "isMine", m.role, m.status, m."joinedAt"
    from group_members m left join visible_groups(${me}) g on g.id = m."groupId"
    where m."userId" = ${me} order by m."joinedAt"`,
};

const system: Sections = {
  notifications: (me) => sql`
    select type, "targetType", "targetId", text, "createdAt", "readAt" from notifications where "userId" = ${me}
    order by "createdAt"`,
  reports: (me) => sql`
    select type, "targetId", category, note, status, "createdAt" from reports where "reporterId" = ${me}
    order by "createdAt"`,
  "suggestion-feedback": (me) => sql`
    select "targetType", "targetId", verdict, "createdAt" from suggestion_feedback where "userId" = ${me}
    order by "createdAt"`,
  "views-and-taps": (me) => sql`
    select kind, "targetType", "targetId", "createdAt" from interactions where "userId" = ${me} order by "createdAt"`,
};

/** All of a person's data, by kind. A test fails when a table with personal data is missing here. */
export const SECTIONS: Sections = { ...account, ...shared, ...activity, ...people, ...system };
