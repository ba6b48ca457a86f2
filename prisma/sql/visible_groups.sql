-- A private group can be found and asked to join, but only members see its events. Groups hidden by a moderator are
-- visible only to their creator. Plain STABLE functions, so that the planner inlines them.
CREATE OR REPLACE FUNCTION visible_groups(viewer uuid) RETURNS SETOF groups LANGUAGE sql STABLE AS $$
  SELECT g.* FROM groups g JOIN visible_users(viewer) u ON u.id = g."creatorId"
  WHERE g."hiddenAt" IS NULL OR g."creatorId" = viewer
$$;
