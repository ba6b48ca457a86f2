-- Empty until the trigger or the next migration fills it, so the previous version can go on adding people.
ALTER TABLE "users" ADD COLUMN "username" TEXT NOT NULL DEFAULT '';

-- A free username from a name: first.last in a-z, with a number if it is taken. The lock makes people who get
-- the same name at the same time see each other.
CREATE OR REPLACE FUNCTION new_username(first_name text, last_name text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  base text := rtrim(left(concat_ws('.',
    nullif(regexp_replace(public.fold(first_name), '[^a-z]+', '', 'g'), ''),
    nullif(regexp_replace(public.fold(last_name), '[^a-z]+', '', 'g'), '')), 24), '.');
  candidate text;
  n int := 1;
BEGIN
  IF length(base) < 3 THEN base := 'member'; END IF; -- a name in another script
  PERFORM pg_advisory_xact_lock(hashtextextended('username ' || base, 0));
  candidate := base;
  WHILE EXISTS (SELECT FROM public.users WHERE username = candidate AND username <> '') LOOP
    n := CASE WHEN n < 5 THEN n + 1 ELSE floor(random() * 900000)::int + 100000 END;
    candidate := base || n;
  END LOOP;
  RETURN candidate;
END $$;

CREATE OR REPLACE FUNCTION give_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.username := public.new_username(NEW."firstName", NEW."lastName");
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER give_username BEFORE INSERT ON users FOR EACH ROW WHEN (NEW.username = '') EXECUTE FUNCTION give_username();

-- Jürgen is found as Jurgen, and as Juergen, as he is spelled where there is no ü.
CREATE OR REPLACE FUNCTION index_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := lower(normalize(concat_ws(' ', NEW."firstName", NEW."lastName")));
  spelled text := replace(replace(replace(replace(replace(name, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe');
BEGIN
  PERFORM public.put_search_document('person', NEW.id, concat_ws(' ', NEW."firstName", NEW."lastName"),
    concat_ws(' ', NEW.username, nullif(spelled, name)), NULL,
    public.fame_marks(NEW."followersCount"));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER index_person AFTER INSERT OR UPDATE OF "firstName", "lastName", username ON users FOR EACH ROW EXECUTE FUNCTION index_person();
CREATE OR REPLACE TRIGGER index_fame AFTER UPDATE OF "followersCount" ON users FOR EACH ROW
  WHEN (public.fame_marks(OLD."followersCount") <> public.fame_marks(NEW."followersCount")) EXECUTE FUNCTION index_person();
