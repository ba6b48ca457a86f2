-- Of a person: how many digits the number of their followers has, from a hundred on.
CREATE OR REPLACE FUNCTION fame_marks(followers integer) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN followers >= 100 THEN ARRAY['@f' || length(followers::text)] ELSE '{}' END
$$;
