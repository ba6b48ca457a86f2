-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "check_ins_userId_localDay_idx" ON "check_ins"("userId", "localDay" DESC);
