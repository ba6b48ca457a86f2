-- The previous release's name for shows_activity, to be dropped by the next release's contracting migration.
CREATE OR REPLACE FUNCTION shows_deeds(owner uuid, audience "DeedAudience", viewer uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT shows_activity(owner, audience, viewer)
$$;
