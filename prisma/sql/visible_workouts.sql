-- A workout is over when its minutes have passed, or when it was logged. Its place becomes visible an hour later. The
-- audience is written out instead of being a function: PostgreSQL doesn't inline one with a subquery, and plans it again
-- for each row.
CREATE OR REPLACE FUNCTION visible_workouts(viewer uuid)
RETURNS TABLE (id uuid, "userId" uuid, "activityType" text, "startedAt" timestamptz, duration integer, "venueId" uuid) LANGUAGE sql STABLE AS $$
  SELECT w.id, w."userId", w."activityType", w."startedAt", w.duration,
         CASE WHEN w."userId" = viewer OR NOT u."placesDelayed"
           OR least(w."createdAt", w."startedAt" + make_interval(mins => w.duration)) < now() - interval '1 hour' THEN w."venueId" END
  FROM workouts w JOIN visible_users(viewer) u ON u.id = w."userId"
  WHERE u.id = viewer OR (activity_audience(u."workoutAudience", u."isPrivate") <> 'only_me'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = viewer AND f."followingId" = u.id AND f.status = 'accepted')
    AND (activity_audience(u."workoutAudience", u."isPrivate") = 'followers'
      OR EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = u.id AND f."followingId" = viewer AND f.status = 'accepted')))
$$;
