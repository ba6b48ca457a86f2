-- outside a transaction
-- Followers in the order their list has, ties included, so that a page of fifty thousand is read and not sorted.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "follows_followingId_status_createdAt_followerId_idx" ON "follows"("followingId", "status", "createdAt" DESC, "followerId" DESC);
