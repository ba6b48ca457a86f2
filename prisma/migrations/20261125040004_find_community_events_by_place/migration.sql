-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "community_events_venueId_idx" ON "community_events"("venueId");
