-- Whether a person's day has an album: a photo, a recorded route, or two stops. `albumsIn` (lib/feed/memories) applies
-- the same rule to a year.
CREATE OR REPLACE FUNCTION has_album(person uuid, of_day date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM photos p WHERE p."userId" = person AND p."localDay" = of_day
      AND p."removedTo" IS NULL AND p."removedTo" IS DISTINCT FROM 'trash' AND p."hiddenAt" IS NULL) -- the second names the partial index
    OR EXISTS (SELECT 1 FROM workouts w JOIN workout_routes r ON r."workoutId" = w.id WHERE w."userId" = person AND w."localDay" = of_day)
    OR (SELECT count(*) FROM check_ins c WHERE c."userId" = person AND c."localDay" = of_day) > 1
$$;
