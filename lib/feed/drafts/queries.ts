import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { columnsOf, Prisma, type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { ANSWERED_COLUMNS } from "../photos/schema";
import type { Draft } from "./schema";

type DraftRow = Omit<Draft, "photos" | "taggedUserIds" | "createdAt" | "updatedAt"> & {
  createdAt: Date;
  updatedAt: Date;
};

const columns = Prisma.raw(columnsOf("d", ANSWERED_COLUMNS));

/** A draft's pictures and people as they are now, without what was deleted or blocked since. */
const select = (userId: string): Sql => sql`
  select ${columns}, d.audience, d."mentionedUserIds", d."createdAt", d."updatedAt",
    coalesce((
      select json_agg(json_build_object('photoUrl', named.path, 'width', m.width, 'height', m.height,
                                        'placeholder', m.placeholder,
                                        'altText', coalesce(d."altTexts"->>(named.place - 1)::int, '')) order by named.place)
      from jsonb_array_elements_text(d.photos) with ordinality as named(path, place)
      join media m on m.id = substr(named.path, 8, 36)::uuid and m."userId" = d."userId"
    ), '[]') as images,
    coalesce((
      select json_agg(${personJson(sql`u`)} order by array_position(d."taggedUserIds", u.id))
      from visible_users(${userId}::uuid) u where u.id = any(d."taggedUserIds")
    ), '[]') as tags
  from drafts d where d."userId" = ${userId}::uuid`;

const toDraft = (found: DraftRow): Draft => ({
  ...found,
  photos: found.images.map(({ photoUrl }) => photoUrl),
  taggedUserIds: found.tags.map(({ id }) => id),
  createdAt: found.createdAt.toISOString(),
  updatedAt: found.updatedAt.toISOString(),
});

const LAST_TOUCHED = byTime<DraftRow>("drafts", "desc", {
  time: sql`d."updatedAt"`,
  id: sql`d.id`,
  of: ({ updatedAt }) => updatedAt,
});

/** The user's drafts, most recently saved first. */
export function listDrafts(userId: string, query: PageQuery): Promise<Page<Draft>> {
  return keysetPage(
    LAST_TOUCHED,
    query,
    ({ afterCursor, orderBy }) => sql`${select(userId)} ${afterCursor} ${orderBy}`,
    toDraft,
  );
}

export async function getDraft(userId: string, draftId: string, read: Read = rows): Promise<Draft> {
  const [found] = await read<DraftRow>(sql`${select(userId)} and d.id = ${draftId}::uuid`);
  if (!found) throw new AppError("not_found");
  return toDraft(found);
}
