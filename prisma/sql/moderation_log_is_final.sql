-- A moderator's action and its reason can't be rewritten, but a deleted account must not be named anywhere: the
-- transaction that erases it declares so, and may then remove ids, nothing else.
CREATE OR REPLACE FUNCTION moderation_log_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the moderation log is append-only';
END $$;

CREATE OR REPLACE TRIGGER moderation_log_is_final BEFORE DELETE ON moderation_log
  FOR EACH STATEMENT EXECUTE FUNCTION moderation_log_is_final();
