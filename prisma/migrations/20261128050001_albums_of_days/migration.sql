-- CreateTable
CREATE TABLE "albums" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "audience" "Audience" NOT NULL DEFAULT 'only_me',
    "isHidden" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "albums_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "albums_userId_day_key" ON "albums"("userId", "day");

-- AddForeignKey
ALTER TABLE "albums" ADD CONSTRAINT "albums_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION public.visible_albums(viewer uuid)
 RETURNS SETOF albums
 LANGUAGE sql
 STABLE
AS $function$
  SELECT a.* FROM albums a JOIN visible_users(viewer) u ON u.id = a."userId"
  WHERE a."userId" = viewer
    OR (NOT a."isHidden"
      AND ((a.audience = 'everyone' AND NOT u."isPrivate")
        OR (a.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
          WHERE f."followerId" = viewer AND f."followingId" = a."userId" AND f.status = 'accepted'))))
$function$;
