-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_postId_createdAt_id_idx" ON "comments"("postId", "createdAt", "id");
