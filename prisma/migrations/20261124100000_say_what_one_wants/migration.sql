-- What somebody wants here: to move, to know the city, to meet people. Said in the welcome, changed in the settings.
ALTER TABLE "users" ADD COLUMN "goals" TEXT[] DEFAULT ARRAY[]::TEXT[];
