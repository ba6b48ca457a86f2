-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "venues_communityArea_idx" ON "venues"("communityArea");
