-- Locks the person's row while reading it, so that leaving the board and earning XP are serialized.
CREATE OR REPLACE FUNCTION set_on_leaderboard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT is_on_leaderboard(u) INTO NEW."onLeaderboard" FROM users u WHERE u.id = NEW."userId" FOR NO KEY UPDATE;
  NEW."onLeaderboard" := coalesce(NEW."onLeaderboard", false);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_on_leaderboard BEFORE INSERT ON xp_weeks FOR EACH ROW EXECUTE FUNCTION set_on_leaderboard();
