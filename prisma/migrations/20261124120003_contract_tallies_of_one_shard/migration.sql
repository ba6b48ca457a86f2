-- Only the triggers write the tallies, and they change here with the key.
ALTER TABLE "board_tallies" DROP CONSTRAINT "board_tallies_pkey",
ADD CONSTRAINT "board_tallies_pkey" PRIMARY KEY USING INDEX "board_tallies_shards_key";

DROP FUNCTION IF EXISTS move_on_board(date,integer,integer);

CREATE OR REPLACE FUNCTION public.move_on_board(on_board date, person uuid, xp_before integer, xp_after integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO board_tallies AS tally (board, level, slot, shard, people)
  SELECT on_board, moved.level, moved.slot, get_byte(uuid_send(person), 15) % 4, sum(moved.change)
  FROM (
    SELECT level, xp_before >> (5 * level) AS slot, -1 AS change FROM generate_series(0, 3) level WHERE xp_before > 0
    UNION ALL
    SELECT level, xp_after >> (5 * level), 1 FROM generate_series(0, 3) level WHERE xp_after > 0
  ) moved
  WHERE moved.slot % 32 <> 0 OR (moved.level = 3 AND moved.slot > 0)
  GROUP BY moved.level, moved.slot
  HAVING sum(moved.change) <> 0
  ORDER BY moved.level, moved.slot -- one order for everybody: two who cross wait in line instead of for each other
  ON CONFLICT (board, level, slot, shard) DO UPDATE SET people = tally.people + excluded.people
$function$;

CREATE OR REPLACE FUNCTION public.recount_boards()
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE xp_weeks w SET "onBoard" = stands_on_board(u) FROM users u
  WHERE u.id = w."userId" AND w."onBoard" <> stands_on_board(u);
  DELETE FROM board_tallies;
  INSERT INTO board_tallies (board, level, slot, shard, people)
  SELECT board, level, xp >> (5 * level), get_byte(uuid_send(person), 15) % 4, count(*)
  FROM (
    SELECT week AS board, "userId" AS person, xp FROM xp_weeks WHERE "onBoard" AND xp > 0
    UNION ALL
    SELECT '1970-01-01', u.id, u."ledgerXp" FROM users u WHERE stands_on_board(u) AND u."ledgerXp" > 0
  ) standing, generate_series(0, 3) level
  WHERE (xp >> (5 * level)) % 32 <> 0 OR (level = 3 AND xp >> 15 > 0)
  GROUP BY 1, 2, 3, 4;
$function$;

CREATE OR REPLACE FUNCTION public.tally_users()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  xp_before integer := 0;
  xp_after integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND stands_on_board(OLD) THEN xp_before := OLD."ledgerXp"; END IF;
  IF TG_OP <> 'DELETE' AND stands_on_board(NEW) THEN xp_after := NEW."ledgerXp"; END IF;
  IF xp_before <> xp_after THEN PERFORM move_on_board('1970-01-01', coalesce(NEW.id, OLD.id), xp_before, xp_after); END IF;
  IF TG_OP = 'UPDATE' AND stands_on_board(OLD) <> stands_on_board(NEW) THEN
    UPDATE xp_weeks SET "onBoard" = stands_on_board(NEW) WHERE "userId" = NEW.id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.tally_xp_weeks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."onBoard" AND OLD.xp > 0
     AND (TG_OP = 'DELETE' OR (OLD.week, OLD.xp, OLD."onBoard") IS DISTINCT FROM (NEW.week, NEW.xp, NEW."onBoard")) THEN
    IF TG_OP = 'UPDATE' AND NEW."onBoard" AND NEW.week = OLD.week THEN
      PERFORM move_on_board(OLD.week, OLD."userId", OLD.xp, NEW.xp);
      RETURN NULL;
    END IF;
    PERFORM move_on_board(OLD.week, OLD."userId", OLD.xp, 0);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."onBoard" AND NEW.xp > 0
     AND (TG_OP = 'INSERT' OR (OLD.week, OLD.xp, OLD."onBoard") IS DISTINCT FROM (NEW.week, NEW.xp, NEW."onBoard")) THEN
    PERFORM move_on_board(NEW.week, NEW."userId", 0, NEW.xp);
  END IF;
  RETURN NULL;
END $function$;
