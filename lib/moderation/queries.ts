import "server-only";
import { sql } from "@/lib/core/server/db";
import { type Keyset, keysetPage, TIMESTAMPTZ, UUID } from "@/lib/core/server/keyset-page";
import type { Page } from "@/lib/core/shared/page";
import type { Case, CasesQuery } from "./schema";

type Row = Omit<Case, "createdAt" | "decidedAt"> & { createdAt: Date; decidedAt: Date | null };

const states = sql`
  select p."hiddenAt" is not null as "isHidden" from photos p where r.type = 'photo' and p.id = r."targetId"::uuid
  union all select c."hiddenAt" is not null from comments c where r.type = 'comment' and c.id = r."targetId"::uuid
  union all select p."hiddenAt" is not null from posts p where r.type = 'post' and p.id = r."targetId"::uuid
  union all select u."suspendedAt" is not null from users u where r.type = 'user' and u.id = r."targetId"::uuid
  union all select e."hiddenAt" is not null from community_events e where r.type = 'event' and e."hostId" is not null and e.id = r."targetId"::uuid
  union all select g."hiddenAt" is not null from groups g where r.type = 'group' and g.id = r."targetId"::uuid
  union all select v."hiddenAt" is not null from venue_reviews v where r.type = 'review' and v.id = r."targetId"::uuid
  union all select g."hiddenAt" is not null from group_posts g where r.type = 'group-post' and g.id = r."targetId"::uuid
  union all select m."hiddenAt" is not null from event_messages m where r.type = 'event-message' and m.id = r."targetId"::uuid
  union all select g."hiddenAt" is not null from member_guides g where r.type = 'guide' and g.id = r."targetId"::uuid`;

const inTurn = (status: CasesQuery["status"]): Keyset<Row> => {
  const list = `cases:${status}`;
  const id = [sql`r.id`, UUID, (row: Row) => row.id] as const;
  return status === "open"
    ? { list, direction: "asc", keys: [[sql`r."createdAt"`, TIMESTAMPTZ, ({ createdAt }) => createdAt], id] }
    : { list, direction: "desc", keys: [[sql`r."decidedAt"`, TIMESTAMPTZ, decidedOr], id] };
};

const decidedOr = ({ decidedAt, createdAt }: Row): Date => decidedAt ?? createdAt;

const toCase = ({ createdAt, decidedAt, ...rest }: Row): Case => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

/**
 * Cases: each reported item once, by its oldest report with this status. Open cases oldest first, decided ones newest
 * first.
 */
export function listCases({ status: list, ...request }: CasesQuery): Promise<Page<Case>> {
  const status = list === "open" ? "open" : "closed";
  const waiting = sql`and r.action = 'suspend' and r.appeal is not null and r."appealAnswer" is null`;
  return keysetPage(
    inTurn(list),
    request,
    ({ afterCursor, orderBy }) => sql`
      select r.id, r.type, r."targetId", r.snapshot, r.status::text as status, r.action, r.reason, r."createdAt",
             r."decidedAt", r."proposedAction", r.appeal as objection, r."appealAnswer" as "objectionAnswer", a.reports, a.categories, a.notes, s."isHidden" is null as "isGone",
             coalesce(s."isHidden", false) as "isHidden"
      from reports r left join lateral (${states}) s on true
      cross join lateral (
        select count(*)::int as reports, array_agg(distinct o.category) as categories,
               coalesce(array_agg(o.note order by o.id) filter (where o.note is not null), '{}') as notes
        from reports o where o.type = r.type and o."targetId" = r."targetId" and o.status = r.status
          and (r.status = 'open' or o."decidedAt" = r."decidedAt")
      ) a
      where r.status = ${status}::"ReportStatus"
        and not exists (select 1 from reports b where b.type = r.type and b."targetId" = r."targetId" and b.status = r.status
          and b.id < r.id and (r.status = 'open' or b."decidedAt" = r."decidedAt"))
        ${list === "objected" ? waiting : sql``} ${afterCursor} ${orderBy}`,
    toCase,
  );
}
