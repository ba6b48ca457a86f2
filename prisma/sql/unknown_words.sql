-- Two transactions that learn the same new words in different orders would wait for each other in a circle (two ticket
-- sellers refreshed at once): whoever learns words does so in turn.
CREATE OR REPLACE FUNCTION unknown_words(words text[]) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT w FROM unnest(words) w
  WHERE length(w) BETWEEN 3 AND 30 AND NOT EXISTS (SELECT FROM public.search_words known WHERE known.word = w)
$$;
