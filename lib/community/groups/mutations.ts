import "server-only";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { requireQuota } from "@/lib/core/server/quotas";
import { requireOwnPicture } from "@/lib/feed/media/queries";
import { notify, removeNotifications } from "@/lib/notifications/mutations";
import { cancelGroupEvents } from "../hosts/handover";
import { isLastOwner } from "../members/rules";
import { findMembership, lockGroup, membershipOf } from "./access";
import { settleGroupEvents } from "./hosting";
import { getGroup } from "./queries";
import type { CreateGroup, EditGroup, Group, Membership } from "./schema";

const FULL = "This group is full";
const LAST_OWNER = "The last owner can't leave the group";

/** Groups that the user has asked to join count as well. */
const requireGroupQuota = (tx: Tx, userId: string) =>
  requireQuota(tx, userId, "groups", sql`from group_members where "userId" = ${userId}::uuid`);

/** A public group accepts anyone while there is room (409 when full); a private one stores a request. */
export function joinGroup(userId: string, groupId: string): Promise<Membership> {
  return transaction(async (tx) => {
    const group = await lockGroup(tx, groupId, userId);
    const known = await findMembership(tx, groupId, userId);
    const isRequested = known?.status === "requested";
    if (known && !(isRequested && !group.isPrivate)) return membershipOf(tx, groupId, userId);
    if (group.memberCount >= group.maxMembers) throw new AppError("conflict", { message: FULL });
    if (!known) await requireGroupQuota(tx, userId);
    if (group.isPrivate) await tx.groupMember.create({ data: { groupId, userId, status: "requested" } });
    else await admit(tx, groupId, [userId]);
    if (isRequested)
      await removeNotifications(tx, { kind: "group-request", actorId: userId, target: { type: "group", id: groupId } });
    await notifyLeaders(tx, groupId, userId, group.isPrivate ? "group-request" : "group-joined");
    return membershipOf(tx, groupId, userId);
  });
}

async function notifyLeaders(tx: Tx, groupId: string, actorId: string, kind: "group-request" | "group-joined") {
  const leaders = await tx.groupMember.findMany({ where: { groupId, role: { in: ["owner", "admin"] } } });
  const to = leaders.map(({ userId }) => userId);
  await notify(tx, { to, kind, actorId, target: { type: "group", id: groupId } });
}

/** Accepts pending requests and notifies these people. */
async function acceptMembers(tx: Tx, groupId: string, userIds: readonly string[]): Promise<void> {
  const target = { type: "group", id: groupId } as const;
  await admit(tx, groupId, userIds);
  await removeNotifications(tx, { kind: "group-request", actorId: userIds, target });
  await notify(tx, { to: userIds, kind: "group-accepted", actorId: null, target });
}

/**
 * Makes people members, whether or not they asked before. None of them is one yet; the group is locked and has room.
 */
async function admit(tx: Tx, groupId: string, userIds: readonly string[]): Promise<void> {
  await tx.$executeRaw(sql`
    insert into group_members ("groupId", "userId", status, role, "joinedAt")
    select ${groupId}::uuid, "userId", 'member', 'member', now() from unnest(${userIds}::uuid[]) "userId"
    on conflict ("groupId", "userId") do update
      set status = excluded.status, role = excluded.role, "joinedAt" = excluded."joinedAt"`);
  await tx.group.update({ where: { id: groupId }, data: { memberCount: { increment: userIds.length } } });
}

/**
 * Ends a membership: events the person hosts in the group pass to another host, and seats at events they may no longer
 * see are freed.
 */
export async function endMembership(tx: Tx, groupId: string, userId: string, creatorId: string): Promise<void> {
  await tx.groupMember.delete({ where: { groupId_userId: { groupId, userId } } });
  await tx.group.update({ where: { id: groupId }, data: { memberCount: { decrement: 1 } } });
  if (creatorId === userId) await transferHosting(tx, groupId);
  await settleGroupEvents(tx, groupId, userId);
}

/** Leaves, or withdraws a request. The last owner has to transfer the group first. */
export function leaveGroup(userId: string, groupId: string): Promise<Membership> {
  return transaction(async (tx) => {
    const { creatorId } = await lockGroup(tx, groupId, userId);
    const membership = await findMembership(tx, groupId, userId);
    if (membership?.status === "requested") await tx.groupMember.deleteMany({ where: { groupId, userId } });
    if (membership?.status === "member") {
      const owners = await tx.groupMember.count({ where: { groupId, role: "owner" } });
      if (isLastOwner(membership.role, owners)) throw new AppError("conflict", { message: LAST_OWNER });
      await endMembership(tx, groupId, userId, creatorId);
    }
    return membershipOf(tx, groupId, userId);
  });
}

/** The group's row refers to the first of its owners, because visibility and account deletion depend on it. */
export async function transferHosting(tx: Tx, groupId: string): Promise<void> {
  const next = await tx.groupMember.findFirstOrThrow({
    where: { groupId, role: "owner" },
    orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
  });
  await tx.group.update({ where: { id: groupId }, data: { creatorId: next.userId } });
}

/** Accepts someone who asked: 409 if the group is full. An existing member stays a member. */
export async function acceptRequest(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const membership = await findMembership(tx, groupId, userId);
  if (!membership) throw new AppError("not_found");
  if (membership.status === "member") return false;
  const { memberCount, maxMembers } = await tx.group.findUniqueOrThrow({ where: { id: groupId } });
  if (memberCount >= maxMembers) throw new AppError("conflict", { message: FULL });
  await acceptMembers(tx, groupId, [userId]);
  return true;
}

export function createGroup(userId: string, input: CreateGroup, clientKey?: ClientKey): Promise<Group> {
  return once(clientKey, async (tx) => {
    await requireOwnPicture(tx, userId, "coverImage", input.coverImage);
    await requireGroupQuota(tx, userId);
    const { id } = await tx.group.create({
      data: {
        ...input,
        creatorId: userId,
        memberCount: 1,
        members: { create: { userId, role: "owner", status: "member" } },
      },
    });
    return getGroup(userId, id, readInTransaction(tx));
  });
}

async function requireOwner(tx: Tx, groupId: string, userId: string): Promise<void> {
  await lockGroup(tx, groupId, userId);
  const membership = await findMembership(tx, groupId, userId);
  if (membership?.role !== "owner") throw new AppError("forbidden", { message: "Only owners can edit this group" });
}

/**
 * When a group becomes public, accepts pending requests that its owner could approve, in order, while there is room.
 */
async function acceptPending(tx: Tx, ownerId: string, groupId: string): Promise<void> {
  const { memberCount, maxMembers } = await tx.group.findUniqueOrThrow({ where: { id: groupId } });
  const room = Math.max(0, maxMembers - memberCount);
  const waiting = await readInTransaction(tx)<{ userId: string }>(sql`
    select m."userId" from group_members m join visible_users(${ownerId}::uuid) u on u.id = m."userId"
    where m."groupId" = ${groupId}::uuid and m.status = 'requested' order by m."joinedAt", m."userId" limit ${room}`);
  const ids = waiting.map(({ userId }) => userId);
  await acceptMembers(tx, groupId, ids);
}

export function editGroup(userId: string, groupId: string, input: EditGroup): Promise<Group> {
  return transaction(async (tx) => {
    await requireOwner(tx, groupId, userId);
    const before = await tx.group.findUniqueOrThrow({ where: { id: groupId }, select: { coverImage: true } });
    if (input.coverImage !== before.coverImage) {
      await requireOwnPicture(tx, userId, "coverImage", input.coverImage);
    }
    const data = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const { isPrivate } = await tx.group.update({ where: { id: groupId }, data });
    if (!isPrivate) await acceptPending(tx, userId, groupId);
    if (isPrivate) await settleGroupEvents(tx, groupId);
    return getGroup(userId, groupId, readInTransaction(tx));
  });
}

/** Its upcoming events are canceled, and past ones are deleted with it. */
export function deleteGroup(userId: string, groupId: string): Promise<void> {
  return transaction(async (tx) => {
    await requireOwner(tx, groupId, userId);
    await cancelGroupEvents(tx, groupId, userId);
    await tx.group.delete({ where: { id: groupId } });
  });
}
