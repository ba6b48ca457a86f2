-- A file outlives its row by the time it takes to remove it, however the row was deleted: by itself, with its photo or
-- with the whole account.
CREATE OR REPLACE FUNCTION remember_media_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_removals ("storageKey", "mediaId") VALUES (OLD."storageKey", OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER remember_media_removal AFTER DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION remember_media_removal();
