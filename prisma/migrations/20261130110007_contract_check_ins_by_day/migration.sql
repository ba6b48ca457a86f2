-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "check_ins_userId_localDay_idx";
