-- CreateIndex
CREATE UNIQUE INDEX "media_storageKey_key" ON "media"("storageKey");
