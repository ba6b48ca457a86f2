-- Only the triggers write the tallies, and they change here with the key.
ALTER TABLE "board_tallies" DROP CONSTRAINT "board_tallies_pkey",
ADD CONSTRAINT "board_tallies_pkey" PRIMARY KEY USING INDEX "board_tallies_slots_key",
DROP COLUMN "shard";

CREATE OR REPLACE FUNCTION tally_board_moves() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('board_moves', 0)) THEN RETURN; END IF;
  WITH moves AS (
    DELETE FROM board_moves RETURNING board, "xpBefore", "xpAfter"
  ), moved AS (
    SELECT board, level, "xpBefore" >> (5 * level) AS slot, -1 AS change FROM moves, generate_series(0, 3) level WHERE "xpBefore" > 0
    UNION ALL
    SELECT board, level, "xpAfter" >> (5 * level), 1 FROM moves, generate_series(0, 3) level WHERE "xpAfter" > 0
  )
  INSERT INTO board_tallies AS tally (board, level, slot, people)
  SELECT board, level, slot, sum(change) FROM moved
  WHERE slot % 32 <> 0 OR (level = 3 AND slot > 0)
  GROUP BY board, level, slot
  HAVING sum(change) <> 0
  ON CONFLICT (board, level, slot) DO UPDATE SET people = tally.people + excluded.people;
END $$;
