-- AlterTable
ALTER TABLE "check_ins" ADD COLUMN     "likeCount" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "workouts" ADD COLUMN     "likeCount" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "check_in_likes" (
    "checkInId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "check_in_likes_pkey" PRIMARY KEY ("checkInId","userId")
);

-- CreateTable
CREATE TABLE "workout_likes" (
    "workoutId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workout_likes_pkey" PRIMARY KEY ("workoutId","userId")
);

-- CreateIndex
CREATE INDEX "check_in_likes_checkInId_createdAt_userId_idx" ON "check_in_likes"("checkInId", "createdAt" DESC, "userId" DESC);

-- CreateIndex
CREATE INDEX "check_in_likes_userId_idx" ON "check_in_likes"("userId");

-- CreateIndex
CREATE INDEX "workout_likes_workoutId_createdAt_userId_idx" ON "workout_likes"("workoutId", "createdAt" DESC, "userId" DESC);

-- CreateIndex
CREATE INDEX "workout_likes_userId_idx" ON "workout_likes"("userId");

-- AddForeignKey
ALTER TABLE "check_in_likes" ADD CONSTRAINT "check_in_likes_checkInId_fkey" FOREIGN KEY ("checkInId") REFERENCES "check_ins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_in_likes" ADD CONSTRAINT "check_in_likes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workout_likes" ADD CONSTRAINT "workout_likes_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "workouts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workout_likes" ADD CONSTRAINT "workout_likes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE TRIGGER forget_like AFTER DELETE ON public.check_in_likes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('like', 'checkInId', 'userId', '');

CREATE OR REPLACE TRIGGER forget_like AFTER DELETE ON public.workout_likes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('like', 'workoutId', 'userId', '');

CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON public.check_ins REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');

CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON public.workouts REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
