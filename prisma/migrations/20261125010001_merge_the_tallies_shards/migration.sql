-- outside a transaction
DO $$ BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('board_moves', 0)); -- the tallies are nobody else's meanwhile
  WITH shards AS (
    DELETE FROM board_tallies WHERE shard <> 0 RETURNING board, level, slot, people
  )
  INSERT INTO board_tallies AS tally (board, level, slot, people)
  SELECT board, level, slot, sum(people) FROM shards GROUP BY board, level, slot
  ON CONFLICT (board, level, slot, shard) DO UPDATE SET people = tally.people + excluded.people;
END $$;
