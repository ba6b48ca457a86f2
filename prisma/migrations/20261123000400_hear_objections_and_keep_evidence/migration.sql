-- AlterTable
ALTER TABLE "media_removals" ADD COLUMN     "heldAs" TEXT;

-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "objectedAt" TIMESTAMPTZ(3),
ADD COLUMN     "objection" TEXT,
ADD COLUMN     "objectionAnswer" TEXT,
ADD COLUMN     "proposedAction" TEXT,
ADD COLUMN     "proposedBy" UUID;

-- CreateTable
CREATE TABLE "barred_addresses" (
    "hash" TEXT NOT NULL,
    "userId" UUID,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "barred_addresses_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "barred_addresses_userId_idx" ON "barred_addresses"("userId");

-- CreateIndex
CREATE INDEX "barred_addresses_until_idx" ON "barred_addresses"("until");

CREATE OR REPLACE FUNCTION public.remember_media_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  name text := OLD.id || '.' || OLD.extension;
  evidence timestamptz;
BEGIN
  SELECT max(r."createdAt") INTO evidence FROM reports r
  WHERE r.snapshot -> 'author' ->> 'id' = OLD."userId"::text AND r.status = 'open' AND r.snapshot -> 'images' ? ('/media/' || name);
  INSERT INTO media_removals ("storageKey", "mediaId", "removedAt", "heldAs")
  VALUES (OLD."storageKey", OLD.id, coalesce(evidence + interval '30 days', now()), CASE WHEN evidence IS NOT NULL THEN name END)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;
