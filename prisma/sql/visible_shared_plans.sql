-- Days shared by link: knowing the id is enough, unless the owner and the viewer have blocked each other.
CREATE OR REPLACE FUNCTION visible_shared_plans(viewer uuid) RETURNS SETOF shared_plans LANGUAGE sql STABLE AS $$
  SELECT p.* FROM shared_plans p JOIN visible_users(viewer) u ON u.id = p."ownerId"
$$;
