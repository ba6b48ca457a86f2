CREATE OR REPLACE FUNCTION visible_community_events(viewer uuid) RETURNS SETOF community_events LANGUAGE sql STABLE AS $$
  SELECT e.* FROM community_events e JOIN visible_users(viewer) u ON u.id = e."hostId"
  WHERE (e."hiddenAt" IS NULL OR e."hostId" = viewer)
    AND (e."groupId" IS NULL
      OR EXISTS (SELECT 1 FROM groups g WHERE g.id = e."groupId" AND NOT g."isPrivate")
      OR EXISTS (SELECT 1 FROM group_members m
        WHERE m."groupId" = e."groupId" AND m."userId" = viewer AND m.status = 'member'))
$$;
