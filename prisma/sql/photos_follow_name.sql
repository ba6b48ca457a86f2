CREATE OR REPLACE FUNCTION photos_follow_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE photos SET title = title WHERE "userId" = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER photos_follow_name AFTER UPDATE OF "firstName", "lastName" ON users
  FOR EACH ROW WHEN (OLD."firstName" IS DISTINCT FROM NEW."firstName" OR OLD."lastName" IS DISTINCT FROM NEW."lastName")
  EXECUTE FUNCTION photos_follow_name();
