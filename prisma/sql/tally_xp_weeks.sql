CREATE OR REPLACE FUNCTION tally_xp_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."onLeaderboard" AND OLD.xp > 0
     AND (TG_OP = 'DELETE' OR (OLD.week, OLD.xp, OLD."onLeaderboard") IS DISTINCT FROM (NEW.week, NEW.xp, NEW."onLeaderboard")) THEN
    IF TG_OP = 'UPDATE' AND NEW."onLeaderboard" AND NEW.week = OLD.week THEN
      PERFORM record_board_move(OLD.week, OLD.xp, NEW.xp);
      RETURN NULL;
    END IF;
    PERFORM record_board_move(OLD.week, OLD.xp, 0);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."onLeaderboard" AND NEW.xp > 0
     AND (TG_OP = 'INSERT' OR (OLD.week, OLD.xp, OLD."onLeaderboard") IS DISTINCT FROM (NEW.week, NEW.xp, NEW."onLeaderboard")) THEN
    PERFORM record_board_move(NEW.week, 0, NEW.xp);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tally_xp_weeks AFTER INSERT OR DELETE OR UPDATE ON xp_weeks
  FOR EACH ROW EXECUTE FUNCTION tally_xp_weeks();
