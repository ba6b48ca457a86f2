-- Recounts every tally from its rows: for rows that existed before the triggers or were loaded without them.
CREATE OR REPLACE FUNCTION recount_boards() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE board_moves IN SHARE ROW EXCLUSIVE MODE; -- nobody moves while all are counted
  UPDATE xp_weeks w SET "onLeaderboard" = is_on_leaderboard(u) FROM users u
  WHERE u.id = w."userId" AND w."onLeaderboard" <> is_on_leaderboard(u);
  DELETE FROM board_moves;
  DELETE FROM board_tallies;
  INSERT INTO board_tallies (board, level, slot, people)
  SELECT board, level, xp >> (5 * level), count(*)
  FROM (
    SELECT week AS board, xp FROM xp_weeks WHERE "onLeaderboard" AND xp > 0
    UNION ALL
    SELECT '1970-01-01', u."ledgerXp" FROM users u WHERE is_on_leaderboard(u) AND u."ledgerXp" > 0
  ) standing, generate_series(0, 3) level
  WHERE (xp >> (5 * level)) % 32 <> 0 OR (level = 3 AND xp >> 15 > 0)
  GROUP BY 1, 2, 3;
$$;
