-- CreateTable
CREATE TABLE "event_photos" (
    "eventId" UUID NOT NULL,
    "photoId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_photos_pkey" PRIMARY KEY ("eventId","photoId")
);

-- CreateIndex
CREATE INDEX "event_photos_eventId_createdAt_photoId_idx" ON "event_photos"("eventId", "createdAt" DESC, "photoId" DESC);

-- CreateIndex
CREATE INDEX "event_photos_photoId_idx" ON "event_photos"("photoId");

-- AddForeignKey
ALTER TABLE "event_photos" ADD CONSTRAINT "event_photos_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "community_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_photos" ADD CONSTRAINT "event_photos_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;
