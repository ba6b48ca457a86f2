-- A workout is over when its minutes have passed, or when it was logged. Its place becomes visible an hour later.
CREATE OR REPLACE FUNCTION visible_workouts(viewer uuid)
RETURNS TABLE (id uuid, "userId" uuid, "activityType" text, "startedAt" timestamptz, duration integer, "venueId" uuid) LANGUAGE sql STABLE AS $$
  SELECT w.id, w."userId", w."activityType", w."startedAt", w.duration,
         CASE WHEN w."userId" = viewer OR NOT u."placesDelayed"
           OR least(w."createdAt", w."startedAt" + make_interval(mins => w.duration)) < now() - interval '1 hour' THEN w."venueId" END
  FROM workouts w JOIN visible_users(viewer) u ON u.id = w."userId"
  WHERE can_see_activity(u.id, activity_audience(u."workoutAudience", u."isPrivate"), viewer)
$$;
