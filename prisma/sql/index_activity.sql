CREATE OR REPLACE FUNCTION index_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('activity', NEW.id, NEW.title,
    concat_ws(' ', NEW.category, NEW.location, array_to_string(NEW.tags, ' ')), NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_activity AFTER INSERT OR UPDATE OF title, category, location, tags, description ON trending_activities
  FOR EACH ROW EXECUTE FUNCTION index_activity();
