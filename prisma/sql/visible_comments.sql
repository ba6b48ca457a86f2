-- Comments by people the viewer may see; whether the photo itself is visible is the query's join.
CREATE OR REPLACE FUNCTION visible_comments(viewer uuid) RETURNS SETOF comments LANGUAGE sql STABLE AS $$
  SELECT c.* FROM comments c JOIN users u ON u.id = c."userId"
  WHERE (c."hiddenAt" IS NULL OR c."userId" = viewer) AND u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = c."userId")
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = c."userId" AND b."blockedId" = viewer)
$$;
