-- The all-time board follows the users table, and their weeks follow whether they are on boards at all.
CREATE OR REPLACE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  xp_before integer := 0;
  xp_after integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND is_on_leaderboard(OLD) THEN xp_before := OLD."ledgerXp"; END IF;
  IF TG_OP <> 'DELETE' AND is_on_leaderboard(NEW) THEN xp_after := NEW."ledgerXp"; END IF;
  IF xp_before <> xp_after THEN PERFORM record_board_move('1970-01-01', xp_before, xp_after); END IF;
  IF TG_OP = 'UPDATE' AND is_on_leaderboard(OLD) <> is_on_leaderboard(NEW) THEN
    UPDATE xp_weeks SET "onLeaderboard" = is_on_leaderboard(NEW) WHERE "userId" = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER tally_users AFTER INSERT OR DELETE OR UPDATE OF "ledgerXp", "showOnLeaderboard", "suspendedAt", "deleteAfter"
  ON users
  FOR EACH ROW EXECUTE FUNCTION tally_users();
