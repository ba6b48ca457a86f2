-- CreateTable
CREATE TABLE "ways_done" (
    "workoutId" UUID NOT NULL,
    "wayId" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ways_done_pkey" PRIMARY KEY ("workoutId","wayId")
);

-- CreateIndex
CREATE INDEX "ways_done_wayId_userId_startedAt_idx" ON "ways_done"("wayId", "userId", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "ways_done_userId_idx" ON "ways_done"("userId");

-- AddForeignKey
ALTER TABLE "ways_done" ADD CONSTRAINT "ways_done_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "workout_routes"("workoutId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ways_done" ADD CONSTRAINT "ways_done_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
