-- An event's guests can read its chat, except messages that a moderator hid and messages between people who blocked each other.
CREATE OR REPLACE FUNCTION visible_event_messages(viewer uuid) RETURNS SETOF event_messages LANGUAGE sql STABLE AS $$
  SELECT m.* FROM event_messages m JOIN visible_users(viewer) u ON u.id = m."userId"
    JOIN visible_community_events(viewer) e ON e.id = m."eventId"
  WHERE (m."hiddenAt" IS NULL OR m."userId" = viewer)
    AND EXISTS (SELECT 1 FROM community_event_members s
      WHERE s."eventId" = m."eventId" AND s."userId" = viewer AND s.status = 'going')
$$;
