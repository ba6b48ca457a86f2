-- Only the owner sees the note on a saved item.
CREATE OR REPLACE FUNCTION visible_saved_items(viewer uuid)
RETURNS TABLE ("userId" uuid, type text, "targetId" text, "createdAt" timestamptz) LANGUAGE sql STABLE AS $$
  SELECT s."userId", s.type::text, s."targetId", s."createdAt"
  FROM saved_items s JOIN visible_users(viewer) u ON u.id = s."userId"
  WHERE can_see_activity(u.id, activity_audience(u."savedAudience", u."isPrivate"), viewer)
$$;
