-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "workouts_shoes_idx" ON "workouts"("shoesId") INCLUDE ("distanceMeters") WHERE "shoesId" IS NOT NULL;
