import "server-only";
import { v7 as uuid } from "uuid";
import { type Sql, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { resetSharedFeed } from "@/lib/feed/home/shared-feed";
import { notify } from "@/lib/notifications/mutations";
import { reportable } from "./access";
import { authorOf, type Decision, isAgreed, type Reported } from "./agreement";
import { applyDecision, undoDecision } from "./effects";
import { releaseEvidence } from "./evidence";
import { type Action, decisionText, isAboutDecision, isActionOn, isRestorable, REOPEN_DAYS } from "./rules";
import type { CreateReport, Decide, DecisionAnswer, ReportAnswer, Snapshot } from "./schema";

/**
 * Reports something the user can see. A person's second report of the same item is merged into the first. After a
 * decision it reopens the case only when the item has changed since, or after some time.
 */
export function report(userId: string, { type, id, category, note }: CreateReport): Promise<ReportAnswer> {
  return transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ authorId: string; snapshot: Snapshot }[]>(reportable(type, userId, id));
    if (!found) throw new AppError("not_found");
    if (found.authorId === userId) throw new AppError("validation", { message: "You can't report yourself" });
    const snapshot = sql`${JSON.stringify(found.snapshot)}::jsonb`;
    const reopens = sql`reports.snapshot <> excluded.snapshot or reports."decidedAt" < now() - make_interval(days => ${REOPEN_DAYS}::int)`;
    const whenOpen = (then: Sql, otherwise: Sql) =>
      sql`case when reports.status = 'open' or ${reopens} then ${then} else ${otherwise} end`;
    const [saved] = await tx.$queryRaw<{ id: string }[]>(sql`
      insert into reports (id, "reporterId", type, "targetId", category, note, snapshot)
      values (${uuid()}::uuid, ${userId}::uuid, ${type}, ${id.toLowerCase()}, ${category}, ${note || null}, ${snapshot})
      on conflict ("reporterId", type, "targetId") do update set
        category = excluded.category, note = coalesce(excluded.note, reports.note),
        snapshot = ${whenOpen(sql`excluded.snapshot`, sql`reports.snapshot`)},
        status = ${whenOpen(sql`'open'::"ReportStatus"`, sql`reports.status`)}
      returning id`);
    return { id: saved?.id ?? "", type, targetId: id, category };
  });
}

/** The report and everyone's other open reports of the same item, locked in a fixed order. */
async function lockCase(tx: Tx, reportId: string): Promise<[Reported, ...Reported[]]> {
  const found = await tx.$queryRaw<Reported[]>(sql`
    select r.id, r.type, r."targetId", r.snapshot, r."proposedAction", r."proposedBy" from reports r join reports chosen
      on chosen.type = r.type and chosen."targetId" = r."targetId" and chosen.id = ${reportId}::uuid
    where r.status = 'open' order by r.id for update of r`);
  const [first, ...others] = found;
  if (first) return [first, ...others];
  const known = await tx.report.findUnique({ where: { id: reportId }, select: { id: true } });
  if (!known) throw new AppError("not_found");
  throw new AppError("conflict", { message: "This has already been decided" });
}

type Decided = Reported & { action: Action; decidedAt: Date; isObjected: boolean };

async function lockDecided(tx: Tx, reportId: string): Promise<Decided> {
  const [found] = await tx.$queryRaw<Decided[]>(sql`
    select id, type, "targetId", snapshot, "proposedAction", "proposedBy", action, "decidedAt",
           appeal is not null and "appealAnswer" is null as "isObjected"
    from reports where id = ${reportId}::uuid and status = 'closed' for update`);
  if (!found) throw new AppError("not_found");
  return found;
}

async function log(
  tx: Tx,
  { moderatorId, action, reason }: Decision,
  about: Reported,
  entry = uuid(),
): Promise<string> {
  const { id: reportId, type, targetId } = about;
  await tx.moderationEntry.create({ data: { id: entry, moderatorId, reportId, action, type, targetId, reason } });
  return entry;
}

/**
 * Reverses a decision and its effects, or upholds it after an appeal: the reports are updated, the log keeps both, and
 * the person is notified.
 */
function decideAgain(decision: Decision & { action: "restore" | "uphold" }, reportId: string): Promise<boolean> {
  const { moderatorId, action, reason } = decision;
  return transaction(async (tx) => {
    const found = await lockDecided(tx, reportId);
    const { type, targetId, decidedAt } = found;
    if (action === "restore" && !isRestorable(found.action)) {
      throw new AppError("conflict", { message: "There's nothing to undo" });
    }
    if (action === "uphold" && !(found.action === "suspend" && found.isObjected)) {
      throw new AppError("conflict", { message: "There's no appeal to answer" });
    }
    if (!(await isAgreed(tx, decision, found))) return false;
    const authorId = authorOf(found);
    const ofCase = sql`type = ${type} and "targetId" = ${targetId} and status = 'closed' and "decidedAt" = ${decidedAt}`;
    if (action === "restore") await undoDecision(tx, found.action, { type, targetId, authorId });
    const entry = await log(tx, decision, found);
    const answered = sql`"appealAnswer" = case when appeal is null then null else ${reason} end, "proposedAction" = null, "proposedBy" = null`;
    if (action === "uphold") await tx.$executeRaw(sql`update reports set ${answered} where ${ofCase}`);
    else {
      await tx.$executeRaw(sql`
        update reports set ${answered}, action = 'restore', reason = ${reason}, "decidedBy" = ${moderatorId}::uuid, "decidedAt" = now()
        where ${ofCase}`);
    }
    await notifyAuthor(tx, authorId, entry, decisionText(action, type, reason));
    logger.info({ event: "moderated", action, type, targetId }, "moderated");
    return true;
  });
}

async function notifyAuthor(tx: Tx, authorId: string, entry: string, text: string | null): Promise<void> {
  if (!text || (await tx.user.count({ where: { id: authorId } })) === 0) return;
  const target = { type: "account", id: entry } as const;
  await notify(tx, { to: authorId, kind: "moderation", actorId: null, target, text });
}

/** Decides a case. The effect, the log entry, and the notification are one transaction. */
function decideCase(decision: Decision, reportId: string): Promise<boolean> {
  const { moderatorId, action, reason } = decision;
  return transaction(async (tx) => {
    const [found, ...others] = await lockCase(tx, reportId);
    const { type, targetId } = found;
    if (!isActionOn(action, type)) {
      throw new AppError("validation", { message: "A person can only be warned or suspended" });
    }
    if (!(await isAgreed(tx, decision, found))) return false;
    const authorId = authorOf(found);
    await applyDecision(tx, action, { type, targetId, authorId });
    const entry = await log(tx, decision, { ...found, id: reportId });
    await tx.$executeRaw(sql`
      update reports set status = 'closed', action = ${action}, reason = ${reason}, "decidedBy" = ${moderatorId}::uuid, "decidedAt" = now(),
        appeal = null, "appealedAt" = null, "appealAnswer" = null, "proposedAction" = null, "proposedBy" = null
      where type = ${type} and "targetId" = ${targetId} and status = 'open'`);
    await releaseEvidence(tx, authorId, action);
    await notifyAuthor(tx, authorId, entry, decisionText(action, type, reason));
    logger.info({ event: "moderated", action, type, targetId, reports: others.length + 1 }, "moderated");
    return true;
  });
}

export async function decide(
  moderatorId: string,
  reportId: string,
  { action, reason }: Decide,
): Promise<DecisionAnswer> {
  const isDone = isAboutDecision(action)
    ? await decideAgain({ moderatorId, action, reason }, reportId)
    : await decideCase({ moderatorId, action, reason }, reportId);
  if (!isDone) return { id: reportId, action, reason, isProposed: true };
  resetSharedFeed();
  return { id: reportId, action, reason };
}
