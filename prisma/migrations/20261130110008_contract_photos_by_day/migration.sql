-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "photos_days_idx";
