-- CreateTable
CREATE TABLE "place_activity" (
    "targetId" UUID NOT NULL,
    "weight" DOUBLE PRECISION NOT NULL,
    "countedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "place_activity_pkey" PRIMARY KEY ("targetId")
);
