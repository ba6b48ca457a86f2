-- Who leaves an event or a challenge is reminded of it no more.
CREATE OR REPLACE TRIGGER forget_promotion AFTER DELETE ON community_event_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('event-promoted event-today', 'eventId', '', 'userId');
CREATE OR REPLACE TRIGGER forget_reminder AFTER DELETE ON challenge_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('challenge-ending', 'challengeId', '', 'userId');
