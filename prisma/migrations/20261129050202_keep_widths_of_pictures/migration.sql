-- AlterTable
ALTER TABLE "media" ADD COLUMN     "sizes" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
