import "server-only";
import type { Person } from "@/lib/auth/accounts/schema";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import type { FollowsQuery } from "@/lib/social/follows/schema";

const position = z.tuple([z.string(), z.string()]);

async function listAside(list: string, aside: Sql, { limit, cursor }: FollowsQuery): Promise<Page<Person>> {
  const before = cursor === undefined ? undefined : decodeCursor(list, cursor, position);
  const found = await rows<Person & { at: Date }>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl", a.at from (${aside}) a join users u on u.id = a.id
    ${before ? sql`where (a.at, u.id) < (${before[0]}::timestamptz, ${before[1]}::uuid)` : sql``}
    order by a.at desc, u.id desc limit ${limit + 1}`);
  const slice = found.slice(0, limit);
  const last = slice.at(-1);
  return {
    items: slice.map(({ at: _at, ...person }) => person),
    nextCursor: found.length > limit && last ? encodeCursor(list, [last.at.toISOString(), last.id]) : null,
  };
}

/** Whom this person has blocked: here, and nowhere else, they are still seen by name, so that it can be undone. */
export function listBlocked(userId: string, query: FollowsQuery): Promise<Page<Person>> {
  const aside = sql`select "blockedId" as id, "createdAt" as at from blocks where "blockerId" = ${userId}::uuid`;
  return listAside("blocked", aside, query);
}

/** Whom this person has muted, and may still see. */
export function listMuted(userId: string, query: FollowsQuery): Promise<Page<Person>> {
  const aside = sql`
    select m."mutedId" as id, m."createdAt" as at
    from mutes m join visible_users(${userId}::uuid) v on v.id = m."mutedId" where m."muterId" = ${userId}::uuid`;
  return listAside("muted", aside, query);
}
