-- outside a transaction
-- Of photos that count; Prisma's schema has no place for a partial index.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "photos_counted_days_idx" ON "photos"("userId", "localDay" DESC) INCLUDE ("createdAt") WHERE "putAway" IS DISTINCT FROM 'trash';
