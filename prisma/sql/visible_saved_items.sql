-- Only the owner sees the note on a saved item.
CREATE OR REPLACE FUNCTION visible_saved_items(viewer uuid)
RETURNS TABLE ("userId" uuid, type text, "targetId" text, "createdAt" timestamptz) LANGUAGE sql STABLE AS $$
  SELECT s."userId", s.type::text, s."targetId", s."createdAt"
  FROM saved_items s JOIN visible_users(viewer) u ON u.id = s."userId"
  WHERE u.id = viewer OR (activity_audience(u."savedAudience", u."isPrivate") <> 'only_me'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = viewer AND f."followingId" = u.id AND f.status = 'accepted')
    AND (activity_audience(u."savedAudience", u."isPrivate") = 'followers'
      OR EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = u.id AND f."followingId" = viewer AND f.status = 'accepted')))
$$;
