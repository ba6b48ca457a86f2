-- What was written once a query so far is written once. A private group can be found and asked to join; its events are
-- its members'. What a moderator hid is its maker's alone. Plain STABLE functions, so that the planner inlines them.
CREATE FUNCTION visible_groups(viewer uuid) RETURNS SETOF groups LANGUAGE sql STABLE AS $$
  SELECT g.* FROM groups g JOIN visible_users(viewer) u ON u.id = g."creatorId"
  WHERE g."hiddenAt" IS NULL OR g."creatorId" = viewer
$$;

CREATE FUNCTION visible_community_events(viewer uuid) RETURNS SETOF community_events LANGUAGE sql STABLE AS $$
  SELECT e.* FROM community_events e JOIN visible_users(viewer) u ON u.id = e."hostId"
  WHERE (e."hiddenAt" IS NULL OR e."hostId" = viewer)
    AND (e."groupId" IS NULL
      OR EXISTS (SELECT 1 FROM groups g WHERE g.id = e."groupId" AND NOT g."isPrivate")
      OR EXISTS (SELECT 1 FROM group_members m
        WHERE m."groupId" = e."groupId" AND m."userId" = viewer AND m.status = 'member'))
$$;

-- From now on who leaves a group hands on what they host in it. What was left behind before passes to its owner now.
WITH passed AS (
  UPDATE community_events e SET "hostId" = g."creatorId", "organizerRating" = NULL, sequence = e.sequence + 1
  FROM groups g
  WHERE g.id = e."groupId" AND e."cancelledAt" IS NULL AND e."startsAt" > now() - interval '3 hours'
    AND NOT EXISTS (SELECT 1 FROM group_members m
      WHERE m."groupId" = g.id AND m."userId" = e."hostId" AND m.status = 'member')
  RETURNING e.id, e."hostId"
), raised AS (
  INSERT INTO community_event_members AS m ("eventId", "userId", status) SELECT id, "hostId", 'going' FROM passed
  ON CONFLICT ("eventId", "userId") DO UPDATE SET status = 'going' WHERE m.status = 'waitlisted'
  RETURNING m."eventId", xmax = 0 AS "isNew"
)
UPDATE community_events e SET attendees = attendees + 1, waitlisted = waitlisted - (NOT r."isNew")::int
FROM raised r WHERE e.id = r."eventId";

-- And so do the places of those who may no longer see an event of a private group.
WITH gone AS (
  DELETE FROM community_event_members m USING community_events e
  WHERE e.id = m."eventId" AND e."cancelledAt" IS NULL AND e."startsAt" > now() - interval '3 hours'
    AND EXISTS (SELECT 1 FROM groups g WHERE g.id = e."groupId" AND g."isPrivate")
    AND NOT EXISTS (SELECT 1 FROM group_members s
      WHERE s."groupId" = e."groupId" AND s."userId" = m."userId" AND s.status = 'member')
  RETURNING m."eventId", m.status
)
UPDATE community_events e SET attendees = attendees - g.going, waitlisted = waitlisted - g.waiting
FROM (SELECT "eventId", count(*) FILTER (WHERE status = 'going')::int AS going,
        count(*) FILTER (WHERE status = 'waitlisted')::int AS waiting FROM gone GROUP BY 1) g
WHERE e.id = g."eventId";
