-- Whether the viewer is in an audience of someone's workouts or saved items.
CREATE OR REPLACE FUNCTION can_see_activity(owner uuid, audience "ActivityAudience", viewer uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT owner = viewer OR (audience <> 'only_me'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = viewer AND f."followingId" = owner AND f.status = 'accepted')
    AND (audience = 'followers'
      OR EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = owner AND f."followingId" = viewer AND f.status = 'accepted')))
$$;
