-- Words, their stems ("museums" is found by "museum"), and adjacent words joined ("sky deck" by "skydeck").
CREATE OR REPLACE FUNCTION search_lexemes(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT lexeme), '{}') FROM (
    SELECT w, lead(w) OVER (ORDER BY n) AS follower FROM unnest(words) WITH ORDINALITY AS x(w, n)
  ) pairs, LATERAL (
    SELECT w UNION ALL SELECT unnest(ts_lexize('pg_catalog.english_stem', w))
    UNION ALL SELECT w || follower WHERE follower IS NOT NULL
  ) AS l(lexeme)
$$;
