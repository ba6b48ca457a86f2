import "server-only";
import { type Read, row, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byCreation, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { personJson } from "@/lib/social/people/access";
import { getGroup } from "../groups/queries";
import type { BoardPost } from "./schema";

type Row = Omit<BoardPost, "createdAt"> & { createdAt: Date };
const orderOf = (list: string, direction: "asc" | "desc") => byCreation<Row>(list, direction, sql`p`);

/**
 * Posts of `group` the viewer may see; how many answers each has, without those of people they don't see. Where the group
 * is a value and no column, what depends on it and on the viewer alone is looked up once for all rows.
 */
const select = (viewerId: string | null, group: Sql, where: Sql, rest: Sql): Sql => sql`
  select p.id, p."groupId", p."parentId", p.text, p."createdAt", p."hiddenAt" is not null as "isHidden", ${personJson(sql`u`)} as "user",
    coalesce(p."userId" = ${viewerId}::uuid, false) as "isMine",
    coalesce(p."userId" = ${viewerId}::uuid, false) or exists (select 1 from group_members m where m."groupId" = ${group}
      and m."userId" = ${viewerId}::uuid and m.status = 'member' and m.role in ('owner', 'admin')) as "mayDelete",
    (select count(*)::int from group_posts a where a."parentId" = p.id and a."hiddenAt" is null
      and a."userId" <> all(array(select h.id from hidden_users(${viewerId}::uuid) h))) as answers
  from visible_group_posts(${viewerId}::uuid) p join users u on u.id = p."userId"
  where ${where} ${rest}`;

const toPost = ({ createdAt, ...post }: Row): BoardPost => ({ ...post, createdAt: createdAt.toISOString() });

/** A group's board, the newest first; nothing of a private group for who is not in it. */
export async function listBoard(viewerId: string | null, groupId: string, query: PageQuery): Promise<Page<BoardPost>> {
  await getGroup(viewerId, groupId);
  return keysetPage(
    orderOf(`board:${groupId}`, "desc"),
    query,
    ({ beyond, inOrder }) =>
      select(
        viewerId,
        sql`${groupId}::uuid`,
        sql`p."groupId" = ${groupId}::uuid and p."parentId" is null`,
        sql`${beyond} ${inOrder}`,
      ),
    toPost,
  );
}

/** What was answered to a post, in the order it was said. */
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
    ({ beyond, inOrder }) =>
      select(viewerId, sql`${post.groupId}::uuid`, sql`p."parentId" = ${postId}::uuid`, sql`${beyond} ${inOrder}`),
    toPost,
  );
}

export async function getBoardPost(viewerId: string, postId: string, read: Read): Promise<BoardPost> {
  const [found] = await read<Row>(select(viewerId, sql`p."groupId"`, sql`p.id = ${postId}::uuid`, sql``));
  if (!found) throw new AppError("not_found");
  return toPost(found);
}
