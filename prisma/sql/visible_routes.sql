-- Workout routes whose map the viewer can see: for other people's, as their map audience allows and an hour after the
-- end.
CREATE OR REPLACE FUNCTION visible_routes(viewer uuid)
RETURNS TABLE ("workoutId" uuid, "userId" uuid) LANGUAGE sql STABLE AS $$
  SELECT r."workoutId", r."userId"
  FROM workout_routes r JOIN visible_workouts(viewer) w ON w.id = r."workoutId" JOIN users u ON u.id = r."userId"
  WHERE r."userId" = viewer OR (r."endedAt" < now() - interval '1 hour' AND u."mapAudience" <> 'only_me'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = viewer AND f."followingId" = u.id AND f.status = 'accepted')
    AND (u."mapAudience" = 'followers'
      OR EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = u.id AND f."followingId" = viewer AND f.status = 'accepted')))
$$;
