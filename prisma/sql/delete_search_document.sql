CREATE OR REPLACE FUNCTION delete_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.search_documents WHERE type = TG_ARGV[0] AND id = OLD.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER delete_venue_document AFTER DELETE ON venues FOR EACH ROW EXECUTE FUNCTION delete_search_document('venue');
CREATE OR REPLACE TRIGGER delete_gem_document AFTER DELETE ON hidden_gems FOR EACH ROW EXECUTE FUNCTION delete_search_document('gem');
CREATE OR REPLACE TRIGGER delete_event_document AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION delete_search_document('event');
CREATE OR REPLACE TRIGGER delete_person_document AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION delete_search_document('person');
CREATE OR REPLACE TRIGGER delete_photo_document AFTER DELETE ON photos FOR EACH ROW EXECUTE FUNCTION delete_search_document('photo');
CREATE OR REPLACE TRIGGER delete_member_guide_document AFTER DELETE ON member_guides FOR EACH ROW EXECUTE FUNCTION delete_search_document('guide');
CREATE OR REPLACE TRIGGER delete_community_event_document AFTER DELETE ON community_events FOR EACH ROW EXECUTE FUNCTION delete_search_document('community-event');
CREATE OR REPLACE TRIGGER delete_group_document AFTER DELETE ON groups FOR EACH ROW EXECUTE FUNCTION delete_search_document('group');
CREATE OR REPLACE TRIGGER delete_challenge_document AFTER DELETE ON challenges FOR EACH ROW EXECUTE FUNCTION delete_search_document('challenge');
CREATE OR REPLACE TRIGGER delete_activity_document AFTER DELETE ON trending_activities FOR EACH ROW EXECUTE FUNCTION delete_search_document('activity');
