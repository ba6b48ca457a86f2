-- outside a transaction: a hundred people at a time, so that nobody waits long for a lock
DO $$
DECLARE
  ids uuid[];
BEGIN
  LOOP
    SELECT array_agg(id) INTO ids FROM (SELECT id FROM users WHERE username = '' ORDER BY id LIMIT 100) few;
    EXIT WHEN ids IS NULL;
    FOR at IN 1 .. array_length(ids, 1) LOOP
      UPDATE users SET username = new_username("firstName", "lastName") WHERE id = ids[at];
    END LOOP;
    COMMIT;
  END LOOP;
END $$;
