-- For an hour, others see that there was a check-in, but not where.
CREATE OR REPLACE FUNCTION visible_check_ins(viewer uuid)
RETURNS TABLE (id uuid, "userId" uuid, "venueId" uuid, day date, "createdAt" timestamptz, "isPlaceShown" boolean) LANGUAGE sql STABLE AS $$
  SELECT c.id, c."userId", c."venueId", c.day, c."createdAt",
         c."userId" = viewer OR NOT u."placesDelayed" OR c."createdAt" < now() - interval '1 hour'
  FROM check_ins c JOIN visible_users(viewer) u ON u.id = c."userId"
  WHERE (c."userId" = viewer OR NOT c."isPrivate") AND (u.id = viewer
    OR EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = viewer AND f."followingId" = u.id AND f.status = 'accepted'))
$$;
