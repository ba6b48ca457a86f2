-- An activity's calendar day in its person's time zone. It is stored so that changing the time zone later doesn't
-- move any day: streaks, weeks, and XP stay the same. A corrected start uses the time zone at the time of the correction.
CREATE OR REPLACE FUNCTION set_local_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  began timestamptz;
BEGIN
  IF TG_TABLE_NAME = 'workouts' THEN
    began := NEW."startedAt";
    IF TG_OP = 'UPDATE' THEN
      IF NEW."startedAt" = OLD."startedAt" THEN RETURN NEW; END IF;
      NEW."localDay" := NULL;
    END IF;
  ELSE
    began := NEW."createdAt";
  END IF;
  NEW."localDay" := coalesce(NEW."localDay", (SELECT (began AT TIME ZONE u."timeZone")::date FROM users u WHERE u.id = NEW."userId"));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER set_local_day BEFORE INSERT OR UPDATE OF "startedAt" ON workouts
  FOR EACH ROW EXECUTE FUNCTION set_local_day();
CREATE OR REPLACE TRIGGER set_local_day BEFORE INSERT ON check_ins FOR EACH ROW EXECUTE FUNCTION set_local_day();
CREATE OR REPLACE TRIGGER set_local_day BEFORE INSERT ON photos FOR EACH ROW EXECUTE FUNCTION set_local_day();
