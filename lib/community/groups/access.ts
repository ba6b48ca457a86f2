import "server-only";
import { readInTransaction, sql, type Tx } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { getGroup } from "./queries";
import type { Membership } from "./schema";

type Locked = { memberCount: number; maxMembers: number; isPrivate: boolean; creatorId: string };

/** Every membership change locks the group's row first; 404 for people who may not see the group. */
export async function lockGroup(tx: Tx, groupId: string, userId: string): Promise<Locked> {
  await getGroup(userId, groupId, readInTransaction(tx));
  const [group] = await tx.$queryRaw<Locked[]>(sql`
    select "memberCount", "maxMembers", "isPrivate", "creatorId" from groups where id = ${groupId}::uuid for update`);
  if (!group) throw new AppError("not_found");
  return group;
}

export function findMembership(tx: Tx, groupId: string, userId: string) {
  return tx.groupMember.findUnique({ where: { groupId_userId: { groupId, userId } } });
}

export async function membershipOf(tx: Tx, groupId: string, userId: string): Promise<Membership> {
  const { myStatus, memberCount, maxMembers, isFull } = await getGroup(userId, groupId, readInTransaction(tx));
  return { status: myStatus, memberCount, maxMembers, isFull };
}
