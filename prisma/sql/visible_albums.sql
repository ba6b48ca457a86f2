-- An album is its owner's alone until they share it; what is in it is decided by each thing's own function.
CREATE OR REPLACE FUNCTION visible_albums(viewer uuid) RETURNS SETOF albums LANGUAGE sql STABLE AS $$
  SELECT a.* FROM albums a JOIN visible_users(viewer) u ON u.id = a."userId"
  WHERE a."userId" = viewer
    OR (NOT a."isHidden"
      AND ((a.audience = 'everyone' AND NOT u."isPrivate")
        OR (a.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
          WHERE f."followerId" = viewer AND f."followingId" = a."userId" AND f.status = 'accepted'))))
$$;
