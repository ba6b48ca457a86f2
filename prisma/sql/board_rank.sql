-- The rank of a person with this much XP: one more than the number of people with more, so that ties share it. Exact,
-- because it adds the moves that the tallies don't include yet.
CREATE OR REPLACE FUNCTION board_rank(on_board date, xp integer) RETURNS integer LANGUAGE sql STABLE
SET enable_seqscan = off AS $$
  SELECT 1 + (
    SELECT coalesce(sum(tally.people), 0)
    FROM (VALUES (0), (1), (2), (3)) AS levels (level)
    JOIN board_tallies tally ON tally.board = on_board AND tally.level = levels.level
      AND tally.slot > xp >> (5 * levels.level)
      AND tally.slot < CASE levels.level WHEN 3 THEN 2147483647 ELSE ((xp >> (5 * levels.level + 5)) + 1) << 5 END
  )::integer + (
    SELECT coalesce(sum((move."xpAfter" > xp)::integer - (move."xpBefore" > xp)::integer), 0)
    FROM board_moves move WHERE move.board = on_board
  )::integer
$$;
