-- CreateEnum
CREATE TYPE "PutAway" AS ENUM ('archive', 'trash');

-- AlterTable
ALTER TABLE "drafts" ADD COLUMN     "audience" "Audience";

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "editedAt" TIMESTAMPTZ(3),
ADD COLUMN     "putAway" "PutAway",
ADD COLUMN     "putAwayAt" TIMESTAMPTZ(3),
ADD COLUMN     "wasInHome" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "wasInProfile" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "photo_edits" (
    "id" UUID NOT NULL,
    "photoId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "caption" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "images" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "photo_edits_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "photo_edits_photoId_createdAt_id_idx" ON "photo_edits"("photoId", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "photo_edits" ADD CONSTRAINT "photo_edits_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;
