-- Member guides have audiences, like posts.
CREATE OR REPLACE FUNCTION visible_member_guides(viewer uuid) RETURNS SETOF member_guides LANGUAGE sql STABLE AS $$
  SELECT g.* FROM member_guides g JOIN users u ON u.id = g."userId"
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (g."userId" = viewer
      OR (g."hiddenAt" IS NULL
        AND ((g.audience = 'everyone' AND NOT u."isPrivate")
          OR (g.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = g."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = g."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = g."userId" AND b."blockedId" = viewer)))
$$;
