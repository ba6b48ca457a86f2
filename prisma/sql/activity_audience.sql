-- Who sees workouts and saved things while nobody chose: a public account lets everybody follow, a private one only whom it accepts.
CREATE OR REPLACE FUNCTION activity_audience(chosen "DeedAudience", "isPrivate" boolean) RETURNS "DeedAudience" LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(chosen, CASE WHEN "isPrivate" THEN 'followers' ELSE 'mutual' END::"DeedAudience")
$$;
