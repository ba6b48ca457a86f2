-- Posts on group boards; a private group's are visible only to its members. Posts hidden by a moderator are visible
-- only to their author.
CREATE OR REPLACE FUNCTION visible_group_posts(viewer uuid) RETURNS SETOF group_posts LANGUAGE sql STABLE AS $$
  SELECT p.* FROM group_posts p JOIN visible_users(viewer) u ON u.id = p."userId" JOIN visible_groups(viewer) g ON g.id = p."groupId"
  WHERE (p."hiddenAt" IS NULL OR p."userId" = viewer)
    AND (NOT g."isPrivate" OR EXISTS (SELECT 1 FROM group_members m
      WHERE m."groupId" = p."groupId" AND m."userId" = viewer AND m.status = 'member'))
$$;
