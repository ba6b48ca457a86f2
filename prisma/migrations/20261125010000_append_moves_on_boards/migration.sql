-- Whoever earns XP appends a row instead of waiting for the tallies; only the triggers write either, and they change here.
CREATE TABLE "board_moves" (
    "board" DATE NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "xpBefore" INTEGER NOT NULL,
    "xpAfter" INTEGER NOT NULL,

    CONSTRAINT "board_moves_pkey" PRIMARY KEY ("board","id")
);

-- The shards there are still count; new moves go to the first.
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
  ON CONFLICT (board, level, slot, shard) DO UPDATE SET people = tally.people + excluded.people;
END $$;

CREATE OR REPLACE FUNCTION move_on_board(on_board date, xp_before integer, xp_after integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  move bigint;
BEGIN
  INSERT INTO board_moves (board, "xpBefore", "xpAfter") VALUES (on_board, xp_before, xp_after) RETURNING id INTO move;
  IF move % 64 = 0 THEN PERFORM tally_board_moves(); END IF;
END $$;

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

CREATE OR REPLACE FUNCTION recount_boards() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE board_moves IN SHARE ROW EXCLUSIVE MODE; -- nobody moves while all are counted
  UPDATE xp_weeks w SET "onBoard" = stands_on_board(u) FROM users u
  WHERE u.id = w."userId" AND w."onBoard" <> stands_on_board(u);
  DELETE FROM board_moves;
  DELETE FROM board_tallies;
  INSERT INTO board_tallies (board, level, slot, people)
  SELECT board, level, xp >> (5 * level), count(*)
  FROM (
    SELECT week AS board, xp FROM xp_weeks WHERE "onBoard" AND xp > 0
    UNION ALL
    SELECT '1970-01-01', u."ledgerXp" FROM users u WHERE stands_on_board(u) AND u."ledgerXp" > 0
  ) standing, generate_series(0, 3) level
  WHERE (xp >> (5 * level)) % 32 <> 0 OR (level = 3 AND xp >> 15 > 0)
  GROUP BY 1, 2, 3;
$$;

CREATE OR REPLACE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  xp_before integer := 0;
  xp_after integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND stands_on_board(OLD) THEN xp_before := OLD."ledgerXp"; END IF;
  IF TG_OP <> 'DELETE' AND stands_on_board(NEW) THEN xp_after := NEW."ledgerXp"; END IF;
  IF xp_before <> xp_after THEN PERFORM move_on_board('1970-01-01', xp_before, xp_after); END IF;
  IF TG_OP = 'UPDATE' AND stands_on_board(OLD) <> stands_on_board(NEW) THEN
    UPDATE xp_weeks SET "onBoard" = stands_on_board(NEW) WHERE "userId" = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tally_xp_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."onBoard" AND OLD.xp > 0
     AND (TG_OP = 'DELETE' OR (OLD.week, OLD.xp, OLD."onBoard") IS DISTINCT FROM (NEW.week, NEW.xp, NEW."onBoard")) THEN
    IF TG_OP = 'UPDATE' AND NEW."onBoard" AND NEW.week = OLD.week THEN
      PERFORM move_on_board(OLD.week, OLD.xp, NEW.xp);
      RETURN NULL;
    END IF;
    PERFORM move_on_board(OLD.week, OLD.xp, 0);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."onBoard" AND NEW.xp > 0
     AND (TG_OP = 'INSERT' OR (OLD.week, OLD.xp, OLD."onBoard") IS DISTINCT FROM (NEW.week, NEW.xp, NEW."onBoard")) THEN
    PERFORM move_on_board(NEW.week, 0, NEW.xp);
  END IF;
  RETURN NULL;
END $$;

DROP FUNCTION move_on_board(date, uuid, integer, integer);
