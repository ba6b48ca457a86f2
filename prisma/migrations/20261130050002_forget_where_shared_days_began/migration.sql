-- outside a transaction
-- The leg to the first stop told how far from it the owner was.
DO $$ BEGIN
  UPDATE shared_plans SET "startsAt" = (stops -> 0 ->> 'startsAt')::timestamptz, stops = jsonb_set(stops, '{0,leg}', 'null')
  WHERE jsonb_typeof(stops -> 0 -> 'leg') = 'object';
END $$;
