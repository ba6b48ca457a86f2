-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "community_events_seriesId_startsAt_id_idx" ON "community_events"("seriesId", "startsAt", "id");
