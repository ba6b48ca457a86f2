-- "Jurgen" and "Juergen" (the spelling without an umlaut) both find Jürgen.
CREATE OR REPLACE FUNCTION index_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := lower(normalize(concat_ws(' ', NEW."firstName", NEW."lastName")));
  spelled text := replace(replace(replace(replace(replace(name, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe');
BEGIN
  PERFORM public.upsert_search_document('person', NEW.id, concat_ws(' ', NEW."firstName", NEW."lastName"),
    concat_ws(' ', NEW.username, nullif(spelled, name)), NULL,
    public.follower_terms(NEW."followersCount"));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_person AFTER INSERT OR UPDATE OF "firstName", "lastName", username ON users FOR EACH ROW EXECUTE FUNCTION index_person();
CREATE OR REPLACE TRIGGER index_fame AFTER UPDATE OF "followersCount" ON users FOR EACH ROW
  WHEN (public.follower_terms(OLD."followersCount") <> public.follower_terms(NEW."followersCount")) EXECUTE FUNCTION index_person();
