-- Authors can still see and delete photos that a moderator hid.
CREATE OR REPLACE FUNCTION visible_photos(viewer uuid) RETURNS SETOF photos LANGUAGE sql STABLE AS $$
  SELECT p.* FROM photos p JOIN users u ON u.id = p."userId"
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (p."userId" = viewer
      OR (p."hiddenAt" IS NULL AND (p."showInHome" OR p."showInProfile")
        AND ((p.audience = 'everyone' AND NOT u."isPrivate")
          OR (p.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = p."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = p."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = p."userId" AND b."blockedId" = viewer)))
$$;
