import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/** The photos `viewerId` (null: a visitor) may see, as `p`. Every list selects from here. */
export const visiblePhotos = (viewerId: string | null): Sql => sql`visible_photos(${viewerId}::uuid) p`;

/** Excludes muted posters: in feeds, not on their profiles. */
export const notMuted = (viewerId: string | null): Sql =>
  sql`not exists (select 1 from mutes m where m."muterId" = ${viewerId}::uuid and m."mutedId" = p."userId")`;

/**
 * What home and Discover list; hidden photos are left out even for their owner. Also the condition of the partial
 * indexes.
 */
export const onHome: Sql = sql`p."showInHome" and p."hiddenAt" is null`;
