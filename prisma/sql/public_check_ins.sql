-- Check-ins that public numbers can include: not private, by public accounts, an hour later.
CREATE OR REPLACE FUNCTION public_check_ins() RETURNS SETOF check_ins LANGUAGE sql STABLE AS $$
  SELECT c.* FROM check_ins c JOIN users u ON u.id = c."userId"
  WHERE NOT c."isPrivate" AND NOT u."isPrivate" AND u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND c."createdAt" < now() - interval '1 hour'
$$;
