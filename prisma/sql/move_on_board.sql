-- A board is a week's, or that of all time under 1970-01-01. Each person with XP counts once in one slot of every level;
-- a slot of level n holds 32^n XP. Whoever has more XP than x is then in a slot to the right of x's, at the level where
-- the two part: a place is the sum of at most 31 slots a level, however many people there are. The leftmost of 32
-- sisters is to the right of nothing and is not written, which also spares everybody the rows of the widest slots.
CREATE OR REPLACE FUNCTION move_on_board(on_board date, xp_before integer, xp_after integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO board_tallies AS tally (board, level, slot, people)
  SELECT on_board, moved.level, moved.slot, sum(moved.change)
  FROM (
    SELECT level, xp_before >> (5 * level) AS slot, -1 AS change FROM generate_series(0, 3) level WHERE xp_before > 0
    UNION ALL
    SELECT level, xp_after >> (5 * level), 1 FROM generate_series(0, 3) level WHERE xp_after > 0
  ) moved
  WHERE moved.slot % 32 <> 0 OR (moved.level = 3 AND moved.slot > 0)
  GROUP BY moved.level, moved.slot
  HAVING sum(moved.change) <> 0
  ORDER BY moved.level, moved.slot -- one order for everybody: two who cross wait in line instead of for each other
  ON CONFLICT (board, level, slot) DO UPDATE SET people = tally.people + excluded.people
$$;
