-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "board_tallies_slots_key" ON "board_tallies"("board", "level", "slot");
