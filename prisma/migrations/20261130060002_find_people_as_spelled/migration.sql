-- A word of at least `shortest` letters is also found as a beginning; Chinese, Japanese and Korean names have one or two.
CREATE OR REPLACE FUNCTION search_way(content text[], deep boolean, shortest integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '(' || string_agg((
    SELECT '(' || string_agg(DISTINCT term, ' | ') || ')' FROM (
      SELECT format('''%s''%s', w, begins) UNION ALL SELECT format('''%s''', s) FROM unnest(ts_lexize('pg_catalog.english_stem', w)) s
      UNION ALL SELECT format('''.%s''%s', w, begins) WHERE deep
      UNION ALL SELECT format('''.%s''%s', s, begins) FROM unnest(ts_lexize('pg_catalog.english_stem', w)) s WHERE deep
    ) AS t(term)), ' & ') || ')'
  FROM unnest(content) w, LATERAL (SELECT CASE WHEN length(w) >= shortest OR w ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' THEN ':*' ELSE '' END) AS b(begins)
$$;

-- Jürgen is found as Jurgen, and as Juergen, as he is spelled where there is no ü.
CREATE OR REPLACE FUNCTION index_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := lower(normalize(concat_ws(' ', NEW."firstName", NEW."lastName")));
  spelled text := replace(replace(replace(replace(replace(name, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'å', 'aa'), 'ø', 'oe');
BEGIN
  PERFORM public.put_search_document('person', NEW.id, concat_ws(' ', NEW."firstName", NEW."lastName"), nullif(spelled, name), NULL,
    public.fame_marks(NEW."followersCount"));
  RETURN NULL;
END $$;
