import "server-only";
import { requireVisible } from "@/lib/auth/accounts/access";
import { type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { findMembership, lockGroup } from "../groups/access";
import { acceptRequest, endMembership, transferHosting } from "../groups/mutations";
import { canAnswerRequests, canChangeRole, canRemoveMember, type GroupRole, isLastOwner } from "./rules";

async function memberRole(tx: Tx, groupId: string, userId: string): Promise<GroupRole | null> {
  const membership = await findMembership(tx, groupId, userId);
  return membership?.status === "member" ? membership.role : null;
}

async function requireAnswering(tx: Tx, groupId: string, actorId: string): Promise<void> {
  await lockGroup(tx, groupId, actorId);
  if (canAnswerRequests(await memberRole(tx, groupId, actorId))) return;
  throw new AppError("forbidden", { message: "Only owners and admins can review join requests" });
}

/** Accepts a request; 404 if there is none (anymore), 409 if the group is full. */
export function approveRequest(actorId: string, groupId: string, userId: string): Promise<void> {
  return transaction(async (tx) => {
    await requireAnswering(tx, groupId, actorId);
    await requireVisible(tx, actorId, userId);
    await acceptRequest(tx, groupId, userId);
  });
}

/** Declines a request; declining it again is fine. An existing member stays a member. */
export function declineRequest(actorId: string, groupId: string, userId: string): Promise<void> {
  return transaction(async (tx) => {
    await requireAnswering(tx, groupId, actorId);
    await tx.groupMember.deleteMany({ where: { groupId, userId, status: "requested" } });
  });
}

/** Both roles of a change, under the group's lock. */
async function rolesOf(tx: Tx, groupId: string, actorId: string, userId: string) {
  const group = await lockGroup(tx, groupId, actorId);
  const actor = await memberRole(tx, groupId, actorId);
  if (actor === null) throw new AppError("forbidden", { message: "Only members can do that" });
  const target = await memberRole(tx, groupId, userId);
  if (target === null) throw new AppError("not_found");
  return { ...group, actor, target };
}

/** Promotes or demotes. The last owner has to make someone else an owner first. */
export function changeRole(actorId: string, groupId: string, userId: string, to: GroupRole): Promise<void> {
  return transaction(async (tx) => {
    const { actor, target, creatorId } = await rolesOf(tx, groupId, actorId, userId);
    if (!canChangeRole({ actor, target, to, isSelf: actorId === userId })) {
      throw new AppError("forbidden", { message: "You can't change this person's role" });
    }
    const owners = await tx.groupMember.count({ where: { groupId, role: "owner" } });
    if (to !== "owner" && isLastOwner(target, owners)) {
      throw new AppError("conflict", { message: "The group needs an owner. Make someone else the owner first" });
    }
    await tx.groupMember.update({ where: { groupId_userId: { groupId, userId } }, data: { role: to } });
    if (userId === creatorId && to !== "owner") await transferHosting(tx, groupId);
  });
}

/** Removes someone from the group. You leave instead of removing yourself. */
export function removeMember(actorId: string, groupId: string, userId: string): Promise<void> {
  return transaction(async (tx) => {
    const { actor, target, creatorId } = await rolesOf(tx, groupId, actorId, userId);
    if (!canRemoveMember(actor, target)) throw new AppError("forbidden", { message: "You can't remove this person" });
    await endMembership(tx, groupId, userId, creatorId);
  });
}
