-- What a replica shows of its one row says how far it lies behind.
CREATE TABLE "heartbeats" (
    "id" SMALLINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "heartbeats_pkey" PRIMARY KEY ("id")
);
