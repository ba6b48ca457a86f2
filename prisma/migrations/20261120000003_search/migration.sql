-- Search: one table of documents, kept by triggers on the tables whose rows can be found.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "sequence" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "search_documents" (
    "type" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "words" tsvector NOT NULL,
    "filler" TEXT NOT NULL DEFAULT repeat(' ', 2100),

    CONSTRAINT "search_documents_pkey" PRIMARY KEY ("type","id")
);

-- CreateTable
CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "catalogue_versions" (
    "name" TEXT NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "catalogue_versions_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "search_documents_words_idx" ON "search_documents" USING GIN ("words");

-- CreateIndex
CREATE INDEX "search_documents_title_idx" ON "search_documents" USING GIN ("title" gin_trgm_ops);

-- ---------------------------------------------------------------- what Prisma has no words for

-- A search reads the heap wherever a word stands, so documents must be narrow. PostgreSQL moves a column out of the row
-- only from rows of more than 2 kB: the filler makes them that long, is squeezed to a few bytes, and the words move out.
ALTER TABLE search_documents SET (toast_tuple_target = 128),
  ALTER COLUMN type SET STORAGE PLAIN, ALTER COLUMN title SET STORAGE PLAIN,
  ALTER COLUMN words SET STORAGE EXTERNAL, ALTER COLUMN filler SET STORAGE MAIN;
-- Every search reads the list of changes not yet sorted into the index: it stays short (kB).
ALTER INDEX search_documents_words_idx SET (gin_pending_list_limit = 128);
ALTER INDEX search_documents_title_idx SET (gin_pending_list_limit = 128);

-- Case, accents, apostrophes and punctuation do not matter, nor do the spellings people mix.
CREATE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(public.fold(value), '[''’‘`´.]', '', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'),
    '\m(theat|cent)re', '\1er', 'g'),
    '\m(barbecue|barbeque|bar b que|bar b q)\M', 'bbq', 'g'),
    '\mdonut', 'doughnut', 'g'))
$$;

CREATE FUNCTION search_word_list(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(w, 60) ORDER BY n), '{}')
  FROM unnest(string_to_array(public.search_text(value), ' ')) WITH ORDINALITY AS x(w, n) WHERE w <> ''
$$;

-- Words, their stems ("museums" is found by "museum") and neighbours as one word ("sky deck" by "skydeck").
CREATE FUNCTION search_lexemes(words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT lexeme), '{}') FROM (
    SELECT w, lead(w) OVER (ORDER BY n) AS follower FROM unnest(words) WITH ORDINALITY AS x(w, n)
  ) pairs, LATERAL (
    SELECT w UNION ALL SELECT unnest(ts_lexize('pg_catalog.english_stem', w))
    UNION ALL SELECT w || follower WHERE follower IS NOT NULL
  ) AS l(lexeme)
$$;

-- What a document is found by: "#type", its words, and behind a dot those that stand only in its description.
CREATE FUNCTION put_search_document(kind text, document uuid, name text, facets text, description text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  near text[] := public.search_word_list(concat_ws(' ', name, facets));
BEGIN
  INSERT INTO public.search_documents AS d (type, id, title, words) VALUES (
    kind, document, left(public.search_text(name), 120), array_to_tsvector('#' || kind || public.search_lexemes(near) || ARRAY(
      SELECT DISTINCT '.' || w FROM unnest(public.search_word_list(description)) w
      WHERE w <> ALL (near) AND ts_lexize('pg_catalog.english_stem', w) <> '{}')))
  ON CONFLICT (type, id) DO UPDATE SET title = excluded.title, words = excluded.words
  WHERE (d.title, d.words) IS DISTINCT FROM (excluded.title, excluded.words);
  -- The words to correct spellings by are the city's alone: nobody's name or caption outlives them here.
  IF kind IN ('venue', 'gem', 'event') THEN
    INSERT INTO public.search_words SELECT DISTINCT w FROM unnest(near) w
    WHERE length(w) BETWEEN 3 AND 30 AND NOT EXISTS (SELECT FROM public.search_words known WHERE known.word = w)
    ON CONFLICT DO NOTHING;
  END IF;
END $$;

CREATE FUNCTION forget_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.search_documents WHERE type = TG_ARGV[0] AND id = OLD.id;
  RETURN NULL;
END $$;

-- What is asked for. Every word must stand in a document, as it is, by its stem or as a beginning; two words may also
-- stand there as one. Words like "the" count only when nothing else was asked. `deep` looks into descriptions too.
CREATE FUNCTION search_query(kinds text[], asked text, deep boolean) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  given text[] := (public.search_word_list(asked))[1:8];
  content text[];
  ways text[] := '{}';
BEGIN
  SELECT array_agg(w ORDER BY n) INTO content FROM unnest(given) WITH ORDINALITY AS x(w, n)
  WHERE ts_lexize('pg_catalog.english_stem', w) <> '{}';
  content := coalesce(content, given);
  IF cardinality(content) = 0 THEN RETURN NULL; END IF;
  ways := ways || public.search_way(content, deep);
  FOR i IN 1 .. cardinality(content) - 1 LOOP
    ways := ways || public.search_way(content[1:i - 1] || (content[i] || content[i + 1]) || content[i + 2:], deep);
  END LOOP;
  RETURN format('(%s) & (%s)',
    (SELECT string_agg(format('''#%s''', kind), ' | ') FROM unnest(kinds) kind), array_to_string(ways, ' | '))::tsquery;
END $$;

CREATE FUNCTION search_way(content text[], deep boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '(' || string_agg((
    SELECT '(' || string_agg(DISTINCT term, ' | ') || ')' FROM (
      SELECT format('''%s'':*', w) UNION ALL SELECT format('''%s''', s) FROM unnest(ts_lexize('pg_catalog.english_stem', w)) s
      UNION ALL SELECT format('''.%s'':*', w) WHERE deep
      UNION ALL SELECT format('''.%s'':*', s) FROM unnest(ts_lexize('pg_catalog.english_stem', w)) s WHERE deep
    ) AS t(term)), ' & ') || ')' FROM unnest(content) w
$$;

-- Titles that look like what was asked, for "Did you mean".
CREATE FUNCTION similar_documents(kinds text[], asked text) RETURNS TABLE (type text, id uuid, title text, likeness real)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.4 AS $$
  SELECT d.type, d.id, d.title, word_similarity(asked, d.title) FROM public.search_documents d
  WHERE asked <% d.title AND d.type = ANY (kinds)
  ORDER BY 4 DESC, d.title LIMIT 40
$$;

-- Known words a misspelled one may have been meant as.
CREATE FUNCTION similar_words(asked text) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT word FROM public.search_words
  WHERE length(word) BETWEEN length(asked) - 2 AND length(asked) + 2 AND levenshtein_less_equal(word, asked, 2) <= 2
  ORDER BY levenshtein_less_equal(word, asked, 2), word LIMIT 60
$$;

CREATE FUNCTION index_venue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.put_search_document('venue', NEW.id, NEW.name, concat_ws(' ', NEW.cuisine, NEW.category, NEW.neighborhood,
    array_to_string(NEW.tags, ' '), split_part(NEW.address, ',', 1)), NEW.description);
  RETURN NULL;
END $$;

CREATE FUNCTION index_gem() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.put_search_document('gem', NEW.id, NEW.name, concat_ws(' ', NEW.type, NEW.category, NEW.cuisine,
    NEW.neighborhood, array_to_string(NEW.tags, ' '), split_part(NEW.address, ',', 1)),
    NEW."specialFeature" || ' ' || NEW.description);
  RETURN NULL;
END $$;

CREATE FUNCTION index_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.put_search_document('event', NEW.id, NEW.name,
    concat_ws(' ', NEW.venue, NEW.category, split_part(NEW.address, ',', 1)), NULL);
  RETURN NULL;
END $$;

CREATE FUNCTION index_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.put_search_document('person', NEW.id, concat_ws(' ', NEW."firstName", NEW."lastName"), NULL, NULL);
  RETURN NULL;
END $$;

CREATE FUNCTION index_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.put_search_document('photo', NEW.id, NEW.title, concat_ws(' ', nullif(NEW.location, 'Chicago, IL'), NEW."activityType"), NEW.caption);
  RETURN NULL;
END $$;

CREATE TRIGGER index_venue AFTER INSERT OR UPDATE OF name, cuisine, category, neighborhood, tags, address, description
  ON venues FOR EACH ROW EXECUTE FUNCTION index_venue();
CREATE TRIGGER index_gem AFTER INSERT OR UPDATE OF name, type, category, cuisine, neighborhood, tags, address, "specialFeature", description
  ON hidden_gems FOR EACH ROW EXECUTE FUNCTION index_gem();
CREATE TRIGGER index_new_event AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION index_event();
CREATE TRIGGER index_event AFTER UPDATE OF name, venue, category, address ON events FOR EACH ROW
  WHEN ((OLD.name, OLD.venue, OLD.category, OLD.address) IS DISTINCT FROM (NEW.name, NEW.venue, NEW.category, NEW.address))
  EXECUTE FUNCTION index_event();
CREATE TRIGGER index_person AFTER INSERT OR UPDATE OF "firstName", "lastName" ON users FOR EACH ROW EXECUTE FUNCTION index_person();
CREATE TRIGGER index_photo AFTER INSERT OR UPDATE OF title, location, "activityType", caption ON photos FOR EACH ROW EXECUTE FUNCTION index_photo();

CREATE TRIGGER forget_venue AFTER DELETE ON venues FOR EACH ROW EXECUTE FUNCTION forget_search_document('venue');
CREATE TRIGGER forget_gem AFTER DELETE ON hidden_gems FOR EACH ROW EXECUTE FUNCTION forget_search_document('gem');
CREATE TRIGGER forget_event AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION forget_search_document('event');
CREATE TRIGGER forget_person AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_search_document('person');
CREATE TRIGGER forget_photo AFTER DELETE ON photos FOR EACH ROW EXECUTE FUNCTION forget_search_document('photo');

-- Processes keep a copy of the small tables that lists are filtered and counted from; this tells them when it is old.
-- The number changes with the rows, in the same transaction: who sees the one sees the other.
CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.catalogue_versions AS c (name, version) VALUES (TG_TABLE_NAME, 1)
  ON CONFLICT (name) DO UPDATE SET version = c.version + 1;
  RETURN NULL;
END $$;

-- Columns a visit moves (checkInCount) are no part of the copy.
CREATE TRIGGER venues_changed AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF name, cuisine, category, rating, "priceRange", neighborhood, lat, lng, hours, tags
  ON venues FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
CREATE TRIGGER gems_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hidden_gems
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();
CREATE TRIGGER events_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();

-- Documents of what is there already.
SELECT put_search_document('venue', id, name, concat_ws(' ', cuisine, category, neighborhood, array_to_string(tags, ' '),
  split_part(address, ',', 1)), description) FROM venues;
SELECT put_search_document('gem', id, name, concat_ws(' ', type, category, cuisine, neighborhood, array_to_string(tags, ' '),
  split_part(address, ',', 1)), "specialFeature" || ' ' || description) FROM hidden_gems;
SELECT put_search_document('event', id, name, concat_ws(' ', venue, category, split_part(address, ',', 1)), NULL) FROM events;
SELECT put_search_document('person', id, concat_ws(' ', "firstName", "lastName"), NULL, NULL) FROM users;
SELECT put_search_document('photo', id, title, concat_ws(' ', nullif(location, 'Chicago, IL'), "activityType"), caption) FROM photos;
