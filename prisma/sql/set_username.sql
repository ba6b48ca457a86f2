CREATE OR REPLACE FUNCTION set_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.username := public.generate_username(NEW."firstName", NEW."lastName");
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_username BEFORE INSERT ON users FOR EACH ROW WHEN (NEW.username = '') EXECUTE FUNCTION set_username();
