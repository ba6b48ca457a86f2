-- Titles similar to the query, for "Did you mean".
CREATE OR REPLACE FUNCTION similar_documents(kinds text[], asked text) RETURNS TABLE (type text, id uuid, title text, likeness real)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.4 AS $$
  SELECT d.type, d.id, d.title, word_similarity(asked, d.title) FROM public.search_documents d
  WHERE asked <% d.title AND d.type <> 'photo' AND d.type = ANY (kinds)
  ORDER BY 4 DESC, d.title LIMIT 40
$$;
