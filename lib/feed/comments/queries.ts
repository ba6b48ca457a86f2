import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { type Read, row, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import type { Comment, CommentsQuery } from "./schema";

type CommentRow = {
  id: string;
  text: string;
  createdAt: Date;
  editedAt: Date | null;
  hiddenAt: Date | null;
  parentId: string | null;
  userId: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
};

const columns: Sql = sql`c.id, c.text, c."createdAt", c."editedAt", c."hiddenAt", c."parentId",
  u.id as "userId", u."firstName", u."lastName", u."profileImageUrl"`;

function toComment(found: CommentRow, viewerId: string | null): Comment {
  const { userId, firstName, lastName, profileImageUrl, createdAt, editedAt, hiddenAt, ...comment } = found;
  return {
    ...comment,
    user: { id: userId, firstName, lastName, profileImageUrl },
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isMine: userId === viewerId,
    ...(hiddenAt !== null && { isHidden: true }),
  };
}

const position = z.tuple([z.string(), z.string()]);

/** A photo's comments, oldest first: what the viewer may see of them. 404 when the photo itself is not theirs to see. */
export async function listComments(
  photoId: string,
  viewerId: string | null,
  { limit, cursor }: CommentsQuery,
): Promise<Page<Comment>> {
  const list = `comments:${photoId}`;
  const after = cursor === undefined ? undefined : decodeCursor(list, cursor, position);
  const photo = await row(sql`select 1 from visible_photos(${viewerId}::uuid) where id = ${photoId}::uuid`);
  if (!photo) throw new AppError("not_found");
  const found = await rows<CommentRow>(sql`
    select ${columns} from visible_comments(${viewerId}::uuid) c join users u on u.id = c."userId"
    where c."photoId" = ${photoId}::uuid
      ${after ? sql`and (c."createdAt", c.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by c."createdAt", c.id limit ${limit + 1}`);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const nextCursor = found.length > limit && last ? encodeCursor(list, [last.createdAt.toISOString(), last.id]) : null;
  return { items: items.map((comment) => toComment(comment, viewerId)), nextCursor };
}

/** One's own comment, as it is answered to the write that made it. */
export async function getOwnComment(userId: string, commentId: string, read: Read): Promise<Comment> {
  const [found] = await read<CommentRow>(sql`
    select ${columns} from comments c join users u on u.id = c."userId"
    where c.id = ${commentId}::uuid and c."userId" = ${userId}::uuid`);
  if (!found) throw new AppError("not_found");
  return toComment(found, userId);
}
