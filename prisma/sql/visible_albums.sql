-- An album is private until its owner shares it. Each item's own function decides whether it is visible in it.
CREATE OR REPLACE FUNCTION visible_albums(viewer uuid) RETURNS SETOF albums LANGUAGE sql STABLE AS $$
  SELECT a.* FROM albums a JOIN visible_users(viewer) u ON u.id = a."userId"
  WHERE a."userId" = viewer
    OR (NOT a."isHidden"
      AND ((a.audience = 'everyone' AND NOT u."isPrivate")
        OR (a.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
          WHERE f."followerId" = viewer AND f."followingId" = a."userId" AND f.status = 'accepted'))))
$$;
