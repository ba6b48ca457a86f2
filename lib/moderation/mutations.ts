import "server-only";
import { v7 as uuid } from "uuid";
import { type Sql, sql, type Tx, transaction } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { forgetSharedFeed } from "@/lib/feed/home/shared-feed";
import { removeDeletedMedia } from "@/lib/feed/media/mutations";
import { notify } from "@/lib/notifications/mutations";
import { reportable } from "./access";
import { applyDecision, undoDecision } from "./effects";
import { type Action, decisionText, isActionOn, isRestorable, REOPEN_DAYS, type ReportType } from "./rules";
import {
  type CreateReport,
  type Decide,
  type DecisionAnswer,
  type ReportAnswer,
  type Snapshot,
  snapshotSchema,
} from "./schema";

/**
 * Reports something one can see. A person's second report of a thing is folded into the first; after a decision it
 * opens the case again only when the thing has changed since, or some time has passed.
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
    const [kept] = await tx.$queryRaw<{ id: string }[]>(sql`
      insert into reports (id, "reporterId", type, "targetId", category, note, snapshot)
      values (${uuid()}::uuid, ${userId}::uuid, ${type}, ${id.toLowerCase()}, ${category}, ${note || null}, ${snapshot})
      on conflict ("reporterId", type, "targetId") do update set
        category = excluded.category, note = coalesce(excluded.note, reports.note),
        snapshot = ${whenOpen(sql`excluded.snapshot`, sql`reports.snapshot`)},
        status = ${whenOpen(sql`'open'::"ReportStatus"`, sql`reports.status`)}
      returning id`);
    return { id: kept?.id ?? "", type, targetId: id, category };
  });
}

type Open = { id: string; type: ReportType; targetId: string; snapshot: unknown };

/** The report and everybody else's open reports of the same thing, locked in one order. */
async function lockCase(tx: Tx, reportId: string): Promise<[Open, ...Open[]]> {
  const found = await tx.$queryRaw<Open[]>(sql`
    select r.id, r.type, r."targetId", r.snapshot from reports r join reports asked
      on asked.type = r.type and asked."targetId" = r."targetId" and asked.id = ${reportId}::uuid
    where r.status = 'open' order by r.id for update of r`);
  const [first, ...others] = found;
  if (first) return [first, ...others];
  const known = await tx.report.findUnique({ where: { id: reportId }, select: { id: true } });
  if (!known) throw new AppError("not_found");
  throw new AppError("conflict", { message: "This has been decided already" });
}

type Decided = { type: ReportType; targetId: string; snapshot: unknown; action: Action; decidedAt: Date };

/** Takes a decision back, with all it did: the reports say so, the log keeps both, the person is told. */
function restore(moderatorId: string, reportId: string, reason: string): Promise<void> {
  return transaction(async (tx) => {
    const [found] = await tx.$queryRaw<Decided[]>(sql`
      select type, "targetId", snapshot, action, "decidedAt" from reports
      where id = ${reportId}::uuid and status = 'closed' for update`);
    if (!found) throw new AppError("not_found");
    const { type, targetId, snapshot, action, decidedAt } = found;
    if (!isRestorable(action)) throw new AppError("conflict", { message: "There is nothing to take back" });
    const authorId = snapshotSchema.parse(snapshot).author.id;
    if (authorId === moderatorId) throw new AppError("forbidden", { message: "Somebody else has to decide about you" });
    await undoDecision(tx, action, { type, targetId, authorId });
    const entry = uuid();
    const logged = { id: entry, moderatorId, reportId, action: "restore", type, targetId, reason };
    await tx.moderationEntry.create({ data: logged });
    await tx.$executeRaw(sql`
      update reports set action = 'restore', reason = ${reason}, "decidedBy" = ${moderatorId}::uuid, "decidedAt" = now()
      where type = ${type} and "targetId" = ${targetId} and status = 'closed' and "decidedAt" = ${decidedAt}`);
    await tellAuthor(tx, authorId, entry, decisionText("restore", type, reason));
    logger.info({ event: "moderated", action: "restore", type, targetId }, "moderated");
  });
}

async function tellAuthor(tx: Tx, authorId: string, entry: string, text: string | null): Promise<void> {
  if (!text || (await tx.user.count({ where: { id: authorId } })) === 0) return;
  const target = { type: "account", id: entry } as const;
  await notify(tx, { to: authorId, kind: "moderation", actorId: null, target, text });
}

/** Moderators can't suspend or remove content of each other: whoever appoints them decides. */
async function refuseAmongModerators(tx: Tx, action: Action, authorId: string): Promise<void> {
  if (action === "dismiss" || action === "warn") return;
  const author = await tx.user.findUnique({ where: { id: authorId }, select: { email: true } });
  if (author?.email && env.MODERATOR_EMAILS.includes(author.email)) {
    throw new AppError("forbidden", { message: "This is a moderator: take them off MODERATOR_EMAILS first" });
  }
}

/** Decides a case: the effect, the log entry and the notification are one transaction. */
export async function decide(
  moderatorId: string,
  reportId: string,
  { action, reason }: Decide,
): Promise<DecisionAnswer> {
  if (action === "restore") {
    await restore(moderatorId, reportId, reason);
    forgetSharedFeed();
    return { id: reportId, action, reason };
  }
  await transaction(async (tx) => {
    const [{ type, targetId, snapshot }, ...others] = await lockCase(tx, reportId);
    if (!isActionOn(action, type)) {
      throw new AppError("validation", { message: "A person can be warned or suspended" });
    }
    const authorId = snapshotSchema.parse(snapshot).author.id;
    if (authorId === moderatorId) throw new AppError("forbidden", { message: "Somebody else has to decide about you" });
    await refuseAmongModerators(tx, action, authorId);
    await applyDecision(tx, action, { type, targetId, authorId });
    const entry = uuid();
    await tx.moderationEntry.create({ data: { id: entry, moderatorId, reportId, action, type, targetId, reason } });
    await tx.$executeRaw(sql`
      update reports set status = 'closed', action = ${action}, reason = ${reason}, "decidedBy" = ${moderatorId}::uuid, "decidedAt" = now()
      where type = ${type} and "targetId" = ${targetId} and status = 'open'`);
    await tellAuthor(tx, authorId, entry, decisionText(action, type, reason));
    logger.info({ event: "moderated", action, type, targetId, reports: others.length + 1 }, "moderated");
  });
  if (action === "dismiss" || action === "warn") return { id: reportId, action, reason };
  forgetSharedFeed();
  if (action === "remove") {
    await removeDeletedMedia().catch((error: unknown) => logger.warn({ error }, "the next job removes the files"));
  }
  return { id: reportId, action, reason };
}
