-- outside a transaction
-- Uploads no photo shows yet, looked through in pieces.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "media_unused_idx" ON "media"("id") WHERE "photoId" IS NULL;
