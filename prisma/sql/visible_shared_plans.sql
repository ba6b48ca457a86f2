-- Days that are shared by their link: who knows the id may look, but not past a block between them and its owner.
CREATE OR REPLACE FUNCTION visible_shared_plans(viewer uuid) RETURNS SETOF shared_plans LANGUAGE sql STABLE AS $$
  SELECT p.* FROM shared_plans p JOIN visible_users(viewer) u ON u.id = p."ownerId"
$$;
