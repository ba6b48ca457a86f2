import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import type { Person } from "@/lib/auth/accounts/schema";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { byCreation, cutPage, sliceOf } from "@/lib/core/server/keyset-page";
import type { PageQuery } from "@/lib/core/shared/page";
import { actorShown, targetOf, targetShown } from "./access";
import {
  ACTORS_SHOWN,
  type NotificationKind,
  notificationText,
  PEOPLE_COUNTED,
  type TargetType,
  UNREAD_COUNTED,
} from "./rules";
import type { Notification, NotificationsAnswer } from "./schema";

type Row = {
  id: string;
  groupKey: string;
  type: NotificationKind;
  targetType: TargetType;
  targetId: string;
  text: string;
  createdAt: Date;
  title: string | null;
  image: string | null;
  count: number;
  readAt: Date | null;
  isUnread: boolean;
  actors: Person[];
  isCountHidden: boolean;
};
const LATEST = byCreation<Row>("notifications", "desc", sql`n`);

/**
 * The newest row of each group, newest first: read from the index alone, and fetched only when the list gets to it.
 * `offset 0` keeps the planner from fetching earlier.
 */
const heads = (userId: string, afterCursor: Sql): Sql => sql`
  select n.id, n."createdAt", h."userId", h."groupKey", h.type, h."targetType", h."targetId", h.text from (
    select n.id, n."createdAt" from (
      select distinct on (m."groupKey") m."createdAt", m.id from notifications m
      where m."userId" = ${userId}::uuid and ${actorShown(userId, sql`m`)}
      order by m."groupKey", m."createdAt" desc, m.id desc
    ) n where true ${afterCursor} order by n."createdAt" desc, n.id desc offset 0
  ) n cross join lateral (select * from notifications h where h.id = n.id offset 0) h`;

function toNotification(found: Row): Notification {
  const { targetType, targetId, title, image, isUnread, isCountHidden, createdAt, readAt, actors, ...rest } = found;
  const count = isCountHidden && found.type === "like" ? null : found.count;
  const names = actors.map(({ firstName }) => firstName);
  return {
    id: rest.groupKey,
    type: rest.type,
    actors,
    count,
    target: { type: targetType, id: targetId, title, image },
    text: notificationText({ kind: rest.type, names, count, targetType, title, text: rest.text }),
    createdAt: createdAt.toISOString(),
    readAt: isUnread ? null : (readAt?.toISOString() ?? null),
  };
}

/** How many groups have unread notifications. */
async function countUnread(userId: string): Promise<number> {
  const [counted] = await rows<{ unread: number }>(sql`
    select count(*)::int as unread from (
      select 1 from (
        select distinct on (u."groupKey") u."targetType", u."targetId" from (
          select * from notifications n
          where n."userId" = ${userId}::uuid and n."readAt" is null and ${actorShown(userId, sql`n`)}
          order by n."createdAt" desc limit ${PEOPLE_COUNTED}
        ) u order by u."groupKey"
      ) n where ${targetShown(userId, sql`n`)} limit ${UNREAD_COUNTED}
    ) counted`);
  return counted?.unread ?? 0;
}

/** Only the badge's number, for the page that shows it, without loading the rows. */
export async function unreadNotifications(userId: string): Promise<NotificationsAnswer> {
  return { notifications: [], unread: await countUnread(userId), nextCursor: null };
}

export async function listNotifications(userId: string, query: PageQuery): Promise<NotificationsAnswer> {
  const { afterCursor, orderBy } = sliceOf(LATEST, query);
  const others = sql`from notifications m where m."userId" = h."userId" and m."groupKey" = h."groupKey"
    and ${actorShown(userId, sql`m`)} order by m."createdAt" desc, m.id desc`;
  const [found, unread] = await Promise.all([
    rows<Row>(sql`
      select h.id, h."groupKey", h.type, h."targetType", h."targetId", h.text, h."createdAt", t.title, t.image,
             c.count, c."readAt", c."isUnread", a.actors, me."hideLikeCounts" as "isCountHidden"
      from (
        select * from (${heads(userId, afterCursor)}) n where ${targetShown(userId, sql`n`)} ${orderBy}
      ) h
      join users me on me.id = h."userId"
      left join lateral (${targetOf(userId, sql`h`)}) t on true
      cross join lateral (
        select count(*)::int as count, max(m."readAt") as "readAt", bool_or(m."readAt" is null) as "isUnread"
        from (select m."readAt" ${others} limit ${PEOPLE_COUNTED}) m
      ) c
      cross join lateral (
        select coalesce(jsonb_agg(${personJson(sql`u`)} order by m."createdAt" desc, m.id desc), '[]') as actors
        from (select m.* ${others} limit ${ACTORS_SHOWN}) m join users u on u.id = m."actorId"
      ) a
      order by h."createdAt" desc, h.id desc`),
    countUnread(userId),
  ]);
  const { items, nextCursor } = cutPage(LATEST, query.limit, found);
  return { notifications: items.map(toNotification), unread, nextCursor };
}
