CREATE OR REPLACE FUNCTION set_photo_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT ' ' || fold(concat_ws(' ', NEW.title, NEW.caption, NEW.location, u."firstName", u."lastName"))
    INTO NEW."searchText" FROM users u WHERE u.id = NEW."userId";
  NEW."searchText" := coalesce(NEW."searchText", '');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_photo_search_text BEFORE INSERT OR UPDATE OF title, caption, location ON photos
  FOR EACH ROW EXECUTE FUNCTION set_photo_search_text();
