-- CreateTable
CREATE TABLE "shoes" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "retiredAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shoes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shoes_userId_createdAt_id_idx" ON "shoes"("userId", "createdAt", "id");

-- AddForeignKey
ALTER TABLE "shoes" ADD CONSTRAINT "shoes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "workouts" ADD COLUMN     "shoesId" UUID;

-- AddForeignKey
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_shoesId_fkey" FOREIGN KEY ("shoesId") REFERENCES "shoes"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
