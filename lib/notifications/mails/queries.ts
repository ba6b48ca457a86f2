import "server-only";
import { isAttemptDue } from "@/lib/core/server/attempts";
import { rows, type Sql, sql, type Tx } from "@/lib/core/server/db";
import { actorShown, isQuiet, targetOf, targetShown } from "../access";
import { type NotificationKind, type TargetType, URGENT_KINDS } from "../rules";
import { COLLECT_MINUTES } from "./rules";

export type Recipient = {
  id: string;
  email: string;
  firstName: string;
  hideLikeCounts: boolean;
  notifications: unknown;
};

/**
 * Recipients whose emails were collected long enough or are urgent, longest waiting first. Recipients in quiet hours or
 * with a failing mailbox are excluded here, so that they don't block others.
 */
export function listRecipients(job: string, limit: number, now: Date): Promise<Recipient[]> {
  return rows<Recipient>(sql`
    select u.id, u.email, u."firstName", u."hideLikeCounts", u.notifications
    from (
      select m."userId" as id, min(m."createdAt") as since from notification_emails m
      where m."leasedAt" is null and (m.type = any(${URGENT_KINDS}::text[])
        or m."createdAt" < now() - make_interval(mins => ${COLLECT_MINUTES}::int))
      group by 1
    ) waiting join users u on u.id = waiting.id
    where u.email is not null and u."suspendedAt" is null and u."deleteAfter" is null and not ${isQuiet(now)}
      and ${isAttemptDue(job, sql`u.id`)}
    order by waiting.since, u.id limit ${limit}`);
}

export type UnsentNotification = {
  type: NotificationKind;
  targetType: TargetType;
  title: string | null;
  text: string;
  names: string[];
  count: number;
  isTitleTrusted: boolean;
  isTextTrusted: boolean;
  /** When the related event starts. */
  eventAt: Date | null;
};

const follows = (userId: string, other: Sql): Sql => sql`exists (select 1 from follows f
  where f."followerId" = ${userId}::uuid and f."followingId" = ${other} and f.status = 'accepted')`;

/** Who named the target of `m`, for targets named by people. */
const NAMED_BY = sql`
  select e."hostId" as "authorId", e."startsAt" from community_events e
  where e.id = case when m."targetType" = 'event' then m."targetId"::uuid end
  union all select g."creatorId", null from groups g where g.id = case when m."targetType" = 'group' then m."targetId"::uuid end
  union all select g."userId", null from member_guides g where g.id = case when m."targetType" = 'guide' then m."targetId"::uuid end`;

type DigestQuery = { userId: string; ids: readonly string[]; inAppOff: readonly string[] };

/**
 * Queued emails that are still relevant, one line per group, newest first: visible people and targets, unread in the
 * app. Without the in-app notification there is no reason for the email.
 */
export function listQueuedMails(tx: Tx, { userId, ids, inAppOff }: DigestQuery): Promise<UnsentNotification[]> {
  return tx.$queryRaw<UnsentNotification[]>(sql`
    select m.type, m."targetType", max(m.text) as text, max(t.title) as title,
      coalesce(array_agg(u."firstName" order by m."createdAt" desc) filter (where u.id is not null), '{}') as names,
      count(*)::int as count, max(by."startsAt") as "eventAt",
      bool_and(by."authorId" is null or by."authorId" = ${userId}::uuid or ${follows(userId, sql`by."authorId"`)}) as "isTitleTrusted",
      bool_and(m."actorId" is not null and ${follows(userId, sql`m."actorId"`)}) as "isTextTrusted"
    from notification_emails m
    left join users u on u.id = m."actorId"
    left join lateral (${targetOf(userId, sql`m`)}) t on true
    left join lateral (${NAMED_BY}) by on true
    left join notifications n on n."userId" = m."userId" and n."groupKey" = m."groupKey"
      and n."actorId" is not distinct from m."actorId"
    where m.id = any(${ids}::uuid[]) and n."readAt" is null and (n.id is not null or m.type = any(${inAppOff}::text[]))
      and ${actorShown(userId, sql`m`)} and ${targetShown(userId, sql`m`)}
    group by m."groupKey", m.type, m."targetType" order by max(m."createdAt") desc`);
}
