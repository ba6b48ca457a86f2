-- CreateTable
CREATE TABLE "shared_plans" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "stops" JSONB NOT NULL,
    "eventId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shared_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shared_plan_members" (
    "planId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "freeFrom" TIMESTAMPTZ(3),
    "freeUntil" TIMESTAMPTZ(3),
    "joinedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shared_plan_members_pkey" PRIMARY KEY ("planId","userId")
);

-- CreateTable
CREATE TABLE "shared_plan_votes" (
    "planId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "targetId" TEXT NOT NULL,
    "isFor" BOOLEAN NOT NULL,

    CONSTRAINT "shared_plan_votes_pkey" PRIMARY KEY ("planId","userId","targetId")
);

-- CreateIndex
CREATE UNIQUE INDEX "shared_plans_eventId_key" ON "shared_plans"("eventId");

-- CreateIndex
CREATE INDEX "shared_plans_ownerId_endsAt_idx" ON "shared_plans"("ownerId", "endsAt");

-- CreateIndex
CREATE INDEX "shared_plan_members_userId_idx" ON "shared_plan_members"("userId");

-- AddForeignKey
ALTER TABLE "shared_plans" ADD CONSTRAINT "shared_plans_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_plans" ADD CONSTRAINT "shared_plans_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "community_events"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_plan_members" ADD CONSTRAINT "shared_plan_members_planId_fkey" FOREIGN KEY ("planId") REFERENCES "shared_plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_plan_members" ADD CONSTRAINT "shared_plan_members_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_plan_votes" ADD CONSTRAINT "shared_plan_votes_planId_userId_fkey" FOREIGN KEY ("planId", "userId") REFERENCES "shared_plan_members"("planId", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- Days that are shared by their link: who knows the id may look, but not past a block between them and its owner.
CREATE OR REPLACE FUNCTION visible_shared_plans(viewer uuid) RETURNS SETOF shared_plans LANGUAGE sql STABLE AS $$
  SELECT p.* FROM shared_plans p JOIN visible_users(viewer) u ON u.id = p."ownerId"
$$;

CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON shared_plans REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
CREATE OR REPLACE TRIGGER forget_joining AFTER DELETE ON shared_plan_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('plan-joined', 'planId', 'userId', '');
