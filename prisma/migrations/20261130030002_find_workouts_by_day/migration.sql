-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "workouts_days_idx" ON "workouts"("userId", "localDay" DESC) INCLUDE ("startedAt", "createdAt", "duration");
