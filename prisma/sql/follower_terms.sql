-- A person's fame terms: the number of digits in their follower count, from a hundred on.
CREATE OR REPLACE FUNCTION follower_terms(followers integer) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN followers >= 100 THEN ARRAY['@f' || length(followers::text)] ELSE '{}' END
$$;
