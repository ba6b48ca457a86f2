-- The search query. Every word must be in a document, as is, by its stem, or as a prefix; two words may also be there
-- as one. Words like "the" only count if there are no others. `deep` includes descriptions.
CREATE OR REPLACE FUNCTION search_query(kinds text[], asked text, deep boolean) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  given text[] := (public.search_word_list(asked))[1:8];
  shortest integer := CASE WHEN kinds && '{person,photo}' THEN 3 ELSE 1 END;
  content text[];
  alternatives text[] := '{}';
BEGIN
  SELECT array_agg(w ORDER BY n) INTO content FROM unnest(given) WITH ORDINALITY AS x(w, n)
  WHERE ts_lexize('pg_catalog.english_stem', w) <> '{}';
  content := coalesce(content, given);
  IF cardinality(content) = 0 THEN RETURN NULL; END IF;
  alternatives := alternatives || public.search_alternative(content, deep, shortest);
  FOR i IN 1 .. cardinality(content) - 1 LOOP
    alternatives := alternatives || public.search_alternative(content[1:i - 1] || (content[i] || content[i + 1]) || content[i + 2:], deep, shortest);
  END LOOP;
  RETURN format('(%s) & (%s)',
    (SELECT string_agg(format('''#%s''', kind), ' | ') FROM unnest(kinds) kind), array_to_string(alternatives, ' | '))::tsquery;
END $$;
