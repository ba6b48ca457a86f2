-- CreateEnum
CREATE TYPE "WorkoutSource" AS ENUM ('typed', 'recorded', 'file');

-- AlterTable
ALTER TABLE "check_ins" ADD COLUMN     "localDay" DATE;

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "localDay" DATE;

-- AlterTable
ALTER TABLE "workouts" ADD COLUMN     "localDay" DATE,
ADD COLUMN     "source" "WorkoutSource" NOT NULL DEFAULT 'typed';

CREATE OR REPLACE FUNCTION public.note_local_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE TRIGGER note_local_day BEFORE INSERT ON public.check_ins FOR EACH ROW EXECUTE FUNCTION note_local_day();

CREATE OR REPLACE TRIGGER note_local_day BEFORE INSERT ON public.photos FOR EACH ROW EXECUTE FUNCTION note_local_day();

CREATE OR REPLACE TRIGGER note_local_day BEFORE INSERT OR UPDATE OF "startedAt" ON public.workouts FOR EACH ROW EXECUTE FUNCTION note_local_day();
