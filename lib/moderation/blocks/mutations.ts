import "server-only";
import { lockPair, requireVisible } from "@/lib/auth/accounts/access";
import { lockEventsBetween, releaseHiddenSpots } from "@/lib/community/events/rsvps";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { requireQuota } from "@/lib/core/server/quotas";
import { removeFollow } from "@/lib/social/follows/mutations";

function notOneself(one: string, other: string): void {
  if (one === other.toLowerCase()) throw new AppError("validation", { message: "You can't do that to yourself" });
}

async function hasBlocked(tx: Tx, blockerId: string, blockedId: string): Promise<boolean> {
  return (await tx.block.count({ where: { blockerId, blockedId } })) > 0;
}

/** Hides two people from each other and ends follows, seats, tags, and mentions between them. */
export function block(userId: string, targetId: string): Promise<void> {
  notOneself(userId, targetId);
  return transaction(async (tx) => {
    const events = await lockEventsBetween(tx, userId, targetId);
    await lockPair(tx, userId, targetId);
    if (await hasBlocked(tx, userId, targetId)) return;
    await requireVisible(tx, userId, targetId);
    await requireQuota(tx, userId, "blocks", sql`from blocks where "blockerId" = ${userId}::uuid`);
    await tx.block.create({ data: { blockerId: userId, blockedId: targetId } });
    await removeFollow(tx, { followerId: userId, followingId: targetId });
    await removeFollow(tx, { followerId: targetId, followingId: userId });
    await untag(tx, userId, targetId);
    for (const eventId of events) await releaseHiddenSpots(tx, eventId);
  });
}

/** Removes tags and mentions between the two; otherwise everyone else would still see them together. */
async function untag(tx: Tx, one: string, other: string): Promise<void> {
  await tx.photoTag.deleteMany({
    where: {
      OR: [
        { userId: one, photo: { userId: other } },
        { userId: other, photo: { userId: one } },
      ],
    },
  });
  await tx.mention.deleteMany({
    where: {
      OR: [
        { userId: one, authorId: other },
        { userId: other, authorId: one },
      ],
    },
  });
}

/** Removes the user's block. What the block ended isn't restored. */
export function unblock(userId: string, targetId: string): Promise<void> {
  notOneself(userId, targetId);
  return transaction(async (tx) => {
    await lockPair(tx, userId, targetId);
    const { count } = await tx.block.deleteMany({ where: { blockerId: userId, blockedId: targetId } });
    if (count === 0) await requireVisible(tx, userId, targetId);
  });
}

/** Hides a person's posts from the user's feeds; they never learn of it. */
export function mute(userId: string, targetId: string): Promise<void> {
  notOneself(userId, targetId);
  return transaction(async (tx) => {
    await requireVisible(tx, userId, targetId);
    const others = sql`from mutes where "muterId" = ${userId}::uuid and "mutedId" <> ${targetId}::uuid`;
    await requireQuota(tx, userId, "mutes", others);
    await tx.$executeRaw(sql`
      insert into mutes ("muterId", "mutedId") values (${userId}::uuid, ${targetId}::uuid) on conflict do nothing`);
  });
}

export function unmute(userId: string, targetId: string): Promise<void> {
  notOneself(userId, targetId);
  return transaction(async (tx) => {
    const { count } = await tx.mute.deleteMany({ where: { muterId: userId, mutedId: targetId } });
    if (count === 0) await requireVisible(tx, userId, targetId);
  });
}
