-- Ignores case, accents, apostrophes, punctuation, and commonly confused spellings.
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(public.fold(value), '[''’‘`´.]', '', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
    '\m(theat|cent)re', '\1er', 'g'),
    '\m(barbecue|barbeque|bar b que|bar b q)\M', 'bbq', 'g'),
    '\mdonut', 'doughnut', 'g'))
$$;
