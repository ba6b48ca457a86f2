-- Queues a file for deletion once its row is deleted: on its own, with its photo, or with the whole account. Files shown
-- in an open case are kept until the decision, for at most thirty days after the report.
CREATE OR REPLACE FUNCTION queue_media_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := OLD.id || '.' || OLD.extension;
  evidence timestamptz;
BEGIN
  SELECT max(r."createdAt") INTO evidence FROM reports r
  WHERE r.snapshot -> 'author' ->> 'id' = OLD."userId"::text AND r.status = 'open' AND r.snapshot -> 'images' ? ('/media/' || name);
  INSERT INTO pending_media_deletions ("storageKey", "variantKeys", "mediaId", "deleteAfter", "evidenceFile")
  VALUES (OLD."storageKey", ARRAY(SELECT value FROM jsonb_each_text(OLD."variantKeys")), OLD.id,
    coalesce(evidence + interval '30 days', now()), CASE WHEN evidence IS NOT NULL THEN name END)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER queue_media_deletion AFTER DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION queue_media_deletion();
