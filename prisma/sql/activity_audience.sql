-- The default audience of workouts and saved items: everyone can follow a public account, while a private one approves
-- its followers.
CREATE OR REPLACE FUNCTION activity_audience(chosen "ActivityAudience", "isPrivate" boolean) RETURNS "ActivityAudience" LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(chosen, CASE WHEN "isPrivate" THEN 'followers' ELSE 'mutual' END::"ActivityAudience")
$$;
