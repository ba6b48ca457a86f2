-- An account being deleted is hidden from everyone immediately, during the grace period.
CREATE OR REPLACE FUNCTION visible_users(viewer uuid) RETURNS SETOF users LANGUAGE sql STABLE AS $$
  SELECT u.* FROM users u
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = u.id)
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = u.id AND b."blockedId" = viewer)
$$;
