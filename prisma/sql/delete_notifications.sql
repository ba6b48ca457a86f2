-- Deletes notifications with the row that caused them, even if a cascade deletes that row: one statement for all the
-- rows that a statement deleted. Each trigger passes the kinds ('' for every kind), and which columns of the
-- deleted row contain the target, the actor, and the recipient ('' if irrelevant).
CREATE OR REPLACE FUNCTION delete_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING gone g, to_jsonb(g) AS was
  WHERE n."targetId" = was ->> TG_ARGV[1]
    AND (TG_ARGV[0] = '' OR n.type = ANY (string_to_array(TG_ARGV[0], ' ')))
    AND (TG_ARGV[2] = '' OR n."actorId" = (was ->> TG_ARGV[2])::uuid)
    AND (TG_ARGV[3] = '' OR n."userId" = (was ->> TG_ARGV[3])::uuid);
  RETURN NULL;
END $$;

-- The reason was undone.
CREATE OR REPLACE TRIGGER delete_like_notifications AFTER DELETE ON photo_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('like', 'photoId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_like_notifications AFTER DELETE ON post_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('like', 'postId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_like_notifications AFTER DELETE ON workout_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('like', 'workoutId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_like_notifications AFTER DELETE ON check_in_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('like', 'checkInId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_follow_notifications AFTER DELETE ON follows REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('follow follow-request invite-accepted', 'followerId', 'followerId', 'followingId');
CREATE OR REPLACE TRIGGER delete_acceptance_notifications AFTER DELETE ON follows REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('request-accepted', 'followingId', 'followingId', 'followerId');
CREATE OR REPLACE TRIGGER delete_tag_notifications AFTER DELETE ON photo_tags REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('tag', 'photoId', '', 'userId');
CREATE OR REPLACE TRIGGER delete_mention_notifications AFTER DELETE ON mentions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('mention', 'photoId', 'authorId', 'userId');
CREATE OR REPLACE TRIGGER delete_mention_on_workout_notifications AFTER DELETE ON mentions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('mention', 'workoutId', 'authorId', 'userId');
CREATE OR REPLACE TRIGGER delete_mention_on_post_notifications AFTER DELETE ON mentions REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('mention', 'postId', 'authorId', 'userId');
CREATE OR REPLACE TRIGGER delete_joining_notifications AFTER DELETE ON community_event_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('event-joined event-waitlisted', 'eventId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_promotion_notifications AFTER DELETE ON community_event_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('event-promoted event-today', 'eventId', '', 'userId');
CREATE OR REPLACE TRIGGER delete_reminder_notifications AFTER DELETE ON challenge_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('challenge-ending', 'challengeId', '', 'userId');
CREATE OR REPLACE TRIGGER delete_joining_notifications AFTER DELETE ON group_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('group-request group-joined', 'groupId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_answer_notifications AFTER DELETE ON group_posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('group-answer', 'groupId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_acceptance_notifications AFTER DELETE ON group_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('group-accepted', 'groupId', '', 'userId');
CREATE OR REPLACE TRIGGER delete_joining_notifications AFTER DELETE ON shared_plan_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('plan-joined', 'planId', 'userId', '');
CREATE OR REPLACE TRIGGER delete_follow_notifications AFTER DELETE ON member_guide_follows REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('guide-followed', 'guideId', 'userId', '');

-- The item itself was deleted.
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON photos REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON workouts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON check_ins REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON community_events REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON groups REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON shared_plans REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER delete_thing_notifications AFTER DELETE ON member_guides REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications('', 'id', '', '');
