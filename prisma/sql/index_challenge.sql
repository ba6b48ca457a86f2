CREATE OR REPLACE FUNCTION index_challenge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.upsert_search_document('challenge', NEW.id, NEW.title, concat_ws(' ', NEW.unit, 'challenge'), NEW.description);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_challenge AFTER INSERT OR UPDATE OF title, unit, description ON challenges
  FOR EACH ROW EXECUTE FUNCTION index_challenge();
