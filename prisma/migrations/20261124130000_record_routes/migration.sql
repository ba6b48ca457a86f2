-- CreateEnum
CREATE TYPE "RouteSource" AS ENUM ('recorded', 'file');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "hidesRouteEnds" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "mapAudience" "DeedAudience" NOT NULL DEFAULT 'only_me';

-- CreateTable
CREATE TABLE "workout_routes" (
    "workoutId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "source" "RouteSource" NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "polyline" TEXT NOT NULL,
    "moments" TEXT NOT NULL,
    "hasElevation" BOOLEAN NOT NULL,
    "breaks" INTEGER[],
    "preview" TEXT NOT NULL,
    "distanceMeters" INTEGER NOT NULL,
    "movingSeconds" INTEGER NOT NULL,
    "elapsedSeconds" INTEGER NOT NULL,
    "elevationGain" INTEGER,

    CONSTRAINT "workout_routes_pkey" PRIMARY KEY ("workoutId")
);

-- CreateTable
CREATE TABLE "privacy_zones" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "isAutomatic" BOOLEAN NOT NULL,
    "label" TEXT,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "hiddenLat" DOUBLE PRECISION NOT NULL,
    "hiddenLng" DOUBLE PRECISION NOT NULL,
    "radius" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "privacy_zones_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "workout_routes_userId_startedAt_idx" ON "workout_routes"("userId", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "privacy_zones_userId_idx" ON "privacy_zones"("userId");

-- AddForeignKey
ALTER TABLE "workout_routes" ADD CONSTRAINT "workout_routes_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "workouts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workout_routes" ADD CONSTRAINT "workout_routes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "privacy_zones" ADD CONSTRAINT "privacy_zones_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION public.visible_routes(viewer uuid)
 RETURNS TABLE("workoutId" uuid, "userId" uuid)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT r."workoutId", r."userId"
  FROM workout_routes r JOIN visible_workouts(viewer) w ON w.id = r."workoutId" JOIN users u ON u.id = r."userId"
  WHERE r."userId" = viewer OR (shows_deeds(u.id, u."mapAudience", viewer) AND r."endedAt" < now() - interval '1 hour')
$function$;
