-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "workout_routes_startedAt_idx" ON "workout_routes"("startedAt");
