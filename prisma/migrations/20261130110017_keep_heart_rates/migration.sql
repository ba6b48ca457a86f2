-- AlterTable
ALTER TABLE "workouts" ADD COLUMN     "averageHeartRate" INTEGER,
ADD COLUMN     "maxHeartRate" INTEGER;
