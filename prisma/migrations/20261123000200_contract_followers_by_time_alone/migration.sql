-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "follows_followingId_status_createdAt_idx";
