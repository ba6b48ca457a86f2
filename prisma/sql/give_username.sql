CREATE OR REPLACE FUNCTION give_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.username := public.new_username(NEW."firstName", NEW."lastName");
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER give_username BEFORE INSERT ON users FOR EACH ROW WHEN (NEW.username = '') EXECUTE FUNCTION give_username();
