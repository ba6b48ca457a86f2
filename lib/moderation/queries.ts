import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { rows, sql } from "@/lib/core/server/db";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import type { Case, CasesQuery } from "./schema";

type Row = Omit<Case, "createdAt" | "decidedAt"> & { createdAt: Date; decidedAt: Date | null };
const position = z.tuple([z.string(), z.string()]);

const states = sql`
  select p."hiddenAt" is not null as "isHidden" from photos p where r.type = 'photo' and p.id = r."targetId"::uuid
  union all select c."hiddenAt" is not null from comments c where r.type = 'comment' and c.id = r."targetId"::uuid
  union all select p."hiddenAt" is not null from posts p where r.type = 'post' and p.id = r."targetId"::uuid
  union all select u."suspendedAt" is not null from users u where r.type = 'user' and u.id = r."targetId"::uuid
  union all select e."hiddenAt" is not null from community_events e where r.type = 'event' and e.id = r."targetId"::uuid
  union all select g."hiddenAt" is not null from groups g where r.type = 'group' and g.id = r."targetId"::uuid`;

/**
 * What was reported: each thing once, by its oldest report of this status. Open cases come in the order they began,
 * decided ones the latest first.
 */
export async function listCases({ status, limit, cursor }: CasesQuery): Promise<Page<Case>> {
  const list = `cases:${status}`;
  const at = cursor === undefined ? undefined : decodeCursor(list, cursor, position);
  const isOpen = status === "open";
  const time = isOpen ? sql`r."createdAt"` : sql`r."decidedAt"`;
  const past = isOpen ? sql`>` : sql`<`;
  const order = isOpen ? sql`${time}, r.id` : sql`${time} desc, r.id desc`;
  const found = await rows<Row>(sql`
    select r.id, r.type, r."targetId", r.snapshot, r.status::text as status, r.action, r.reason, r."createdAt", r."decidedAt",
           a.reports, a.categories, a.notes, s."isHidden" is null as "isGone", coalesce(s."isHidden", false) as "isHidden"
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
      ${at ? sql`and (${time}, r.id) ${past} (${at[0]}::timestamptz, ${at[1]}::uuid)` : sql``}
    order by ${order} limit ${limit + 1}`);
  const slice = found.slice(0, limit);
  const last = slice.at(-1);
  const end = last && (isOpen ? last.createdAt : last.decidedAt);
  return {
    items: slice.map(({ createdAt, decidedAt, ...rest }) => ({
      ...rest,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    nextCursor: found.length > limit && last && end ? encodeCursor(list, [end.toISOString(), last.id]) : null,
  };
}
