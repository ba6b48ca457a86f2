-- A free username from a name: first.last in a-z, with a number if it is taken. The lock makes people who get the same
-- name at the same time see each other.
CREATE OR REPLACE FUNCTION generate_username(first_name text, last_name text) RETURNS text LANGUAGE plpgsql AS $$
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
