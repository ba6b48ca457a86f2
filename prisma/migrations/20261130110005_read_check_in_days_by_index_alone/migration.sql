-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "check_ins_days_idx" ON "check_ins"("userId", "localDay" DESC) INCLUDE ("createdAt", "isPrivate");
