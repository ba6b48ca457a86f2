-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "comments_workoutId_createdAt_id_idx" ON "comments"("workoutId", "createdAt", "id");
