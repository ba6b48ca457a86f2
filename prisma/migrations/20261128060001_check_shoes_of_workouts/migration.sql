ALTER TABLE "workouts" VALIDATE CONSTRAINT "workouts_shoesId_fkey";
