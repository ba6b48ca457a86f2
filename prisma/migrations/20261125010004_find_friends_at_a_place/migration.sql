-- outside a transaction
-- Whom of a thousand followed people a place has seen: by (userId, venueId, day) each is a descent, here they are neighbours.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "check_ins_venueId_userId_day_idx" ON "check_ins"("venueId", "userId", "day");
