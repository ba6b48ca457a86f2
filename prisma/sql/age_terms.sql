-- A photo's age terms: the day it was posted, and the eight days around it (version 7 ids contain their time).
CREATE OR REPLACE FUNCTION age_terms(document uuid) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['@d' || day, '@o' || day / 8]
  FROM (SELECT ('x' || left(replace(document::text, '-', ''), 12))::bit(48)::bigint / 86400000 AS day) posted
$$;
