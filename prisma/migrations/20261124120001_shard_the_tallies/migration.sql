-- Each slot of a board is counted in eight shards, so that people who earn the same at once mostly write other rows.
ALTER TABLE "board_tallies" ADD COLUMN "shard" SMALLINT NOT NULL DEFAULT 0;
