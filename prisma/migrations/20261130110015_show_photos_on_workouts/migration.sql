-- CreateTable
CREATE TABLE "workout_photos" (
    "workoutId" UUID NOT NULL,
    "photoId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workout_photos_pkey" PRIMARY KEY ("workoutId","photoId")
);

-- CreateIndex
CREATE INDEX "workout_photos_photoId_idx" ON "workout_photos"("photoId");

-- AddForeignKey
ALTER TABLE "workout_photos" ADD CONSTRAINT "workout_photos_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "workouts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workout_photos" ADD CONSTRAINT "workout_photos_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;
