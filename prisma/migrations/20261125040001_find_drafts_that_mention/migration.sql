-- outside a transaction
-- Whoever deletes their account leaves the drafts of others, too.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "drafts_mentionedUserIds_idx" ON "drafts" USING GIN ("mentionedUserIds");
