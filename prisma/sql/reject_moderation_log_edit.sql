CREATE OR REPLACE FUNCTION reject_moderation_log_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('windmile.erasing', true), '') <> 'on'
     OR (NEW.id, NEW."reportId", NEW.action, NEW.type, NEW.reason, NEW."createdAt")
        IS DISTINCT FROM (OLD.id, OLD."reportId", OLD.action, OLD.type, OLD.reason, OLD."createdAt") THEN
    RAISE EXCEPTION 'the moderation log is append-only';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER reject_moderation_log_edit BEFORE UPDATE ON moderation_log
  FOR EACH ROW EXECUTE FUNCTION reject_moderation_log_edit();
