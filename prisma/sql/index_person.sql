CREATE OR REPLACE FUNCTION index_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.put_search_document('person', NEW.id, concat_ws(' ', NEW."firstName", NEW."lastName"), NULL, NULL,
    public.fame_marks(NEW."followersCount"));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_person AFTER INSERT OR UPDATE OF "firstName", "lastName" ON users FOR EACH ROW EXECUTE FUNCTION index_person();
CREATE OR REPLACE TRIGGER index_fame AFTER UPDATE OF "followersCount" ON users FOR EACH ROW
  WHEN (public.fame_marks(OLD."followersCount") <> public.fame_marks(NEW."followersCount")) EXECUTE FUNCTION index_person();
