-- CreateTable
CREATE TABLE "event_messages" (
    "id" UUID NOT NULL,
    "eventId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "event_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "event_messages_eventId_createdAt_id_idx" ON "event_messages"("eventId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "event_messages_userId_idx" ON "event_messages"("userId");

-- AddForeignKey
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "community_events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who goes to an event reads its chat, but for what a moderator hid and people who blocked each other.
CREATE OR REPLACE FUNCTION visible_event_messages(viewer uuid) RETURNS SETOF event_messages LANGUAGE sql STABLE AS $$
  SELECT m.* FROM event_messages m JOIN visible_users(viewer) u ON u.id = m."userId"
    JOIN visible_community_events(viewer) e ON e.id = m."eventId"
  WHERE (m."hiddenAt" IS NULL OR m."userId" = viewer)
    AND EXISTS (SELECT 1 FROM community_event_members s
      WHERE s."eventId" = m."eventId" AND s."userId" = viewer AND s.status = 'going')
$$;
