import "server-only";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page } from "@/lib/core/shared/page";
import type { Post, PostsQuery } from "./schema";

type PostRow = Omit<Post, "user" | "createdAt" | "isHidden"> & {
  createdAt: Date;
  hiddenAt: Date | null;
  userId: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
};

const select = (viewerId: string | null): Sql => sql`
  select p.id, p.content, p."activityType", p."createdAt", p."hiddenAt", coalesce(paid.xp, 0)::int as "xpEarned",
         u.id as "userId", u."firstName", u."lastName", u."profileImageUrl",
         case when u."hideLikeCounts" or me."hideLikeCounts" then null else p."likeCount" end as likes,
         exists (select 1 from post_likes l where l."postId" = p.id and l."userId" = ${viewerId}::uuid) as "isLiked"
  from visible_posts(${viewerId}::uuid) p join users u on u.id = p."userId"
  left join users me on me.id = ${viewerId}::uuid
  left join lateral (
    select sum(x.xp) as xp from xp_entries x
    where x."userId" = p."userId" and x.source = 'post' and x."sourceId" = p.id
  ) paid on true`;

function toPost({ userId, firstName, lastName, profileImageUrl, createdAt, hiddenAt, ...post }: PostRow): Post {
  const user = { id: userId, firstName, lastName, profileImageUrl };
  return { ...post, user, createdAt: createdAt.toISOString(), ...(hiddenAt !== null && { isHidden: true }) };
}

const NEWEST = byTime<PostRow>("posts", "desc", {
  time: sql`p."createdAt"`,
  id: sql`p.id`,
  of: ({ createdAt }) => createdAt,
});

/** Shared posts, newest first, without those of people the viewer muted. */
export function listPosts(viewerId: string | null, query: PostsQuery): Promise<Page<Post>> {
  return keysetPage(
    NEWEST,
    query,
    ({ beyond, inOrder }) => sql`${select(viewerId)}
      where not exists (select 1 from mutes m where m."muterId" = ${viewerId}::uuid and m."mutedId" = p."userId")
      ${beyond} ${inOrder}`,
    toPost,
  );
}

export async function getPost(postId: string, viewerId: string | null, read: Read = rows): Promise<Post> {
  const [found] = await read<PostRow>(sql`${select(viewerId)} where p.id = ${postId}::uuid`);
  if (!found) throw new AppError("not_found");
  return toPost(found);
}
