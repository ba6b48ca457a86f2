-- outside a transaction
-- With the actor, so that the newest of each group that the viewer may see is found in the index alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_userId_groupKey_createdAt_id_actorId_idx" ON "notifications"("userId", "groupKey", "createdAt" DESC, "id" DESC, "actorId");
