-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "editedAt" TIMESTAMPTZ(3);
