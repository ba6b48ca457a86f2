-- What a moderator hid is still its author's to see, and to take away.
CREATE OR REPLACE FUNCTION visible_reviews(viewer uuid) RETURNS SETOF venue_reviews LANGUAGE sql STABLE AS $$
  SELECT r.* FROM venue_reviews r JOIN visible_users(viewer) u ON u.id = r."userId"
  WHERE r."hiddenAt" IS NULL OR r."userId" = viewer
$$;
