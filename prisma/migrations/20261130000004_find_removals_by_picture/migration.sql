-- outside a transaction
-- The files of a photo just deleted, among all that are to go.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "media_removals_mediaId_idx" ON "media_removals"("mediaId");
