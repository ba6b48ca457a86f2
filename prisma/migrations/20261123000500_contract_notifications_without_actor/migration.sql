-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "notifications_userId_groupKey_createdAt_id_idx";
