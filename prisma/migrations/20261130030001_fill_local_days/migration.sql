-- outside a transaction: the days of activity from before they were stored, in each person's zone of now
DO $$
DECLARE
  last uuid;
BEGIN
  last := '00000000-0000-0000-0000-000000000000';
  LOOP
    WITH piece AS (SELECT id FROM workouts WHERE id > last ORDER BY id LIMIT 1000), filled AS (
      UPDATE workouts t SET "localDay" = (t."startedAt" AT TIME ZONE u."timeZone")::date
      FROM users u WHERE u.id = t."userId" AND t."localDay" IS NULL AND t.id IN (SELECT id FROM piece)
    )
    SELECT id INTO last FROM piece ORDER BY id DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
  last := '00000000-0000-0000-0000-000000000000';
  LOOP
    WITH piece AS (SELECT id FROM check_ins WHERE id > last ORDER BY id LIMIT 1000), filled AS (
      UPDATE check_ins t SET "localDay" = (t."createdAt" AT TIME ZONE u."timeZone")::date
      FROM users u WHERE u.id = t."userId" AND t."localDay" IS NULL AND t.id IN (SELECT id FROM piece)
    )
    SELECT id INTO last FROM piece ORDER BY id DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
  last := '00000000-0000-0000-0000-000000000000';
  LOOP
    WITH piece AS (SELECT id FROM photos WHERE id > last ORDER BY id LIMIT 1000), filled AS (
      UPDATE photos t SET "localDay" = (t."createdAt" AT TIME ZONE u."timeZone")::date
      FROM users u WHERE u.id = t."userId" AND t."localDay" IS NULL AND t.id IN (SELECT id FROM piece)
    )
    SELECT id INTO last FROM piece ORDER BY id DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
  LOOP
    UPDATE workouts SET source = r.source::text::"WorkoutSource" FROM workout_routes r
    WHERE r."workoutId" = workouts.id AND workouts.id IN (
      SELECT w.id FROM workouts w JOIN workout_routes o ON o."workoutId" = w.id WHERE w.source = 'typed' LIMIT 1000);
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END $$;
