-- Authors can still see and delete reviews that a moderator hid.
CREATE OR REPLACE FUNCTION visible_reviews(viewer uuid) RETURNS SETOF venue_reviews LANGUAGE sql STABLE AS $$
  SELECT r.* FROM venue_reviews r JOIN visible_users(viewer) u ON u.id = r."userId"
  WHERE r."hiddenAt" IS NULL OR r."userId" = viewer
$$;
