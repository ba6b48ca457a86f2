-- The previous release's name for activity_audience, to be dropped by the next release's contracting migration.
CREATE OR REPLACE FUNCTION deed_audience(chosen "DeedAudience", "isPrivate" boolean) RETURNS "DeedAudience" LANGUAGE sql IMMUTABLE AS $$
  SELECT activity_audience(chosen, "isPrivate")
$$;
