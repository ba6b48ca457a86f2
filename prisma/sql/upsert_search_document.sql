-- A document's search text: "#type", its words, and after a dot those that only occur in its description.
CREATE OR REPLACE FUNCTION upsert_search_document(kind text, document uuid, name text, facets text, description text, marks text[] DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  near text[] := public.search_word_list(concat_ws(' ', name, facets));
BEGIN
  INSERT INTO public.search_documents AS d (type, id, title, words) VALUES (
    kind, document, left(public.search_text(name), 120), array_to_tsvector(marks || ('#' || kind) || public.search_lexemes(near) || ARRAY(
      SELECT DISTINCT '.' || w FROM unnest(public.search_word_list(description)) w
      WHERE w <> ALL (near) AND ts_lexize('pg_catalog.english_stem', w) <> '{}')))
  ON CONFLICT (type, id) DO UPDATE SET title = excluded.title, words = excluded.words
  WHERE (d.title, d.words) IS DISTINCT FROM (excluded.title, excluded.words);
  -- The words to correct spellings by are the city's alone: nobody's name or caption outlives them here.
  IF kind IN ('venue', 'gem', 'event', 'challenge', 'activity') AND EXISTS (SELECT FROM public.unknown_words(near)) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('search_words', 0));
    INSERT INTO public.search_words SELECT public.unknown_words(near) ON CONFLICT DO NOTHING;
  END IF;
END $$;
