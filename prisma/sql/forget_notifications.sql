-- A notification is deleted with its reason, no matter who deletes the reason and in which cascade: one statement for
-- all the rows that a statement deleted. Each trigger passes the kinds ('' for every kind), and which columns of the
-- deleted row contain the target, the actor, and the recipient ('' if irrelevant).
CREATE OR REPLACE FUNCTION forget_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING gone g, to_jsonb(g) AS was
  WHERE n."targetId" = was ->> TG_ARGV[1]
    AND (TG_ARGV[0] = '' OR n.type = ANY (string_to_array(TG_ARGV[0], ' ')))
    AND (TG_ARGV[2] = '' OR n."actorId" = (was ->> TG_ARGV[2])::uuid)
    AND (TG_ARGV[3] = '' OR n."userId" = (was ->> TG_ARGV[3])::uuid);
  RETURN NULL;
END $$;

-- The reason was undone.
CREATE OR REPLACE TRIGGER forget_like AFTER DELETE ON photo_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('like', 'photoId', 'userId', '');
CREATE OR REPLACE TRIGGER forget_like AFTER DELETE ON post_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('like', 'postId', 'userId', '');
CREATE OR REPLACE TRIGGER forget_like AFTER DELETE ON workout_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('like', 'workoutId', 'userId', '');
CREATE OR REPLACE TRIGGER forget_like AFTER DELETE ON check_in_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('like', 'checkInId', 'userId', '');
CREATE OR REPLACE TRIGGER forget_follow AFTER DELETE ON follows REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('follow follow-request invite-accepted', 'followerId', 'followerId', 'followingId');
CREATE OR REPLACE TRIGGER forget_acceptance AFTER DELETE ON follows REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('request-accepted', 'followingId', 'followingId', 'followerId');
CREATE OR REPLACE TRIGGER forget_tag AFTER DELETE ON photo_tags REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('tag', 'photoId', '', 'userId');
CREATE OR REPLACE TRIGGER forget_mention AFTER DELETE ON mentions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('mention', 'photoId', 'authorId', 'userId');
CREATE OR REPLACE TRIGGER forget_mention_on_workout AFTER DELETE ON mentions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('mention', 'workoutId', 'authorId', 'userId');
CREATE OR REPLACE TRIGGER forget_mention_on_post AFTER DELETE ON mentions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('mention', 'postId', 'authorId', 'userId');
CREATE OR REPLACE TRIGGER forget_joining AFTER DELETE ON community_event_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('event-joined event-waitlisted', 'eventId', 'userId', '');
CREATE OR REPLACE TRIGGER forget_promotion AFTER DELETE ON community_event_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('event-promoted event-today', 'eventId', '', 'userId');
CREATE OR REPLACE TRIGGER forget_reminder AFTER DELETE ON challenge_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('challenge-ending', 'challengeId', '', 'userId');
CREATE OR REPLACE TRIGGER forget_joining AFTER DELETE ON group_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('group-request group-joined', 'groupId', 'userId', '');
CREATE OR REPLACE TRIGGER forget_answer AFTER DELETE ON group_posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('group-answer', 'groupId', 'userId', '');
CREATE OR REPLACE TRIGGER forget_acceptance AFTER DELETE ON group_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('group-accepted', 'groupId', '', 'userId');
CREATE OR REPLACE TRIGGER forget_joining AFTER DELETE ON shared_plan_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('plan-joined', 'planId', 'userId', '');
CREATE OR REPLACE TRIGGER forget_follow AFTER DELETE ON member_guide_follows REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('guide-followed', 'guideId', 'userId', '');

-- The item itself was deleted.
CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON photos REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON workouts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON check_ins REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON community_events REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON groups REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON shared_plans REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON member_guides REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
