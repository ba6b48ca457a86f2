import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { type Read, row, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byCreation, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { mentionsOfComment } from "../mentions/access";
import { itemTableOf } from "./access";
import { type Commented, PINNED_MAX } from "./rules";
import type { Comment } from "./schema";

type CommentRow = Omit<Comment, "createdAt" | "editedAt" | "isMine" | "isHidden"> & {
  createdAt: Date;
  editedAt: Date | null;
  hiddenAt: Date | null;
};

/** Likes of people the viewer can't see don't count; like counts are hidden under the same rules as for photos. */
const columns = (
  viewerId: string | null,
): Sql => sql`c.id, c.text, c."createdAt", c."editedAt", c."hiddenAt", c."parentId",
  ${mentionsOfComment(viewerId)} as mentions, c."pinnedAt" is not null as "isPinned", ${personJson(sql`u`)} as "user",
  case when u."hideLikeCounts" or coalesce((select me."hideLikeCounts" from users me where me.id = ${viewerId}::uuid), false) then null
    else (select count(*)::int from comment_likes l where l."commentId" = c.id
      and not exists (select 1 from hidden_users(${viewerId}::uuid) h where h.id = l."userId")) end as likes,
  exists (select 1 from comment_likes l where l."commentId" = c.id and l."userId" = ${viewerId}::uuid) as "isLiked"`;

function toComment(found: CommentRow, viewerId: string | null): Comment {
  const { createdAt, editedAt, hiddenAt, ...comment } = found;
  return {
    ...comment,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isMine: comment.user.id === viewerId,
    ...(hiddenAt !== null && { isHidden: true }),
  };
}

const oldestFirst = (id: string) => byCreation<CommentRow>(`comments:${id}`, "asc", sql`c`);

/**
 * An item's comments that the viewer may see, oldest first. Comments pinned by the item's owner are at the top of the
 * first page. 404 if the viewer may not see the item.
 */
export async function listComments(item: Commented, viewerId: string | null, query: PageQuery): Promise<Page<Comment>> {
  const { visible, itemColumn } = itemTableOf(item);
  const found = await row(sql`select 1 from ${visible}(${viewerId}::uuid) where id = ${item.id}::uuid`);
  if (!found) throw new AppError("not_found");
  const shown = sql`
    select ${columns(viewerId)} from visible_comments(${viewerId}::uuid) c join users u on u.id = c."userId"
    where c.${itemColumn} = ${item.id}::uuid`;
  const [pinned, page] = await Promise.all([
    query.cursor === undefined
      ? rows<CommentRow>(
          sql`${shown} and c."pinnedAt" is not null order by c."pinnedAt", c.id limit ${PINNED_MAX}::int`,
        )
      : [],
    keysetPage(
      oldestFirst(item.id),
      query,
      ({ afterCursor, orderBy }) => sql`${shown} and c."pinnedAt" is null ${afterCursor} ${orderBy}`,
      (comment) => toComment(comment, viewerId),
    ),
  ]);
  return { ...page, items: [...pinned.map((comment) => toComment(comment, viewerId)), ...page.items] };
}

async function oneComment(viewerId: string, read: Read, source: Sql, which: Sql): Promise<Comment> {
  const [found] = await read<CommentRow>(sql`
    select ${columns(viewerId)} from ${source} c join users u on u.id = c."userId" where ${which}`);
  if (!found) throw new AppError("not_found");
  return toComment(found, viewerId);
}

export const getOwnComment = (userId: string, commentId: string, read: Read): Promise<Comment> =>
  oneComment(userId, read, sql`comments`, sql`c.id = ${commentId}::uuid and c."userId" = ${userId}::uuid`);

/** A comment as this person sees it, in the transaction that changed it. */
export const getVisibleComment = (viewerId: string, commentId: string, read: Read): Promise<Comment> =>
  oneComment(viewerId, read, sql`visible_comments(${viewerId}::uuid)`, sql`c.id = ${commentId}::uuid`);
