CREATE OR REPLACE FUNCTION index_venue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('venue', NEW.id, NEW.name, concat_ws(' ', NEW.cuisine, NEW.category, NEW.neighborhood,
    array_to_string(NEW.tags, ' '), split_part(NEW.address, ',', 1)), NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_venue AFTER INSERT OR UPDATE OF name, cuisine, category, neighborhood, tags, address, description
  ON venues FOR EACH ROW EXECUTE FUNCTION index_venue();
