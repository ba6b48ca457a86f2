-- Locks the person's row while reading it, so that leaving the board and earning XP are serialized.
CREATE OR REPLACE FUNCTION place_xp_week() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT stands_on_board(u) INTO NEW."onBoard" FROM users u WHERE u.id = NEW."userId" FOR NO KEY UPDATE;
  NEW."onBoard" := coalesce(NEW."onBoard", false);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER place_xp_week BEFORE INSERT ON xp_weeks FOR EACH ROW EXECUTE FUNCTION place_xp_week();
