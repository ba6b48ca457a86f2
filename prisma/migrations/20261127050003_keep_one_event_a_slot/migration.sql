-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "community_events_seriesId_slot_key" ON "community_events"("seriesId", "slot");
