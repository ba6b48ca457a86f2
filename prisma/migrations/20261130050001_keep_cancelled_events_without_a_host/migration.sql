-- Nothing before this writes an event without a host, and what reads one joins its host and leaves it out.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "community_events" ALTER COLUMN "hostId" DROP NOT NULL, ADD COLUMN "guestsOnly" BOOLEAN NOT NULL DEFAULT false;

-- A canceled event whose host has left stays for its guests' calendars: it has no host. One of a private group that was
-- deleted is its guests' alone.
CREATE OR REPLACE FUNCTION visible_community_events(viewer uuid) RETURNS SETOF community_events LANGUAGE sql STABLE AS $$
  SELECT e.* FROM community_events e LEFT JOIN visible_users(viewer) u ON u.id = e."hostId"
  WHERE (u.id IS NOT NULL OR e."hostId" IS NULL)
    AND (e."hiddenAt" IS NULL OR e."hostId" = viewer)
    AND (e."groupId" IS NULL
      OR EXISTS (SELECT 1 FROM groups g WHERE g.id = e."groupId" AND NOT g."isPrivate")
      OR EXISTS (SELECT 1 FROM group_members m
        WHERE m."groupId" = e."groupId" AND m."userId" = viewer AND m.status = 'member'))
    AND (NOT e."guestsOnly"
      OR EXISTS (SELECT 1 FROM community_event_members s WHERE s."eventId" = e.id AND s."userId" = viewer))
$$;
