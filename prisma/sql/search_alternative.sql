-- A word of at least `shortest` letters also matches as a prefix; Chinese, Japanese, and Korean names have one or two.
CREATE OR REPLACE FUNCTION search_alternative(content text[], deep boolean, shortest integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '(' || string_agg((
    SELECT '(' || string_agg(DISTINCT term, ' | ') || ')' FROM (
      SELECT format('''%s''%s', w, begins) UNION ALL SELECT format('''%s''', s) FROM unnest(ts_lexize('pg_catalog.english_stem', w)) s
      UNION ALL SELECT format('''.%s''%s', w, begins) WHERE deep
      UNION ALL SELECT format('''.%s''%s', s, begins) FROM unnest(ts_lexize('pg_catalog.english_stem', w)) s WHERE deep
    ) AS t(term)), ' & ') || ')'
  FROM unnest(content) w, LATERAL (SELECT CASE WHEN length(w) >= shortest OR w ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' THEN ':*' ELSE '' END) AS b(begins)
$$;
