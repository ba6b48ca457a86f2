CREATE OR REPLACE FUNCTION index_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('photo', NEW.id, NEW.title, concat_ws(' ', nullif(NEW.location, 'Chicago, IL'), NEW."activityType"),
    NEW.caption, public.age_terms(NEW.id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_photo AFTER INSERT OR UPDATE OF title, location, "activityType", caption ON photos FOR EACH ROW EXECUTE FUNCTION index_photo();
