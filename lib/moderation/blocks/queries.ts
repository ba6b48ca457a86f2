import "server-only";
import type { Person } from "@/lib/auth/accounts/schema";
import { type Sql, sql } from "@/lib/core/server/db";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";

type Row = Person & { at: Date };

const latestFirst = (list: string) => byTime<Row>(list, "desc", { time: sql`a.at`, id: sql`u.id`, of: ({ at }) => at });

function listAside(list: string, aside: Sql, query: PageQuery): Promise<Page<Person>> {
  return keysetPage(
    latestFirst(list),
    query,
    ({ afterCursor, orderBy }) => sql`
      select u.id, u."firstName", u."lastName", u."profileImageUrl", a.at from (${aside}) a join users u on u.id = a.id
      where true ${afterCursor} ${orderBy}`,
    ({ at: _at, ...person }) => person,
  );
}

/** Blocked people. Only this list still shows them, so that a block can be undone. */
export function listBlocked(userId: string, query: PageQuery): Promise<Page<Person>> {
  const aside = sql`select "blockedId" as id, "createdAt" as at from blocks where "blockerId" = ${userId}::uuid`;
  return listAside("blocked", aside, query);
}

export function listMuted(userId: string, query: PageQuery): Promise<Page<Person>> {
  const aside = sql`
    select m."mutedId" as id, m."createdAt" as at
    from mutes m join visible_users(${userId}::uuid) v on v.id = m."mutedId" where m."muterId" = ${userId}::uuid`;
  return listAside("muted", aside, query);
}
