import "server-only";
import { v7 as uuid } from "uuid";
import { sql, type Tx } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { AppError } from "@/lib/core/server/errors";
import { type Action, isMild, type ReportType } from "./rules";
import { snapshotSchema } from "./schema";

export type Reported = {
  id: string;
  type: ReportType;
  targetId: string;
  snapshot: unknown;
  proposedAction: Action | null;
  proposedBy: string | null;
};

export type Decision = { moderatorId: string; action: Action; reason: string };

export const authorOf = ({ snapshot }: Reported) => snapshotSchema.parse(snapshot).author.id;

async function isModerator(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  return found?.email != null && env.MODERATOR_EMAILS.includes(found.email);
}

/** Whether there is another moderator who can agree, other than this one and the subject. */
async function hasOtherModerator(tx: Tx, one: string, other: string): Promise<boolean> {
  const isThird = { email: { in: env.MODERATOR_EMAILS }, id: { notIn: [one, other] } };
  return (await tx.user.count({ where: { ...isThird, suspendedAt: null, deleteAfter: null } })) > 0;
}

/**
 * Whether the action takes effect now. No one decides about themselves. An action against a moderator needs a second
 * moderator who wants the same; until then it is a proposal, which the log records too. Where there is no second
 * moderator, a case can still end with a warning or nothing at all.
 */
export async function isAgreed(tx: Tx, decision: Decision, about: Reported): Promise<boolean> {
  const { moderatorId, action } = decision;
  const authorId = authorOf(about);
  if (authorId === moderatorId)
    throw new AppError("forbidden", { message: "You can't decide a report about yourself" });
  if (!(await isModerator(tx, authorId))) return true;
  if (isMild(action) && !(await hasOtherModerator(tx, moderatorId, authorId))) return true;
  const isWanted = about.proposedAction === action;
  if (isWanted && about.proposedBy === moderatorId) {
    throw new AppError("conflict", {
      message: "A second moderator has to approve this, because it's about a moderator",
    });
  }
  if (isWanted) return true;
  const { type, targetId } = about;
  await tx.$executeRaw(sql`
    update reports set "proposedAction" = ${action}, "proposedBy" = ${moderatorId}::uuid
    where type = ${type} and "targetId" = ${targetId} and status = (select status from reports where id = ${about.id}::uuid)`);
  await tx.moderationEntry.create({
    data: {
      ...{ id: uuid(), moderatorId, reportId: about.id, action: "propose", type, targetId },
      reason: `${action}: ${decision.reason}`,
    },
  });
  return false;
}
