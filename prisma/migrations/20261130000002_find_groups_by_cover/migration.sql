-- outside a transaction
-- Whether a group shows an upload.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "groups_coverImage_idx" ON "groups"("coverImage") WHERE "coverImage" LIKE '/media/%';
