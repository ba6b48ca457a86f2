-- AlterTable
ALTER TABLE "saved_items" ADD COLUMN     "collectionId" UUID;

-- CreateTable
CREATE TABLE "saved_collections" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_collections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "venue_reviews" (
    "id" UUID NOT NULL,
    "venueId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "rating" INTEGER NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "venue_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_collections_userId_name_key" ON "saved_collections"("userId", "name");

-- CreateIndex
CREATE INDEX "venue_reviews_venueId_createdAt_id_idx" ON "venue_reviews"("venueId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "venue_reviews_userId_idx" ON "venue_reviews"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "venue_reviews_venueId_userId_key" ON "venue_reviews"("venueId", "userId");

-- AddForeignKey
ALTER TABLE "saved_collections" ADD CONSTRAINT "saved_collections_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_reviews" ADD CONSTRAINT "venue_reviews_venueId_fkey" FOREIGN KEY ("venueId") REFERENCES "venues"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue_reviews" ADD CONSTRAINT "venue_reviews_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_collectionId_fkey" FOREIGN KEY ("collectionId") REFERENCES "saved_collections"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

CREATE OR REPLACE FUNCTION public.visible_reviews(viewer uuid)
 RETURNS SETOF venue_reviews
 LANGUAGE sql
 STABLE
AS $function$
  SELECT r.* FROM venue_reviews r JOIN visible_users(viewer) u ON u.id = r."userId"
  WHERE r."hiddenAt" IS NULL OR r."userId" = viewer
$function$;
