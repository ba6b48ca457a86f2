-- outside a transaction
-- Whether an event shows an upload.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "community_events_image_idx" ON "community_events"("image") WHERE "image" LIKE '/media/%';
