-- Workout routes whose map the viewer can see: for other people's, as their map audience allows and an hour after the
-- end.
CREATE OR REPLACE FUNCTION visible_routes(viewer uuid)
RETURNS TABLE ("workoutId" uuid, "userId" uuid) LANGUAGE sql STABLE AS $$
  SELECT r."workoutId", r."userId"
  FROM workout_routes r JOIN visible_workouts(viewer) w ON w.id = r."workoutId" JOIN users u ON u.id = r."userId"
  WHERE r."userId" = viewer OR (can_see_activity(u.id, u."mapAudience", viewer) AND r."endedAt" < now() - interval '1 hour')
$$;
