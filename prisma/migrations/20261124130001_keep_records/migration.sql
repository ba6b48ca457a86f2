-- AlterTable
ALTER TABLE "users" ADD COLUMN     "weeklyGoal" INTEGER;

-- CreateTable
CREATE TABLE "route_efforts" (
    "workoutId" UUID NOT NULL,
    "meters" INTEGER NOT NULL,
    "userId" UUID NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "route_efforts_pkey" PRIMARY KEY ("workoutId","meters")
);

-- CreateIndex
CREATE INDEX "route_efforts_userId_meters_seconds_idx" ON "route_efforts"("userId", "meters", "seconds");

-- AddForeignKey
ALTER TABLE "route_efforts" ADD CONSTRAINT "route_efforts_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "workout_routes"("workoutId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "route_efforts" ADD CONSTRAINT "route_efforts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
