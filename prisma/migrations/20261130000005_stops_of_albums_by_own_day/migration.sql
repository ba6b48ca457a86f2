CREATE OR REPLACE FUNCTION public.has_album(person uuid, zone text, of_day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (SELECT 1 FROM photos p WHERE p."userId" = person AND p."putAway" IS NULL AND p."hiddenAt" IS NULL
      AND p."createdAt" >= of_day::timestamp AT TIME ZONE zone AND p."createdAt" < (of_day + 1)::timestamp AT TIME ZONE zone)
    OR EXISTS (SELECT 1 FROM workout_routes r WHERE r."userId" = person
      AND r."startedAt" >= of_day::timestamp AT TIME ZONE zone AND r."startedAt" < (of_day + 1)::timestamp AT TIME ZONE zone)
    OR (SELECT count(*) FROM check_ins c WHERE c."userId" = person
      AND c."createdAt" >= of_day::timestamp AT TIME ZONE zone AND c."createdAt" < (of_day + 1)::timestamp AT TIME ZONE zone) > 1
$function$;
