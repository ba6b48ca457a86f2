-- outside a transaction
-- Who liked something, the latest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "post_likes_postId_createdAt_userId_idx" ON "post_likes"("postId", "createdAt" DESC, "userId" DESC);
