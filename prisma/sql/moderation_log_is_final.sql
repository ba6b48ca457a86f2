-- What a moderator did and why can't be rewritten, but somebody whose account is deleted is named nowhere any more:
-- the transaction that erases them says so, and may then take ids out, nothing else.
CREATE OR REPLACE FUNCTION moderation_log_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the moderation log is append-only';
END $$;

CREATE OR REPLACE TRIGGER moderation_log_is_final BEFORE DELETE ON moderation_log
  FOR EACH STATEMENT EXECUTE FUNCTION moderation_log_is_final();
