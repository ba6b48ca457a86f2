-- Shared posts have audiences, like photos.
CREATE OR REPLACE FUNCTION visible_posts(viewer uuid) RETURNS SETOF posts LANGUAGE sql STABLE AS $$
  SELECT p.* FROM posts p JOIN users u ON u.id = p."userId"
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (p."userId" = viewer
      OR (p."hiddenAt" IS NULL
        AND ((p.audience = 'everyone' AND NOT u."isPrivate")
          OR (p.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = p."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = p."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = p."userId" AND b."blockedId" = viewer)))
$$;
