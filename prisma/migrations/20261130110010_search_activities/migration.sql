CREATE OR REPLACE FUNCTION public.index_activity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM public.put_search_document('activity', NEW.id, NEW.title,
    concat_ws(' ', NEW.category, NEW.location, array_to_string(NEW.tags, ' ')), NEW.description);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_challenge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM public.put_search_document('challenge', NEW.id, NEW.title, concat_ws(' ', NEW.unit, 'challenge'), NEW.description);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_community_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM public.put_search_document('community-event', NEW.id, NEW.title,
    concat_ws(' ', NEW.category, NEW.location, array_to_string(NEW.tags, ' ')), NEW.description);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.index_group()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM public.put_search_document('group', NEW.id, NEW.name, concat_ws(' ', NEW.category, 'group club'), NEW.description);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.put_search_document(kind text, document uuid, name text, facets text, description text, marks text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE TRIGGER forget_activity AFTER DELETE ON public.trending_activities FOR EACH ROW EXECUTE FUNCTION forget_search_document('activity');

CREATE OR REPLACE TRIGGER forget_challenge AFTER DELETE ON public.challenges FOR EACH ROW EXECUTE FUNCTION forget_search_document('challenge');

CREATE OR REPLACE TRIGGER forget_community_event AFTER DELETE ON public.community_events FOR EACH ROW EXECUTE FUNCTION forget_search_document('community-event');

CREATE OR REPLACE TRIGGER forget_group AFTER DELETE ON public.groups FOR EACH ROW EXECUTE FUNCTION forget_search_document('group');

CREATE OR REPLACE TRIGGER index_activity AFTER INSERT OR UPDATE OF title, category, location, tags, description ON public.trending_activities FOR EACH ROW EXECUTE FUNCTION index_activity();

CREATE OR REPLACE TRIGGER index_challenge AFTER INSERT OR UPDATE OF title, unit, description ON public.challenges FOR EACH ROW EXECUTE FUNCTION index_challenge();

CREATE OR REPLACE TRIGGER index_community_event AFTER INSERT OR UPDATE OF title, category, location, tags, description ON public.community_events FOR EACH ROW EXECUTE FUNCTION index_community_event();

CREATE OR REPLACE TRIGGER index_group AFTER INSERT OR UPDATE OF name, category, description ON public.groups FOR EACH ROW EXECUTE FUNCTION index_group();

-- What was there before.
SELECT public.put_search_document('community-event', id, title, concat_ws(' ', category, location, array_to_string(tags, ' ')), description)
FROM community_events WHERE "startsAt" > now() - interval '3 hours';
SELECT public.put_search_document('group', id, name, concat_ws(' ', category, 'group club'), description) FROM groups;
SELECT public.put_search_document('challenge', id, title, concat_ws(' ', unit, 'challenge'), description) FROM challenges;
SELECT public.put_search_document('activity', id, title, concat_ws(' ', category, location, array_to_string(tags, ' ')), description)
FROM trending_activities;
