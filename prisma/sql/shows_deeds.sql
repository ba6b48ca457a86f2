-- What the release before calls shows_activity: to be dropped by a contracting migration of the next one.
CREATE OR REPLACE FUNCTION shows_deeds(owner uuid, audience "DeedAudience", viewer uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT shows_activity(owner, audience, viewer)
$$;
