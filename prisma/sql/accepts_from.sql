-- Whether a person's settings let someone comment on, tag, or invite them.
CREATE OR REPLACE FUNCTION accepts_from(circle "Reach", owner uuid, actor uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT owner = actor OR circle = 'everyone' OR (circle = 'followers'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = actor AND f."followingId" = owner AND f.status = 'accepted'))
$$;
