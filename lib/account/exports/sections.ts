import "server-only";
import { settingColumns } from "@/lib/account/queries";
import { columnsOf, Prisma, type Sql, sql } from "@/lib/core/server/db";
import { keysOf } from "@/lib/core/shared/keys";

type Section = { name: string; query: (me: Sql) => Sql };

/** Somebody else, as far as the person may see them. */
const person = (me: Sql, id: Sql) => sql`
  (select jsonb_build_object('id', v.id, 'name', v."firstName" || ' ' || v."lastName")
   from visible_users(${me}) v where v.id = ${id}) as person`;

const account: Section[] = [
  {
    name: "account",
    query: (me) => sql`
      select id, email, "phoneNumber", "firstName", "lastName", bio, location, "profileImageUrl", "heroImageUrl", interests,
        "timeZone", "createdAt", "photoCount", "experienceCount", "checkInCount", "savedCount", "followersCount",
        "followingCount", "ledgerXp", "ledgerScore", "passwordHash" is not null as "hasPassword" from users where id = ${me}`,
  },
  {
    name: "settings",
    query: (me) => sql`
      select ${settingColumns}, u."restDays", u.notifications as "notificationsOff", u."quietHours" from users u where u.id = ${me}`,
  },
  {
    name: "sessions",
    query: (me) => sql`
      select device, provider, "createdAt", "lastSeenAt", "expiresAt", "revokedAt" from sessions where "userId" = ${me}
      order by "createdAt", id`,
  },
  {
    name: "sign-in-providers",
    query: (me) => sql`
      select provider, subject, email, "createdAt" from identities where "userId" = ${me} order by "createdAt"`,
  },
];

/** All of a table's columns, what is added later too, but for those that say nothing to a person. */
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
const draftColumns = allBut("d", keysOf(Prisma.DraftScalarFieldEnum), ["userId", "venueId", "taggedUserIds"]);

const shared: Section[] = [
  {
    name: "photos",
    query: (me) => sql`
      select ${photoColumns}, v.name as place, p."hiddenAt" is not null as "isHiddenByModerator" from photos p left join venues v on v.id = p."venueId"
      where p."userId" = ${me} order by p."createdAt", p.id`,
  },
  {
    name: "pictures",
    query: (me) => sql`
      select 'pictures/' || id || '.' || extension as file, purpose, "photoId", width, height, bytes, sha256, "createdAt"
      from media where "userId" = ${me} order by "createdAt", id`,
  },
  {
    name: "comments",
    query: (me) => sql`
      select id, "photoId", "parentId", text, "createdAt", "editedAt" from comments where "userId" = ${me}
      order by "createdAt", id`,
  },
  {
    name: "photo-likes",
    query: (me) => sql`select "photoId", "createdAt" from photo_likes where "userId" = ${me} order by "createdAt"`,
  },
  {
    name: "tags",
    query: (me) =>
      sql`select "photoId", status, "createdAt" from photo_tags where "userId" = ${me} order by "createdAt"`,
  },
  {
    name: "posts",
    query: (me) => sql`
      select id, content, "activityType", audience, "likeCount", "createdAt" from posts where "userId" = ${me}
      order by "createdAt", id`,
  },
  {
    name: "post-likes",
    query: (me) => sql`select "postId", "createdAt" from post_likes where "userId" = ${me} order by "createdAt"`,
  },
  {
    name: "drafts",
    query: (me) => sql`
      select ${draftColumns} from drafts d where d."userId" = ${me} order by d."createdAt"`,
  },
];

const activity: Section[] = [
  {
    name: "workouts",
    query: (me) => sql`
      select w.id, w."activityType", w.duration, w."distanceMeters", w.notes, v.name as place, w."startedAt", w."createdAt"
      from workouts w left join venues v on v.id = w."venueId" where w."userId" = ${me} order by w."startedAt", w.id`,
  },
  {
    name: "check-ins",
    query: (me) => sql`
      select c.id, v.name as place, v.address, c.day::text, c."isPrivate", c."createdAt" from check_ins c
      join venues v on v.id = c."venueId" where c."userId" = ${me} order by c."createdAt"`,
  },
  {
    name: "xp",
    query: (me) => sql`
      select source, "sourceId", revision, xp, score, week::text, "createdAt" from xp_entries where "userId" = ${me}
      order by "createdAt", id`,
  },
  {
    name: "challenges",
    query: (me) => sql`
      select c.title, c.target, c.unit, m.result, m."joinedAt" from challenge_members m
      join challenges c on c.id = m."challengeId" where m."userId" = ${me} order by m."joinedAt"`,
  },
  {
    name: "achievements",
    query: (me) => sql`
      select achievement, "unlockedAt" from achievement_unlocks where "userId" = ${me} order by "unlockedAt"`,
  },
  {
    name: "saved",
    query: (me) => sql`
      select type, "targetId", note, "createdAt" from saved_items where "userId" = ${me} order by "createdAt"`,
  },
];

const people: Section[] = [
  {
    name: "following",
    query: (me) => sql`
      select ${person(me, sql`f."followingId"`)}, f.status, f."createdAt" from follows f
      where f."followerId" = ${me} order by f."createdAt"`,
  },
  {
    name: "followers",
    query: (me) => sql`
      select ${person(me, sql`f."followerId"`)}, f.status, f."createdAt" from follows f
      where f."followingId" = ${me} order by f."createdAt"`,
  },
  {
    // Whom one has blocked is in no visible_users(); the list in the settings names them, and so does this.
    name: "blocked",
    query: (me) => sql`
      select jsonb_build_object('id', u.id, 'name', u."firstName" || ' ' || u."lastName") as person, b."createdAt"
      from blocks b join users u on u.id = b."blockedId" where b."blockerId" = ${me} order by b."createdAt"`,
  },
  {
    name: "muted",
    query: (me) => sql`
      select ${person(me, sql`m."mutedId"`)}, m."createdAt" from mutes m where m."muterId" = ${me} order by m."createdAt"`,
  },
  {
    name: "invites",
    query: (me) => sql`select token, "createdAt", "expiresAt" from invites where "userId" = ${me} order by "createdAt"`,
  },
  {
    name: "community-events",
    query: (me) => sql`
      select e.id, e.title, e.date::text, e.time, e.location, e."hostId" = ${me} as "isMine", m.status, m."joinedAt"
      from (
        select * from community_events where "hostId" = ${me}
        union select * from visible_community_events(${me})
          where id in (select "eventId" from community_event_members where "userId" = ${me})
      ) e left join community_event_members m on m."eventId" = e.id and m."userId" = ${me}
      order by e."startsAt", e.id`,
  },
  {
    name: "groups",
    query: (me) => sql`
      select m."groupId" as id, g.name, coalesce(g."creatorId" = ${me}, false) as "isMine", m.role, m.status, m."joinedAt"
      from group_members m left join visible_groups(${me}) g on g.id = m."groupId"
      where m."userId" = ${me} order by m."joinedAt"`,
  },
];

const machinery: Section[] = [
  {
    name: "notifications",
    query: (me) => sql`
      select type, "targetType", "targetId", text, "createdAt", "readAt" from notifications where "userId" = ${me}
      order by "createdAt"`,
  },
  {
    name: "reports",
    query: (me) => sql`
      select type, "targetId", category, note, status, "createdAt" from reports where "reporterId" = ${me}
      order by "createdAt"`,
  },
  {
    name: "suggestion-feedback",
    query: (me) => sql`
      select "targetType", "targetId", verdict, "createdAt" from suggestion_feedback where "userId" = ${me}
      order by "createdAt"`,
  },
  {
    name: "views-and-taps",
    query: (me) => sql`
      select kind, "targetType", "targetId", "createdAt" from interactions where "userId" = ${me} order by "createdAt"`,
  },
];

/** Everything that is somebody's, kind by kind. A table that holds a person's data and is missing here fails a test. */
export const SECTIONS: readonly Section[] = [...account, ...shared, ...activity, ...people, ...machinery];
