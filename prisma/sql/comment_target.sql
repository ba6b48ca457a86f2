-- The photo, workout, or post a comment is on.
CREATE OR REPLACE FUNCTION comment_target(c comments) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(c."photoId", c."workoutId", c."postId")
$$;
