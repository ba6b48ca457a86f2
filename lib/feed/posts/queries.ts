import "server-only";
import { commentCount } from "@/lib/activity/workouts/access";
import { canComment, hiddenIn, personJson } from "@/lib/auth/accounts/access";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byCreation, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import type { Audience } from "@/prisma/generated/client";
import type { Post } from "./schema";

type PostRow = Omit<Post, "createdAt" | "editedAt" | "isHidden" | "audience"> & {
  createdAt: Date;
  editedAt: Date | null;
  audience: Audience;
  hiddenAt: Date | null;
};

const select = (viewerId: string | null): Sql => sql`
  select p.id, p.content, p."activityType", p."createdAt", p."editedAt", p.audience, p."hiddenAt", coalesce(paid.xp, 0)::int as "xpEarned",
         ${personJson(sql`u`)} as "user",
         case when u."hideLikeCounts" or me."hideLikeCounts" then null else p."likeCount" - ${hiddenIn(sql`${viewerId}::uuid`, sql`from post_likes l where l."postId" = p.id`, sql`l."userId"`)} end as likes,
         exists (select 1 from post_likes l where l."postId" = p.id and l."userId" = ${viewerId}::uuid) as "isLiked",
         (select ${commentCount(sql`${viewerId}::uuid`, "post")} from (select p.id) t) as comments, ${canComment(viewerId)} as "canComment"
  from visible_posts(${viewerId}::uuid) p join users u on u.id = p."userId"
  left join users me on me.id = ${viewerId}::uuid
  left join lateral (
    select sum(x.xp) as xp from xp_entries x
    where x."userId" = p."userId" and x.source = 'post' and x."sourceId" = p.id
  ) paid on true`;

function toPost(found: PostRow, viewerId: string | null): Post {
  const { createdAt, editedAt, hiddenAt, audience, ...post } = found;
  return {
    ...post,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    ...(post.user.id === viewerId && { audience }),
    ...(hiddenAt !== null && { isHidden: true }),
  };
}

const NEWEST = byCreation<PostRow>("posts", "desc", sql`p`);

/** Shared posts, newest first, without those of people the viewer muted. */
export function listPosts(viewerId: string | null, query: PageQuery): Promise<Page<Post>> {
  return keysetPage(
    NEWEST,
    query,
    ({ afterCursor, orderBy }) => sql`${select(viewerId)}
      where not exists (select 1 from mutes m where m."muterId" = ${viewerId}::uuid and m."mutedId" = p."userId")
      ${afterCursor} ${orderBy}`,
    (post) => toPost(post, viewerId),
  );
}

export async function getPost(postId: string, viewerId: string | null, read: Read = rows): Promise<Post> {
  const [found] = await read<PostRow>(sql`${select(viewerId)} where p.id = ${postId}::uuid`);
  if (!found) throw new AppError("not_found");
  return toPost(found, viewerId);
}
