-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "check_ins_day_idx" ON "check_ins"("day");
