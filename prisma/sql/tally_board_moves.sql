-- A board covers a week, or all time under 1970-01-01. Each person with XP counts once in one slot of every level; a
-- slot of level n covers 32^n XP. A person with more XP than x is then in a slot to the right of x's, at the level
-- where the two diverge: a rank is the sum of at most 31 slots per level, however many people there are. The leftmost
-- of 32 siblings is to the right of nothing and isn't written, which also spares the rows of the widest slots.
-- No one waits here: if another process is tallying, the moves stay for the next time. A reader sees each move once, in
-- its row or in the tallies, because both change in one transaction.
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
