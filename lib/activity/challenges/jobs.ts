import "server-only";
import { v7 as uuid } from "uuid";
import { deadlineIn, inBatches, RUN_MS } from "@/lib/core/server/batches";
import { rows, sql, type Tx, transaction } from "@/lib/core/server/db";
import { jobRows } from "@/lib/core/server/job-database";
import { systemClock } from "@/lib/core/shared/clock";
import { notify } from "@/lib/notifications/mutations";
import { contribution } from "./queries";
import { CHALLENGES, challengeSpan } from "./rules";

/** Creates this week's and this month's challenges if they don't exist yet. */
async function openChallenges(now: Date): Promise<void> {
  for (const { slug, period, ...challenge } of CHALLENGES) {
    const { startsAt, endsAt, name } = challengeSpan(period, now);
    await rows(sql`
      insert into challenges (id, slug, title, description, unit, scope, target, "startsAt", "endsAt")
      values (${uuid()}::uuid, ${`${slug}-${name}`}, ${challenge.title}, ${challenge.description}, ${challenge.unit},
              ${challenge.scope}, ${challenge.target}, ${startsAt.toISOString()}::timestamptz,
              ${endsAt.toISOString()}::timestamptz)
      on conflict (slug) do nothing`);
  }
}

type Ended = { title: string; reached: string[] };

/** Notifies members that the goal was reached: their own, or everyone's together. */
async function notifyMembers(tx: Tx, challengeId: string): Promise<void> {
  const [ended] = await tx.$queryRaw<Ended[]>(sql`
    select c.title, array(
      select m."userId"::text from challenge_members m join users u on u.id = m."userId"
      where m."challengeId" = c.id and u.gamification and c.target <= case c.scope when 'personal' then m.result
        else (select sum(all_of_them.result) from challenge_members all_of_them where all_of_them."challengeId" = c.id) end
    ) as reached
    from challenges c where c.id = ${challengeId}::uuid`);
  if (!ended) return;
  await notify(tx, {
    to: ended.reached,
    kind: "challenge",
    actorId: null,
    target: { type: "challenge", id: challengeId },
    text: `“${ended.title}” has ended, and the goal was reached. Nice work!`,
  });
}

const RESULTS_AT_ONCE = 500;

/** Stores the results of the next batch of members without one, in a finished challenge; returns how many. */
async function writeResults(challengeId: string): Promise<number> {
  const [written] = await jobRows<{ count: number }>(sql`
    with written as (
      update challenge_members m set result = coalesce(${contribution(sql`m."userId"`)}, 0)
      from challenges c where c.id = m."challengeId" and c.id = ${challengeId}::uuid and m.result is null
        and m."userId" = any(array(select n."userId" from challenge_members n
          where n."challengeId" = ${challengeId}::uuid and n.result is null limit ${RESULTS_AT_ONCE}))
      returning 1
    )
    select count(*)::int as count from written`);
  return written?.count ?? 0;
}

/**
 * Stores everyone's result of one finished challenge, batch by batch; results already stored stay. Then closes it, with
 * any remaining members, and notifies everyone who reached the goal.
 */
async function freeze(challengeId: string, now: Date): Promise<void> {
  const isDone = await inBatches(deadlineIn(RUN_MS), () => writeResults(challengeId));
  if (!isDone) return; // the next run continues
  return transaction(async (tx) => {
    const claimed = await tx.$executeRaw(sql`
      update challenges set "frozenAt" = ${now.toISOString()}::timestamptz
      where id = ${challengeId}::uuid and "frozenAt" is null`);
    if (claimed === 0) return;
    await tx.$executeRaw(sql`
      update challenge_members m set result = coalesce(${contribution(sql`m."userId"`)}, 0)
      from challenges c where c.id = m."challengeId" and c.id = ${challengeId}::uuid and m.result is null`);
    await notifyMembers(tx, challengeId);
  });
}

/**
 * Closes finished challenges and opens those of the new week or month. Idempotent; runs every minute, so that results
 * are stored soon after the end.
 */
export async function rotateChallenges(now: Date = systemClock()): Promise<void> {
  const over = await rows<{ id: string }>(sql`
    select id from challenges where "endsAt" <= ${now.toISOString()}::timestamptz and "frozenAt" is null`);
  for (const { id } of over) await freeze(id, now);
  await openChallenges(now);
}
