CREATE OR REPLACE FUNCTION hidden_users(viewer uuid) RETURNS TABLE (id uuid) LANGUAGE sql STABLE AS $$
  SELECT u.id FROM users u WHERE u."suspendedAt" IS NOT NULL OR u."deleteAfter" IS NOT NULL
  UNION ALL SELECT b."blockedId" FROM blocks b WHERE b."blockerId" = viewer
  UNION ALL SELECT b."blockerId" FROM blocks b WHERE b."blockedId" = viewer
$$;
