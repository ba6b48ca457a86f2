import "server-only";
import { type Read, rows, sql, type Tx } from "@/lib/core/server/db";
import { actorShown, targetShown } from "../access";
import type { NotificationKind, TargetType } from "../rules";
import { COLLECT_MINUTES, URGENT_KINDS } from "./rules";

export type Recipient = {
  id: string;
  email: string;
  firstName: string;
  timeZone: string;
  hideLikeCounts: boolean;
  notifications: unknown;
  quietHours: unknown;
};

/** Whose mail has been collected long enough, or cannot wait. */
export function listRecipients(limit: number, read: Read = rows): Promise<Recipient[]> {
  return read<Recipient>(sql`
    select u.id, u.email, u."firstName", u."timeZone", u."hideLikeCounts", u.notifications, u."quietHours" from users u
    where u.email is not null and u."suspendedAt" is null and u."deleteAfter" is null and exists (
      select 1 from notification_mails m where m."userId" = u.id and (m.type = any(${URGENT_KINDS}::text[])
        or m."createdAt" < now() - make_interval(mins => ${COLLECT_MINUTES}::int)))
    order by u.id limit ${limit}`);
}

export type Waiting = {
  type: NotificationKind;
  targetType: TargetType;
  title: string | null;
  text: string;
  names: string[];
  count: number;
};

type Asked = { userId: string; ids: readonly string[]; inAppOff: readonly string[] };

/**
 * What may still be told, a line a group, the latest first: of people and things one still sees, and not read in the
 * app meanwhile. Where the app tells of it too, what is told of there no longer has lost its reason.
 */
export function listWaiting(tx: Tx, { userId, ids, inAppOff }: Asked): Promise<Waiting[]> {
  return tx.$queryRaw<Waiting[]>(sql`
    select m.type, m."targetType", max(m.text) as text, max(coalesce(e.title, g.name)) as title,
      coalesce(array_agg(u."firstName" order by m."createdAt" desc) filter (where u.id is not null), '{}') as names,
      count(*)::int as count
    from notification_mails m
    left join users u on u.id = m."actorId"
    left join community_events e on m."targetType" = 'event' and e.id::text = m."targetId"
    left join groups g on m."targetType" = 'group' and g.id::text = m."targetId"
    left join notifications n on n."userId" = m."userId" and n."groupKey" = m."groupKey"
      and n."actorId" is not distinct from m."actorId"
    where m.id = any(${ids}::uuid[]) and n."readAt" is null and (n.id is not null or m.type = any(${inAppOff}::text[]))
      and ${actorShown(userId, sql`m`)} and ${targetShown(userId, sql`m`)}
    group by m."groupKey", m.type, m."targetType" order by max(m."createdAt") desc`);
}
