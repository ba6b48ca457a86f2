-- A canceled event whose host has left stays for its guests' calendars, without a host. An event of a deleted private
-- group is visible only to its guests. So is one that was canceled with its host's suspension, or because a moderator
-- hid it.
CREATE OR REPLACE FUNCTION visible_community_events(viewer uuid) RETURNS SETOF community_events LANGUAGE sql STABLE AS $$
  SELECT e.* FROM community_events e LEFT JOIN visible_users(viewer) u ON u.id = e."hostId"
  WHERE (u.id IS NOT NULL OR e."hostId" IS NULL OR (e."canceledAt" IS NOT NULL
      AND EXISTS (SELECT 1 FROM users h WHERE h.id = e."hostId" AND h."suspendedAt" = e."canceledAt")
      AND EXISTS (SELECT 1 FROM community_event_members s WHERE s."eventId" = e.id AND s."userId" = viewer)))
    AND (e."hiddenAt" IS NULL OR e."hostId" = viewer OR (e."canceledAt" = e."hiddenAt"
      AND EXISTS (SELECT 1 FROM community_event_members s WHERE s."eventId" = e.id AND s."userId" = viewer)))
    AND (e."groupId" IS NULL
      OR EXISTS (SELECT 1 FROM groups g WHERE g.id = e."groupId" AND NOT g."isPrivate")
      OR EXISTS (SELECT 1 FROM group_members m
        WHERE m."groupId" = e."groupId" AND m."userId" = viewer AND m.status = 'member'))
    AND (NOT e."guestsOnly"
      OR EXISTS (SELECT 1 FROM community_event_members s WHERE s."eventId" = e.id AND s."userId" = viewer))
$$;
