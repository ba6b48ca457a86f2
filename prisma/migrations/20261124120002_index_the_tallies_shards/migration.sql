-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "board_tallies_shards_key" ON "board_tallies"("board", "level", "slot", "shard");
