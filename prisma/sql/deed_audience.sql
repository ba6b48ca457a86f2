-- What the release before calls activity_audience: to be dropped by a contracting migration of the next one.
CREATE OR REPLACE FUNCTION deed_audience(chosen "DeedAudience", "isPrivate" boolean) RETURNS "DeedAudience" LANGUAGE sql IMMUTABLE AS $$
  SELECT activity_audience(chosen, "isPrivate")
$$;
