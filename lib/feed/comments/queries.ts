import "server-only";
import { type Read, row, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page } from "@/lib/core/shared/page";
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

const oldestFirst = (photoId: string) =>
  byTime<CommentRow>(`comments:${photoId}`, "asc", {
    time: sql`c."createdAt"`,
    id: sql`c.id`,
    of: ({ createdAt }) => createdAt,
  });

/** A photo's comments, oldest first: what the viewer may see of them. 404 when the photo itself is not theirs to see. */
export async function listComments(
  photoId: string,
  viewerId: string | null,
  query: CommentsQuery,
): Promise<Page<Comment>> {
  const photo = await row(sql`select 1 from visible_photos(${viewerId}::uuid) where id = ${photoId}::uuid`);
  if (!photo) throw new AppError("not_found");
  return keysetPage(
    oldestFirst(photoId),
    query,
    ({ beyond, inOrder }) => sql`
      select ${columns} from visible_comments(${viewerId}::uuid) c join users u on u.id = c."userId"
      where c."photoId" = ${photoId}::uuid ${beyond} ${inOrder}`,
    (comment) => toComment(comment, viewerId),
  );
}

/** One's own comment, as it is answered to the write that made it. */
export async function getOwnComment(userId: string, commentId: string, read: Read): Promise<Comment> {
  const [found] = await read<CommentRow>(sql`
    select ${columns} from comments c join users u on u.id = c."userId"
    where c.id = ${commentId}::uuid and c."userId" = ${userId}::uuid`);
  if (!found) throw new AppError("not_found");
  return toComment(found, userId);
}
