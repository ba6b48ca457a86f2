-- DropIndex
DROP INDEX "search_documents_title_idx";

-- ---------------------------------------------------------------- what Prisma has no words for

-- "Did you mean" asks for places, events and people. Titles of photos are ten times as many and nobody's name.
CREATE INDEX search_documents_alike_idx ON search_documents USING gin (title gin_trgm_ops) WITH (gin_pending_list_limit = 128)
  WHERE type <> 'photo';

-- Lists in the order of time, without a look at the table for whom they name.
CREATE INDEX follows_newest_idx ON follows ("followerId", "createdAt" DESC, "followingId" DESC) WHERE status = 'accepted';

-- A full-text index knows no order, and a common word stands in every tenth document: found in whole, and sorted, a search
-- costs more with everybody who joins. Documents therefore carry marks of what they are ranked by, so that the search can
-- begin with the newest photos and the best known people, and go on only while too little was found. A word that is rare
-- among those is rare among all, so each step finds about as much as the one before, however large the city is.

-- Of a photo: the day it was posted on, and the eight days around it (ids of version 7 carry their time).
CREATE FUNCTION age_marks(document uuid) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['@d' || day, '@o' || day / 8]
  FROM (SELECT ('x' || left(replace(document::text, '-', ''), 12))::bit(48)::bigint / 86400000 AS day) posted
$$;

-- Of a person: how many digits the number of their followers has, from a hundred on.
CREATE FUNCTION fame_marks(followers integer) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN followers >= 100 THEN ARRAY['@f' || length(followers::text)] ELSE '{}' END
$$;

DROP FUNCTION put_search_document(text, uuid, text, text, text);
CREATE FUNCTION put_search_document(kind text, document uuid, name text, facets text, description text, marks text[] DEFAULT '{}')
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
  IF kind IN ('venue', 'gem', 'event') AND EXISTS (SELECT FROM public.unknown_words(near)) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('search_words', 0));
    INSERT INTO public.search_words SELECT public.unknown_words(near) ON CONFLICT DO NOTHING;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION index_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.put_search_document('person', NEW.id, concat_ws(' ', NEW."firstName", NEW."lastName"), NULL, NULL,
    public.fame_marks(NEW."followersCount"));
  RETURN NULL;
END $$;
CREATE TRIGGER index_fame AFTER UPDATE OF "followersCount" ON users FOR EACH ROW
  WHEN (public.fame_marks(OLD."followersCount") <> public.fame_marks(NEW."followersCount")) EXECUTE FUNCTION index_person();

CREATE OR REPLACE FUNCTION index_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.put_search_document('photo', NEW.id, NEW.title, concat_ws(' ', nullif(NEW.location, 'Chicago, IL'), NEW."activityType"),
    NEW.caption, public.age_marks(NEW.id));
  RETURN NULL;
END $$;

-- Photos that are there already stay without marks: they are older than all that come, and are found in the last step.
SELECT put_search_document('person', id, concat_ws(' ', "firstName", "lastName"), NULL, NULL, fame_marks("followersCount"))
FROM users WHERE "followersCount" >= 100;

-- What is asked for. Every word must stand in a document, as it is, by its stem or, from `shortest` letters on, as a beginning;
-- two words may also stand there as one. Words like "the" count only when nothing else was asked. `deep` looks into
-- descriptions too. Of people and photos a beginning of one or two letters would be half the city.
CREATE OR REPLACE FUNCTION search_query(kinds text[], asked text, deep boolean) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  given text[] := (public.search_word_list(asked))[1:8];
  shortest integer := CASE WHEN kinds && '{person,photo}' THEN 3 ELSE 1 END;
  content text[];
  ways text[] := '{}';
BEGIN
  SELECT array_agg(w ORDER BY n) INTO content FROM unnest(given) WITH ORDINALITY AS x(w, n)
  WHERE ts_lexize('pg_catalog.english_stem', w) <> '{}';
  content := coalesce(content, given);
  IF cardinality(content) = 0 THEN RETURN NULL; END IF;
  ways := ways || public.search_way(content, deep, shortest);
  FOR i IN 1 .. cardinality(content) - 1 LOOP
    ways := ways || public.search_way(content[1:i - 1] || (content[i] || content[i + 1]) || content[i + 2:], deep, shortest);
  END LOOP;
  RETURN format('(%s) & (%s)',
    (SELECT string_agg(format('''#%s''', kind), ' | ') FROM unnest(kinds) kind), array_to_string(ways, ' | '))::tsquery;
END $$;

DROP FUNCTION search_way(text[], boolean);
CREATE FUNCTION search_way(content text[], deep boolean, shortest integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '(' || string_agg((
    SELECT '(' || string_agg(DISTINCT term, ' | ') || ')' FROM (
      SELECT format('''%s''%s', w, begins) UNION ALL SELECT format('''%s''', s) FROM unnest(ts_lexize('pg_catalog.english_stem', w)) s
      UNION ALL SELECT format('''.%s''%s', w, begins) WHERE deep
      UNION ALL SELECT format('''.%s''%s', s, begins) FROM unnest(ts_lexize('pg_catalog.english_stem', w)) s WHERE deep
    ) AS t(term)), ' & ') || ')'
  FROM unnest(content) w, LATERAL (SELECT CASE WHEN length(w) >= shortest THEN ':*' ELSE '' END) AS b(begins)
$$;

-- Titles that look like what was asked, for "Did you mean".
CREATE OR REPLACE FUNCTION similar_documents(kinds text[], asked text) RETURNS TABLE (type text, id uuid, title text, likeness real)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.4 AS $$
  SELECT d.type, d.id, d.title, word_similarity(asked, d.title) FROM public.search_documents d
  WHERE asked <% d.title AND d.type <> 'photo' AND d.type = ANY (kinds)
  ORDER BY 4 DESC, d.title LIMIT 40
$$;

-- Whom a viewer does not see: who is suspended or leaving, and who blocked them or was blocked. Everybody else is in
-- visible_users(). Where each of many rows names a person, this short list is hashed once; the other one is the whole city.
CREATE INDEX users_away_idx ON users (id) WHERE "suspendedAt" IS NOT NULL OR "deleteAfter" IS NOT NULL;

CREATE FUNCTION hidden_users(viewer uuid) RETURNS TABLE (id uuid) LANGUAGE sql STABLE AS $$
  SELECT u.id FROM users u WHERE u."suspendedAt" IS NOT NULL OR u."deleteAfter" IS NOT NULL
  UNION ALL SELECT b."blockedId" FROM blocks b WHERE b."blockerId" = viewer
  UNION ALL SELECT b."blockerId" FROM blocks b WHERE b."blockedId" = viewer
$$;

-- Whom to suggest to a newcomer: the best known.
CREATE INDEX users_known_idx ON users ("followersCount" DESC, id);
CREATE INDEX users_open_to_matches_idx ON users (id) WHERE "openToMatches";

-- What stats, streaks and achievements count of a person, without a look at each row.
CREATE INDEX workouts_counted_idx ON workouts ("userId", "startedAt" DESC)
  INCLUDE ("createdAt", duration, "activityType", "distanceMeters");

-- Whether a follower sees a photo is then decided without touching the table.
DROP INDEX photos_home_author_idx;
CREATE INDEX photos_home_author_idx ON photos ("userId", "createdAt" DESC, id DESC) INCLUDE (audience)
  WHERE "showInHome" AND "hiddenAt" IS NULL;
