-- What is said on the boards of groups: of a private group its members' alone. What a moderator hid is its author's.
CREATE OR REPLACE FUNCTION visible_group_posts(viewer uuid) RETURNS SETOF group_posts LANGUAGE sql STABLE AS $$
  SELECT p.* FROM group_posts p JOIN visible_users(viewer) u ON u.id = p."userId" JOIN visible_groups(viewer) g ON g.id = p."groupId"
  WHERE (p."hiddenAt" IS NULL OR p."userId" = viewer)
    AND (NOT g."isPrivate" OR EXISTS (SELECT 1 FROM group_members m
      WHERE m."groupId" = p."groupId" AND m."userId" = viewer AND m.status = 'member'))
$$;
