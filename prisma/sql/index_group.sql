CREATE OR REPLACE FUNCTION index_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('group', NEW.id, NEW.name, concat_ws(' ', NEW.category, 'group club'), NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_group AFTER INSERT OR UPDATE OF name, category, description ON groups
  FOR EACH ROW EXECUTE FUNCTION index_group();
