CREATE OR REPLACE FUNCTION index_community_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('community-event', NEW.id, NEW.title,
    concat_ws(' ', NEW.category, NEW.location, array_to_string(NEW.tags, ' ')), NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_community_event AFTER INSERT OR UPDATE OF title, category, location, tags, description ON community_events
  FOR EACH ROW EXECUTE FUNCTION index_community_event();
