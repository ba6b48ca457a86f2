import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
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

const LIST = "posts";
const position = z.tuple([z.string(), z.string()]);

/** Shared posts, newest first, without those of people the viewer muted. */
export async function listPosts(viewerId: string | null, { limit, cursor }: PostsQuery): Promise<Page<Post>> {
  const before = cursor === undefined ? undefined : decodeCursor(LIST, cursor, position);
  const found = await rows<PostRow>(sql`${select(viewerId)}
    where not exists (select 1 from mutes m where m."muterId" = ${viewerId}::uuid and m."mutedId" = p."userId")
      ${before ? sql`and (p."createdAt", p.id) < (${before[0]}::timestamptz, ${before[1]}::uuid)` : sql``}
    order by p."createdAt" desc, p.id desc limit ${limit + 1}`);
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const nextCursor = found.length > limit && last ? encodeCursor(LIST, [last.createdAt.toISOString(), last.id]) : null;
  return { items: items.map(toPost), nextCursor };
}

export async function getPost(postId: string, viewerId: string | null, read: Read = rows): Promise<Post> {
  const [found] = await read<PostRow>(sql`${select(viewerId)} where p.id = ${postId}::uuid`);
  if (!found) throw new AppError("not_found");
  return toPost(found);
}
