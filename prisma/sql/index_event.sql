CREATE OR REPLACE FUNCTION index_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('event', NEW.id, NEW.name,
    concat_ws(' ', NEW.venue, NEW.category, split_part(NEW.address, ',', 1)), NULL);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_new_event AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION index_event();
CREATE OR REPLACE TRIGGER index_event AFTER UPDATE OF name, venue, category, address ON events FOR EACH ROW
  WHEN ((OLD.name, OLD.venue, OLD.category, OLD.address) IS DISTINCT FROM (NEW.name, NEW.venue, NEW.category, NEW.address))
  EXECUTE FUNCTION index_event();
