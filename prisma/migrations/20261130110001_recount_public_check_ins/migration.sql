-- outside a transaction: places count only public check-ins of public accounts
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    WITH piece AS (SELECT id FROM venues WHERE id > last ORDER BY id LIMIT 100), counted AS (
      UPDATE venues v SET "checkInCount" = (SELECT count(*) FROM check_ins c JOIN users u ON u.id = c."userId"
        WHERE c."venueId" = v.id AND NOT c."isPrivate" AND NOT u."isPrivate")
      WHERE v.id IN (SELECT id FROM piece)
    )
    SELECT id INTO last FROM piece ORDER BY id DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END $$;
