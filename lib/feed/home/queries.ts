import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { atLeast, Prisma, type Sql, sql } from "@/lib/core/server/db";
import { listRows } from "@/lib/core/server/replica";
import { systemClock } from "@/lib/core/shared/clock";
import { DEFAULT_LIMIT, type Page } from "@/lib/core/shared/page";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { notMuted, onHome, visiblePhotos } from "../photos/access";
import { newestFirst, type PhotoRow, photoColumns, toPhoto, withDetails, withPoster } from "../photos/photo-sql";
import { OWN_NEW_MINUTES } from "../photos/rules";
import type { HomeQuery, Photo } from "../photos/schema";
import { feedSource } from "./feed-source";
import { INDEXED_LENGTH, likePattern, permuted, SHORT_TEXT_SCANNED, searchWords, substringPattern } from "./rules";
import { sharedFeed } from "./shared-feed";

/**
 * Where a page ended: in the top section (the viewer's own new posts) or below, at which photo, and since when own
 * posts count as new.
 */
const position = z.tuple([z.enum(["top", "below"]), z.string(), uuid, z.string()]);
const nothing = sql``;

const isRecent = sql`p."createdAt" >= coalesce((
  select p."createdAt" from photos p where ${onHome} order by ${newestFirst} offset ${SHORT_TEXT_SCANNED}::int limit 1), '-infinity')`;

/**
 * Photos whose title, caption, location, and poster name contain every word, or the exact text; case and accents are
 * ignored. A text too short for the index is searched for in the newest photos.
 */
function matching(q: string | undefined): Sql {
  const words = searchWords(q ?? "").map((word) => sql`p."searchText" like fold(${likePattern(word)})`);
  if (words.length === 0) return nothing;
  const text = q?.trim() ?? "";
  const contains = sql`p."searchText" like fold(${substringPattern(text)})`;
  const isIndexed = [...text].length >= INDEXED_LENGTH;
  return sql`and (${Prisma.join(words, " and ")} or ${contains} ${isIndexed ? nothing : sql`and ${isRecent}`})`;
}

type HomePage = { top: Photo[]; below: Photo[]; nextCursor: string | null };

async function readPage(viewerId: string | null, query: HomeQuery, now: Date): Promise<HomePage> {
  const { filter, q, limit, cursor } = query;
  const list = `home:${filter}`;
  const after = cursor === undefined ? null : decodeCursor(list, cursor, position);
  const afterCursor = after ? sql`and (p."createdAt", p.id) < (${after[1]}::timestamptz, ${after[2]}::uuid)` : nothing;
  const source = await feedSource(viewerId, query, afterCursor);

  // With a seed, the list is the viewer's own new posts and then the rest. "New" is relative to the first page's time,
  // which the cursor contains, so that no later page repeats one of them.
  const hasTop = viewerId !== null && isSeeded(query);
  const newSince = after?.[3] ?? new Date(now.getTime() - OWN_NEW_MINUTES * 60_000).toISOString();
  const isOwnNew = sql`(p."userId" = ${viewerId}::uuid and p."createdAt" > ${newSince}::timestamptz)`;
  const isOnTop = hasTop && after?.[0] !== "below";

  const columns = (onTop: boolean) => sql`${photoColumns}, ${onTop}::bool as "isOnTop"`;
  const where = sql`and ${notMuted(viewerId)} ${matching(q)}`;
  const { select, order } = source.newest(viewerId, isOnTop ? nothing : afterCursor, limit + 1);
  const below = sql`select ${columns(false)} ${select} ${where} ${hasTop ? sql`and not ${isOwnNew}` : nothing}
    order by ${order} ${atLeast(limit + 1)}`;
  const top = sql`select ${columns(true)} from ${visiblePhotos(viewerId)} ${withPoster}
    where ${onHome} ${source.isIn} ${where} and ${isOwnNew} ${afterCursor} order by ${newestFirst} ${atLeast(limit + 1)}`;
  const page = isOnTop
    ? sql`select * from ((${top}) union all (${below})) p
          order by p."isOnTop" desc, ${newestFirst} ${atLeast(limit + 1)}`
    : below;

  // The best plan depends on how common a word is, and on how many people or places are given.
  const planByValues = q !== undefined || filter !== "for-you";
  const found = await listRows<PhotoRow>(withDetails(viewerId, page), { planByValues });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const end = (row: PhotoRow) =>
    encodeCursor(list, [row.isOnTop ? "top" : "below", row.createdAt.toISOString(), row.id, newSince]);
  const photo = (row: PhotoRow) => toPhoto(row, { viewerId, isNearby: filter === "nearby", now });
  return {
    top: shown.filter((row) => row.isOnTop).map(photo),
    below: shown.filter((row) => !row.isOnTop).map(photo),
    nextCursor: found.length > limit && last ? end(last) : null,
  };
}

/** Following is strictly chronological, regardless of the seed. */
const isSeeded = ({ seed, filter }: HomeQuery) => seed !== undefined && filter !== "following";

const isShared = (viewerId: string | null, { filter, q, cursor, limit }: HomeQuery) =>
  viewerId === null && filter === "for-you" && q === undefined && cursor === undefined && limit === DEFAULT_LIMIT;

/**
 * The home feed. Newest first; with a seed, each page is shuffled within itself, and the viewer's own posts of the last
 * ten minutes are at the top. A photo is on only one page, no matter how many others are posted between two pages.
 */
export async function listHomePhotos(
  viewerId: string | null,
  query: HomeQuery,
  now = systemClock(),
): Promise<Page<Photo>> {
  const page = () => readPage(viewerId, query, now);
  const { top, below, nextCursor } = await (isShared(viewerId, query) ? sharedFeed(page) : page());
  const { seed } = query;
  const rest = seed !== undefined && isSeeded(query) ? permuted(below, seed) : below;
  return { items: [...top, ...rest], nextCursor };
}
