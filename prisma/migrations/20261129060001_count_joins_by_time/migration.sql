-- outside a transaction
-- How many joined an event lately, without reading who: what trends is counted of these.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "community_event_members_eventId_joinedAt_idx" ON "community_event_members"("eventId", "joinedAt");
