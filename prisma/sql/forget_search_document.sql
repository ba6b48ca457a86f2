CREATE OR REPLACE FUNCTION forget_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.search_documents WHERE type = TG_ARGV[0] AND id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forget_venue AFTER DELETE ON venues FOR EACH ROW EXECUTE FUNCTION forget_search_document('venue');
CREATE OR REPLACE TRIGGER forget_gem AFTER DELETE ON hidden_gems FOR EACH ROW EXECUTE FUNCTION forget_search_document('gem');
CREATE OR REPLACE TRIGGER forget_event AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION forget_search_document('event');
CREATE OR REPLACE TRIGGER forget_person AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_search_document('person');
CREATE OR REPLACE TRIGGER forget_photo AFTER DELETE ON photos FOR EACH ROW EXECUTE FUNCTION forget_search_document('photo');
CREATE OR REPLACE TRIGGER forget_member_guide AFTER DELETE ON member_guides FOR EACH ROW EXECUTE FUNCTION forget_search_document('guide');
CREATE OR REPLACE TRIGGER forget_community_event AFTER DELETE ON community_events FOR EACH ROW EXECUTE FUNCTION forget_search_document('community-event');
CREATE OR REPLACE TRIGGER forget_group AFTER DELETE ON groups FOR EACH ROW EXECUTE FUNCTION forget_search_document('group');
CREATE OR REPLACE TRIGGER forget_challenge AFTER DELETE ON challenges FOR EACH ROW EXECUTE FUNCTION forget_search_document('challenge');
CREATE OR REPLACE TRIGGER forget_activity AFTER DELETE ON trending_activities FOR EACH ROW EXECUTE FUNCTION forget_search_document('activity');
