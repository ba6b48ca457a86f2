-- outside a transaction
-- Who liked something, the latest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "photo_likes_photoId_createdAt_userId_idx" ON "photo_likes"("photoId", "createdAt" DESC, "userId" DESC);
