-- What a moderator did and why can't be rewritten, but somebody whose account is deleted is named nowhere any more:
-- the transaction that erases them says so, and may then take ids out, nothing else.
CREATE OR REPLACE FUNCTION moderation_log_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the moderation log is append-only';
END $$;
DROP TRIGGER moderation_log_is_final ON moderation_log;
CREATE TRIGGER moderation_log_is_final BEFORE DELETE ON moderation_log
  FOR EACH STATEMENT EXECUTE FUNCTION moderation_log_is_final();

CREATE FUNCTION moderation_log_keeps_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('windmile.erasing', true), '') <> 'on'
     OR (NEW.id, NEW."reportId", NEW.action, NEW.type, NEW.reason, NEW."createdAt")
        IS DISTINCT FROM (OLD.id, OLD."reportId", OLD.action, OLD.type, OLD.reason, OLD."createdAt") THEN
    RAISE EXCEPTION 'the moderation log is append-only';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER moderation_log_keeps_words BEFORE UPDATE ON moderation_log
  FOR EACH ROW EXECUTE FUNCTION moderation_log_keeps_words();
