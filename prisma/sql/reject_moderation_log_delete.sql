-- A moderator's action and its reason can't be rewritten, but a deleted account must not be named anywhere: the
-- transaction that erases it declares so, and may then remove ids, nothing else.
CREATE OR REPLACE FUNCTION reject_moderation_log_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the moderation log is append-only';
END $$;

CREATE OR REPLACE TRIGGER reject_moderation_log_delete BEFORE DELETE ON moderation_log
  FOR EACH STATEMENT EXECUTE FUNCTION reject_moderation_log_delete();
