CREATE OR REPLACE FUNCTION index_gem() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('gem', NEW.id, NEW.name, concat_ws(' ', NEW.type, NEW.category, NEW.cuisine,
    NEW.neighborhood, array_to_string(NEW.tags, ' '), split_part(NEW.address, ',', 1)),
    NEW."specialFeature" || ' ' || NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_gem AFTER INSERT OR UPDATE OF name, type, category, cuisine, neighborhood, tags, address, "specialFeature", description
  ON hidden_gems FOR EACH ROW EXECUTE FUNCTION index_gem();
