DROP FUNCTION IF EXISTS can_see_activity(uuid,"ActivityAudience",uuid);

CREATE OR REPLACE FUNCTION public.visible_check_ins(viewer uuid)
 RETURNS TABLE(id uuid, "userId" uuid, "venueId" uuid, day date, "createdAt" timestamp with time zone, "isPlaceShown" boolean)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT c.id, c."userId", c."venueId", c.day, c."createdAt",
         c."userId" = viewer OR NOT u."placesDelayed" OR c."createdAt" < now() - interval '1 hour'
  FROM check_ins c JOIN visible_users(viewer) u ON u.id = c."userId"
  WHERE (c."userId" = viewer OR NOT c."isPrivate") AND (u.id = viewer
    OR EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = viewer AND f."followingId" = u.id AND f.status = 'accepted'))
$function$;

CREATE OR REPLACE FUNCTION public.visible_routes(viewer uuid)
 RETURNS TABLE("workoutId" uuid, "userId" uuid)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT r."workoutId", r."userId"
  FROM workout_routes r JOIN visible_workouts(viewer) w ON w.id = r."workoutId" JOIN users u ON u.id = r."userId"
  WHERE r."userId" = viewer OR (r."endedAt" < now() - interval '1 hour' AND u."mapAudience" <> 'only_me'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = viewer AND f."followingId" = u.id AND f.status = 'accepted')
    AND (u."mapAudience" = 'followers'
      OR EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = u.id AND f."followingId" = viewer AND f.status = 'accepted')))
$function$;

CREATE OR REPLACE FUNCTION public.visible_saved_items(viewer uuid)
 RETURNS TABLE("userId" uuid, type text, "targetId" text, "createdAt" timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT s."userId", s.type::text, s."targetId", s."createdAt"
  FROM saved_items s JOIN visible_users(viewer) u ON u.id = s."userId"
  WHERE u.id = viewer OR (activity_audience(u."savedAudience", u."isPrivate") <> 'only_me'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = viewer AND f."followingId" = u.id AND f.status = 'accepted')
    AND (activity_audience(u."savedAudience", u."isPrivate") = 'followers'
      OR EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = u.id AND f."followingId" = viewer AND f.status = 'accepted')))
$function$;

CREATE OR REPLACE FUNCTION public.visible_workouts(viewer uuid)
 RETURNS TABLE(id uuid, "userId" uuid, "activityType" text, "startedAt" timestamp with time zone, duration integer, "venueId" uuid)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT w.id, w."userId", w."activityType", w."startedAt", w.duration,
         CASE WHEN w."userId" = viewer OR NOT u."placesDelayed"
           OR least(w."createdAt", w."startedAt" + make_interval(mins => w.duration)) < now() - interval '1 hour' THEN w."venueId" END
  FROM workouts w JOIN visible_users(viewer) u ON u.id = w."userId"
  WHERE u.id = viewer OR (activity_audience(u."workoutAudience", u."isPrivate") <> 'only_me'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = viewer AND f."followingId" = u.id AND f.status = 'accepted')
    AND (activity_audience(u."workoutAudience", u."isPrivate") = 'followers'
      OR EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = u.id AND f."followingId" = viewer AND f.status = 'accepted')))
$function$;
