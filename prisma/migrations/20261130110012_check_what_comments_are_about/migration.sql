ALTER TABLE "comments" VALIDATE CONSTRAINT "comments_workoutId_fkey";
ALTER TABLE "comments" VALIDATE CONSTRAINT "comments_postId_fkey";
ALTER TABLE "comments" VALIDATE CONSTRAINT "comments_one_thing";
