-- DropIndex
DROP INDEX "photos_venueId_createdAt_idx";

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "media_removals" (
    "storageKey" TEXT NOT NULL,
    "mediaId" UUID NOT NULL,
    "removedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_removals_pkey" PRIMARY KEY ("storageKey")
);

-- CreateIndex
CREATE INDEX "media_removals_removedAt_idx" ON "media_removals"("removedAt");

-- CreateIndex
CREATE INDEX "photo_likes_userId_photoId_idx" ON "photo_likes"("userId", "photoId");

-- CreateIndex
CREATE INDEX "photos_venueId_createdAt_id_idx" ON "photos"("venueId", "createdAt" DESC, "id" DESC);

-- ---------------------------------------------------------------- what Prisma has no words for

-- The feeds list only what is shown on home and not hidden. With author and place in the index, whose photos and where
-- is decided without touching the table.
CREATE INDEX photos_home_idx ON photos ("createdAt" DESC, id DESC) INCLUDE ("userId", "venueId")
  WHERE "showInHome" AND "hiddenAt" IS NULL;
CREATE INDEX photos_home_author_idx ON photos ("userId", "createdAt" DESC, id DESC)
  WHERE "showInHome" AND "hiddenAt" IS NULL;
CREATE INDEX photos_home_venue_idx ON photos ("venueId", "createdAt" DESC, id DESC)
  WHERE "showInHome" AND "hiddenAt" IS NULL AND "venueId" IS NOT NULL;
CREATE INDEX photos_placed_idx ON photos ("createdAt" DESC, id DESC)
  WHERE "showInHome" AND "hiddenAt" IS NULL AND "venueId" IS NOT NULL;

-- Title, caption, location and poster stand in one text, so that one index answers and the planner may choose between
-- it and the order of time. The leading blank gives the first word a beginning to be found by.
CREATE INDEX photos_search_idx ON photos USING gin ("searchText" gin_trgm_ops);

CREATE FUNCTION photo_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT ' ' || fold(concat_ws(' ', NEW.title, NEW.caption, NEW.location, u."firstName", u."lastName"))
    INTO NEW."searchText" FROM users u WHERE u.id = NEW."userId";
  NEW."searchText" := coalesce(NEW."searchText", '');
  RETURN NEW;
END $$;
CREATE TRIGGER photo_search_text BEFORE INSERT OR UPDATE OF title, caption, location ON photos
  FOR EACH ROW EXECUTE FUNCTION photo_search_text();

CREATE FUNCTION photos_follow_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE photos SET title = title WHERE "userId" = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER photos_follow_name AFTER UPDATE OF "firstName", "lastName" ON users
  FOR EACH ROW WHEN (OLD."firstName" IS DISTINCT FROM NEW."firstName" OR OLD."lastName" IS DISTINCT FROM NEW."lastName")
  EXECUTE FUNCTION photos_follow_name();

UPDATE photos SET title = title;

-- A file outlives its row by the time it takes to remove it, however the row was deleted: by itself, with its photo or
-- with the whole account.
CREATE FUNCTION remember_media_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO media_removals ("storageKey", "mediaId") VALUES (OLD."storageKey", OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER remember_media_removal AFTER DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION remember_media_removal();
