import "server-only";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { getGroup } from "./queries";
import type { CreateGroup, EditGroup, Group, Membership } from "./schema";

type Locked = { memberCount: number; maxMembers: number; isPrivate: boolean };

/** Every change of membership takes the group's row first. */
async function lock(tx: Tx, groupId: string, userId: string): Promise<Locked> {
  await getGroup(userId, groupId, within(tx));
  const [group] = await tx.$queryRaw<Locked[]>(sql`
    select "memberCount", "maxMembers", "isPrivate" from groups where id = ${groupId}::uuid for update`);
  if (!group) throw new AppError("not_found");
  return group;
}

async function membershipOf(tx: Tx, groupId: string, userId: string): Promise<Membership> {
  const { myStatus, memberCount, maxMembers } = await getGroup(userId, groupId, within(tx));
  return { status: myStatus, memberCount, maxMembers };
}

/** An open group takes whoever comes while there is room (409 when full); a private one keeps a request. */
export function joinGroup(userId: string, groupId: string): Promise<Membership> {
  return transaction(async (tx) => {
    const group = await lock(tx, groupId, userId);
    const where = { groupId_userId: { groupId, userId } };
    if (await tx.groupMember.findUnique({ where })) return membershipOf(tx, groupId, userId);
    if (group.memberCount >= group.maxMembers) throw new AppError("conflict", { message: "This group is full" });
    const status = group.isPrivate ? "requested" : "member";
    await tx.groupMember.create({ data: { groupId, userId, status } });
    if (status === "member") {
      await tx.group.update({ where: { id: groupId }, data: { memberCount: { increment: 1 } } });
    }
    return membershipOf(tx, groupId, userId);
  });
}

/** Leaves, or takes a request back. The last owner hands the group on first. */
export function leaveGroup(userId: string, groupId: string): Promise<Membership> {
  return transaction(async (tx) => {
    await lock(tx, groupId, userId);
    const where = { groupId_userId: { groupId, userId } };
    const seat = await tx.groupMember.findUnique({ where });
    if (!seat) return membershipOf(tx, groupId, userId);
    if (seat.role === "owner" && (await tx.groupMember.count({ where: { groupId, role: "owner" } })) === 1) {
      throw new AppError("conflict", { message: "The last owner can't leave the group" });
    }
    await tx.groupMember.delete({ where });
    if (seat.status === "member") {
      await tx.group.update({ where: { id: groupId }, data: { memberCount: { decrement: 1 } } });
    }
    return membershipOf(tx, groupId, userId);
  });
}

/** Its maker is its first owner. */
export function createGroup(userId: string, input: CreateGroup, clientKey?: ClientKey): Promise<Group> {
  return once(clientKey, async (tx) => {
    const { id } = await tx.group.create({
      data: {
        ...input,
        creatorId: userId,
        memberCount: 1,
        members: { create: { userId, role: "owner", status: "member" } },
      },
    });
    return getGroup(userId, id, within(tx));
  });
}

async function requireOwner(tx: Tx, groupId: string, userId: string): Promise<void> {
  await lock(tx, groupId, userId);
  const seat = await tx.groupMember.findUnique({ where: { groupId_userId: { groupId, userId } } });
  if (seat?.role !== "owner") throw new AppError("forbidden", { message: "Only an owner may change this group" });
}

export function editGroup(userId: string, groupId: string, input: EditGroup): Promise<Group> {
  return transaction(async (tx) => {
    await requireOwner(tx, groupId, userId);
    const data = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    await tx.group.update({ where: { id: groupId }, data });
    return getGroup(userId, groupId, within(tx));
  });
}

export function deleteGroup(userId: string, groupId: string): Promise<void> {
  return transaction(async (tx) => {
    await requireOwner(tx, groupId, userId);
    await tx.group.delete({ where: { id: groupId } });
  });
}
