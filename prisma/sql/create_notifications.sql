-- Notifies people in the app, by email, and in subscribed browsers, unless they turned it off, hid the actor, or did it
-- themselves. `noticeOf` (lib/notifications/mutations.ts) builds the notice. The same actor, kind, and target share one
-- row, which becomes unread again. Actions that can be undone and repeated (`onceADay`) notify a person once a day: until
-- then, no email or push is sent again, and a read notification stays read. People in `notified` get a more specific notification of
-- the same event. They get this one only if the other is turned off.
CREATE OR REPLACE FUNCTION create_notifications(ids uuid[], people uuid[], notice jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  actor uuid := (notice ->> 'actorId')::uuid;
  switch text := notice ->> 'switch'; -- null: always sent
BEGIN
  WITH recipients AS MATERIALIZED (
    SELECT n.id, n.nth, u.id AS person, u.email IS NOT NULL AND u."deleteAfter" IS NULL AND NOT u."isSample" AS "hasMail",
      CASE WHEN switch IS NULL THEN '[]'
        -- A pause is one of every channel, of those too that there were not yet when it began.
        WHEN u.notifications -> (notice ->> 'allSwitch') <> '[]' THEN '["in-app", "mail", "push"]'
        ELSE coalesce(u.notifications -> switch, '[]') END AS off,
      CASE WHEN coalesce(notice -> 'notified', '[]') ? u.id::text
        THEN coalesce(u.notifications -> (notice ->> 'notifiedSwitch'), '[]') ELSE '["in-app", "mail", "push"]' END AS "notifiedOff",
      r."notifiedAt" IS NOT NULL AS "isRepeated", CASE WHEN u."notificationsReadAt" >= r."notifiedAt" THEN u."notificationsReadAt" END AS "readAt"
    FROM unnest(ids, people) WITH ORDINALITY AS n(id, person, nth) JOIN users u ON u.id = n.person
    LEFT JOIN recent_notifications r ON notice ? 'onceADay' AND r."userId" = u.id AND r."actorId" = actor AND r.type = notice ->> 'kind'
      AND r."targetId" = notice ->> 'targetId' AND r."notifiedAt" > clock_timestamp() - interval '1 day'
    WHERE u.id IS DISTINCT FROM actor AND u."suspendedAt" IS NULL
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = u.id AND b."blockedId" = actor)
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockedId" = u.id AND b."blockerId" = actor)
      AND NOT EXISTS (SELECT 1 FROM mutes m WHERE m."muterId" = u.id AND m."mutedId" = actor)
  ), shown AS (
    INSERT INTO notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", text, "createdAt", "readAt")
    SELECT id, person, notice ->> 'kind', notice ->> 'groupKey', actor, notice ->> 'targetType', notice ->> 'targetId',
      notice ->> 'text', clock_timestamp(), "readAt"
    FROM recipients WHERE NOT off ? 'in-app' AND "notifiedOff" ? 'in-app' ORDER BY nth
    ON CONFLICT ("userId", "groupKey", "actorId") DO UPDATE
      SET "createdAt" = excluded."createdAt", text = excluded.text, "readAt" = excluded."readAt"
  ), noted AS (
    INSERT INTO recent_notifications ("userId", "actorId", type, "targetId", "notifiedAt")
    SELECT person, actor, notice ->> 'kind', notice ->> 'targetId', clock_timestamp()
    FROM recipients WHERE notice ? 'onceADay' AND actor IS NOT NULL AND NOT "isRepeated" ORDER BY nth
    ON CONFLICT ("userId", "actorId", type, "targetId") DO UPDATE SET "notifiedAt" = excluded."notifiedAt"
  ), pushed AS (
    INSERT INTO notification_pushes (id, "userId", type, "groupKey", "actorId", "targetType", "targetId")
    SELECT id, person, notice ->> 'kind', notice ->> 'groupKey', actor, notice ->> 'targetType', notice ->> 'targetId'
    FROM recipients WHERE NOT "isRepeated" AND NOT off ? 'push' AND "notifiedOff" ? 'push' AND EXISTS (SELECT 1 FROM push_subscriptions p WHERE p."userId" = person) ORDER BY nth
    ON CONFLICT ("userId", "groupKey", "actorId") DO UPDATE SET id = excluded.id, "leasedAt" = NULL
  )
  INSERT INTO notification_emails (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", text)
  SELECT id, person, notice ->> 'kind', notice ->> 'groupKey', actor, notice ->> 'targetType', notice ->> 'targetId',
    notice ->> 'text'
  FROM recipients WHERE "hasMail" AND NOT "isRepeated" AND NOT off ? 'mail' AND "notifiedOff" ? 'mail' ORDER BY nth
  ON CONFLICT ("userId", "groupKey", "actorId") DO UPDATE -- a row of its own again where the old one is on its way
    SET text = excluded.text, id = excluded.id, "leasedAt" = NULL;
END $$;
