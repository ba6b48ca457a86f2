CREATE OR REPLACE FUNCTION search_word_list(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(w, 60) ORDER BY n), '{}')
  FROM unnest(string_to_array(public.search_text(value), ' ')) WITH ORDINALITY AS x(w, n) WHERE w <> ''
$$;
