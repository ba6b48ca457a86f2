CREATE OR REPLACE FUNCTION index_member_guide() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('guide', NEW.id, NEW.title, NULL, NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_member_guide AFTER INSERT OR UPDATE OF title, description ON member_guides
  FOR EACH ROW EXECUTE FUNCTION index_member_guide();
