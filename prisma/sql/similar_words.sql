-- Known words similar to a misspelled one.
CREATE OR REPLACE FUNCTION similar_words(asked text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT word FROM public.search_words
  WHERE length(word) BETWEEN length(asked) - 2 AND length(asked) + 2 AND levenshtein_less_equal(word, asked, 2) <= 2
  ORDER BY levenshtein_less_equal(word, asked, 2), word LIMIT 60
$$;
