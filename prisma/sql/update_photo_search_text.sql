CREATE OR REPLACE FUNCTION update_photo_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE photos SET title = title WHERE "userId" = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER update_photo_search_text AFTER UPDATE OF "firstName", "lastName" ON users
  FOR EACH ROW WHEN (OLD."firstName" IS DISTINCT FROM NEW."firstName" OR OLD."lastName" IS DISTINCT FROM NEW."lastName")
  EXECUTE FUNCTION update_photo_search_text();
