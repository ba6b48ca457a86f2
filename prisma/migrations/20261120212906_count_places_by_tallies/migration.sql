-- AlterTable
ALTER TABLE "xp_weeks" ADD COLUMN     "onBoard" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "board_tallies" (
    "board" DATE NOT NULL,
    "level" SMALLINT NOT NULL,
    "slot" INTEGER NOT NULL,
    "people" INTEGER NOT NULL,

    CONSTRAINT "board_tallies_pkey" PRIMARY KEY ("board","level","slot")
);

-- Its rows are small, few and updated all the time: room beside them keeps the updates on their page.
ALTER TABLE board_tallies SET (fillfactor = 50);

-- A board is a week's, or that of all time under 1970-01-01. Each person with XP counts once in one slot of every level;
-- a slot of level n holds 32^n XP. Whoever has more XP than x is then in a slot to the right of x's, at the level where
-- the two part: a place is the sum of at most 31 slots a level, however many people there are. The leftmost of 32
-- sisters is to the right of nothing and is not written, which also spares everybody the rows of the widest slots.
CREATE FUNCTION move_on_board(on_board date, xp_before integer, xp_after integer) RETURNS void LANGUAGE sql AS $$
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

-- The place of somebody with so much XP: one more than the people with more, so that ties share it.
CREATE FUNCTION board_rank(on_board date, xp integer) RETURNS integer LANGUAGE sql STABLE
SET enable_seqscan = off AS $$
  SELECT 1 + coalesce(sum(tally.people), 0)::integer
  FROM (VALUES (0), (1), (2), (3)) AS levels (level)
  JOIN board_tallies tally ON tally.board = on_board AND tally.level = levels.level
    AND tally.slot > xp >> (5 * levels.level)
    AND tally.slot < CASE levels.level WHEN 3 THEN 2147483647 ELSE ((xp >> (5 * levels.level + 5)) + 1) << 5 END
$$;

CREATE FUNCTION stands_on_board(person users) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT person."showOnLeaderboard" AND person."suspendedAt" IS NULL AND person."deleteAfter" IS NULL
$$;

-- The board of all time follows the people, and their weeks follow whether they stand on boards at all.
CREATE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER tally_users AFTER INSERT OR DELETE OR UPDATE OF "ledgerXp", "showOnLeaderboard", "suspendedAt", "deleteAfter"
  ON users
  FOR EACH ROW EXECUTE FUNCTION tally_users();

-- The person's row is locked while it is asked, so that leaving the board and earning XP meet one after the other.
CREATE FUNCTION place_xp_week() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT stands_on_board(u) INTO NEW."onBoard" FROM users u WHERE u.id = NEW."userId" FOR NO KEY UPDATE;
  NEW."onBoard" := coalesce(NEW."onBoard", false);
  RETURN NEW;
END $$;
CREATE TRIGGER place_xp_week BEFORE INSERT ON xp_weeks FOR EACH ROW EXECUTE FUNCTION place_xp_week();

CREATE FUNCTION tally_xp_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER tally_xp_weeks AFTER INSERT OR DELETE OR UPDATE ON xp_weeks
  FOR EACH ROW EXECUTE FUNCTION tally_xp_weeks();

-- Every tally from the rows it counts: for rows that were there before the triggers, or were loaded without them.
CREATE FUNCTION recount_boards() RETURNS void LANGUAGE sql AS $$
  UPDATE xp_weeks w SET "onBoard" = stands_on_board(u) FROM users u
  WHERE u.id = w."userId" AND w."onBoard" <> stands_on_board(u);
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
SELECT recount_boards();

-- How many take part in a challenge, also when an account that did goes.
CREATE FUNCTION count_challenge_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE challenges SET participants = participants + 1 WHERE id = NEW."challengeId";
  ELSE
    UPDATE challenges SET participants = participants - 1 WHERE id = OLD."challengeId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_challenge_members AFTER INSERT OR DELETE ON challenge_members
  FOR EACH ROW EXECUTE FUNCTION count_challenge_members();
UPDATE challenges c SET participants = (SELECT count(*) FROM challenge_members m WHERE m."challengeId" = c.id);
