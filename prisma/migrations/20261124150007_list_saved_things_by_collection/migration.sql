-- outside a transaction
-- A collection in the order of its list.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "saved_items_collectionId_createdAt_targetId_type_idx" ON "saved_items"("collectionId", "createdAt" DESC, "targetId" DESC, "type" DESC);
