import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { type Read, row, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byCreation, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { getGroup } from "../groups/queries";
import type { BoardPost } from "./schema";

type Row = Omit<BoardPost, "createdAt"> & { createdAt: Date };
const orderOf = (list: string, direction: "asc" | "desc") => byCreation<Row>(list, direction, sql`p`);

/**
 * Posts of `group` that the viewer may see, each with its number of replies, without those of people they can't see. If
 * `group` is a value instead of a column, what depends only on it and the viewer is looked up once for all rows.
 */
const select = (viewerId: string | null, group: Sql, where: Sql, rest: Sql): Sql => sql`
  select p.id, p."groupId", p."parentId", p.text, p."createdAt", p."hiddenAt" is not null as "isHidden", ${personJson(sql`u`)} as "user",
    coalesce(p."userId" = ${viewerId}::uuid, false) as "isMine",
    coalesce(p."userId" = ${viewerId}::uuid, false) or exists (select 1 from group_members m where m."groupId" = ${group}
      and m."userId" = ${viewerId}::uuid and m.status = 'member' and m.role in ('owner', 'admin')) as "canDelete",
    (select count(*)::int from group_posts a where a."parentId" = p.id and a."hiddenAt" is null
      and a."userId" <> all(array(select h.id from hidden_users(${viewerId}::uuid) h))) as answers
  from visible_group_posts(${viewerId}::uuid) p join users u on u.id = p."userId"
  where ${where} ${rest}`;

const toPost = ({ createdAt, ...post }: Row): BoardPost => ({ ...post, createdAt: createdAt.toISOString() });

/** A group's board, newest first; empty for non-members of a private group. */
export async function listBoard(viewerId: string | null, groupId: string, query: PageQuery): Promise<Page<BoardPost>> {
  await getGroup(viewerId, groupId);
  return keysetPage(
    orderOf(`board:${groupId}`, "desc"),
    query,
    ({ afterCursor, orderBy }) =>
      select(
        viewerId,
        sql`${groupId}::uuid`,
        sql`p."groupId" = ${groupId}::uuid and p."parentId" is null`,
        sql`${afterCursor} ${orderBy}`,
      ),
    toPost,
  );
}

/** The replies to a post, oldest first. */
export async function listBoardAnswers(
  viewerId: string | null,
  postId: string,
  query: PageQuery,
): Promise<Page<BoardPost>> {
  const post = await row<{ groupId: string }>(sql`
    select "groupId" from visible_group_posts(${viewerId}::uuid) where id = ${postId}::uuid`);
  if (!post) throw new AppError("not_found");
  return keysetPage(
    orderOf(`board-answers:${postId}`, "asc"),
    query,
    ({ afterCursor, orderBy }) =>
      select(viewerId, sql`${post.groupId}::uuid`, sql`p."parentId" = ${postId}::uuid`, sql`${afterCursor} ${orderBy}`),
    toPost,
  );
}

export async function getBoardPost(viewerId: string, postId: string, read: Read): Promise<BoardPost> {
  const [found] = await read<Row>(select(viewerId, sql`p."groupId"`, sql`p.id = ${postId}::uuid`, sql``));
  if (!found) throw new AppError("not_found");
  return toPost(found);
}
