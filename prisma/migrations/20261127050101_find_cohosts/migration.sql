-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "community_event_members_cohosts_idx" ON "community_event_members"("eventId", "userId") WHERE "isCohost";
