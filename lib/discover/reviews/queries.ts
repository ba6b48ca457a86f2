import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { type Read, row, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byCreation, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import type { Review } from "./schema";

type ReviewRow = Omit<Review, "createdAt" | "editedAt" | "isHidden"> & {
  createdAt: Date;
  editedAt: Date | null;
  hiddenAt: Date | null;
};

const select = (viewerId: string | null, venueId: string): Sql => sql`
  select r.id, r.rating, r.text, r."createdAt", r."editedAt", r."hiddenAt",
    coalesce(r."userId" = ${viewerId}::uuid, false) as "isMine", ${personJson(sql`u`)} as "user"
  from visible_reviews(${viewerId}::uuid) r join users u on u.id = r."userId"
  where r."venueId" = ${venueId}::uuid`;

function toReview({ createdAt, editedAt, hiddenAt, ...review }: ReviewRow): Review {
  return {
    ...review,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    ...(hiddenAt !== null && { isHidden: true }),
  };
}

const latestFirst = (venueId: string) => byCreation<ReviewRow>(`reviews:${venueId}`, "desc", sql`r`);

/** A place's reviews: the user's own first, then newest first. 404 for an unknown place. */
export async function listReviews(viewerId: string | null, venueId: string, query: PageQuery): Promise<Page<Review>> {
  if (!(await row(sql`select 1 from venues where id = ${venueId}::uuid`))) throw new AppError("not_found");
  const [mine, page] = await Promise.all([
    viewerId !== null && query.cursor === undefined
      ? rows<ReviewRow>(sql`${select(viewerId, venueId)} and r."userId" = ${viewerId}::uuid`)
      : [],
    keysetPage(
      latestFirst(venueId),
      query,
      ({ afterCursor, orderBy }) => sql`
        ${select(viewerId, venueId)} and r."userId" is distinct from ${viewerId}::uuid ${afterCursor} ${orderBy}`,
      toReview,
    ),
  ]);
  return { ...page, items: [...mine.map(toReview), ...page.items] };
}

/** The user's own review, in the transaction that wrote it. */
export async function getOwnReview(userId: string, venueId: string, read: Read): Promise<Review> {
  const [found] = await read<ReviewRow>(sql`${select(userId, venueId)} and r."userId" = ${userId}::uuid`);
  if (!found) throw new AppError("not_found");
  return toReview(found);
}
