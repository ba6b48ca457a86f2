-- AlterTable
ALTER TABLE "users" ADD COLUMN     "goalToldFor" DATE;
