-- outside a transaction: people with such a letter in their name are indexed again, in pieces
DO $$
DECLARE
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    WITH piece AS (SELECT id FROM users WHERE id > last ORDER BY id LIMIT 1000), indexed AS (
      UPDATE users u SET "firstName" = u."firstName"
      WHERE u.id IN (SELECT id FROM piece) AND normalize(concat_ws(' ', u."firstName", u."lastName")) ~* '[äöüåø]'
    )
    SELECT id INTO last FROM piece ORDER BY id DESC LIMIT 1;
    EXIT WHEN NOT FOUND;
    COMMIT;
  END LOOP;
END $$;
