import "server-only";
import { deadlineIn, inBatches, RUN_MS } from "@/lib/core/server/batches";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { CHICAGO, dayIn, hourIn, instantAt, systemClock } from "@/lib/core/shared/clock";
import { notify } from "../mutations";

/** No reminders at night: only between these hours in Chicago. */
const FROM_HOUR = 8;
const TO_HOUR = 21;
const PIECE = 500;
const DAY_MS = 86_400_000;

type Reminded = { id: string; title: string; people: string[] | null };

/**
 * Guests of events that start later today, once each: the seat records it. When an event moves to another day, they are
 * reminded again.
 */
const eventsOfToday = (now: Date) => (tx: Tx) =>
  tx.$queryRaw<Reminded[]>(sql`
    with notified as (
      update community_event_members m set "remindedAt" = ${now.toISOString()}::timestamptz
      where (m."eventId", m."userId") in (
        select s."eventId", s."userId" from community_event_members s join community_events e on e.id = s."eventId"
        where e."startsAt" > ${now.toISOString()}::timestamptz
          and e."startsAt" < ${instantAt(CHICAGO, dayIn(CHICAGO, now), 24 * 60).toISOString()}::timestamptz
          and e."canceledAt" is null and e."hiddenAt" is null and s.status = 'going'
          and (s."remindedAt" is null or s."remindedAt" < ${instantAt(CHICAGO, dayIn(CHICAGO, now), 0).toISOString()}::timestamptz)
        limit ${PIECE} for update of s skip locked)
      returning m."eventId", m."userId"
    )
    select t."eventId" as id, e.title, array_agg(t."userId"::text) as people
    from notified t join community_events e on e.id = t."eventId" group by 1, 2`);

/** Members of challenges that end within a day. */
const challengesOfToday = (now: Date) => (tx: Tx) =>
  tx.$queryRaw<Reminded[]>(sql`
    with notified as (
      update challenge_members m set "remindedAt" = ${now.toISOString()}::timestamptz
      where (m."challengeId", m."userId") in (
        select s."challengeId", s."userId" from challenge_members s join challenges c on c.id = s."challengeId"
        where c."endsAt" > ${now.toISOString()}::timestamptz
          and c."endsAt" <= ${new Date(now.getTime() + DAY_MS).toISOString()}::timestamptz
          and c."frozenAt" is null and s."remindedAt" is null
        limit ${PIECE} for update of s skip locked)
      returning m."challengeId", m."userId"
    )
    select t."challengeId" as id, c.title, array_agg(t."userId"::text) filter (where u.gamification) as people
    from notified t join challenges c on c.id = t."challengeId" join users u on u.id = t."userId" group by 1, 2`);

/** Marks and notifies in one transaction, so that everyone marked is notified exactly once. */
function remind(
  find: (tx: Tx) => Promise<Reminded[]>,
  notifyOne: (tx: Tx, reminded: Reminded) => Promise<void>,
): Promise<boolean> {
  return inBatches(deadlineIn(RUN_MS / 2), () =>
    transaction(async (tx) => {
      const found = await find(tx);
      for (const one of found) await notifyOne(tx, one);
      return found.length;
    }),
  );
}

/** Reminds people, during the day, of events that are today and of challenges about to end. */
export async function sendReminders(now: Date = systemClock()): Promise<void> {
  const hour = hourIn(CHICAGO, now);
  if (hour < FROM_HOUR || hour >= TO_HOUR) return;
  await remind(eventsOfToday(now), (tx, { id, people }) =>
    notify(tx, { to: people ?? [], kind: "event-today", actorId: null, target: { type: "event", id } }),
  );
  await remind(challengesOfToday(now), (tx, { id, title, people }) =>
    notify(tx, {
      to: people ?? [],
      kind: "challenge-ending",
      actorId: null,
      target: { type: "challenge", id },
      text: `“${title}” ends in less than 24 hours`,
    }),
  );
}
