-- Two transactions adding the same new words in different orders would deadlock (when two event providers refresh at once),
-- so adding words is serialized.
CREATE OR REPLACE FUNCTION unknown_words(words text[]) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT w FROM unnest(words) w
  WHERE length(w) BETWEEN 3 AND 30 AND NOT EXISTS (SELECT FROM public.search_words known WHERE known.word = w)
$$;
