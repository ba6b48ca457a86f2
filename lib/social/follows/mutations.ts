import "server-only";
import { v7 as uuid } from "uuid";
import { hiddenFollowers, lockPair, requireVisible } from "@/lib/auth/accounts/access";
import { sql, type Tx, transaction, writeImmediately } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { quotaReached } from "@/lib/core/server/quotas";
import { noticeOf, notify, removeNotifications } from "@/lib/notifications/mutations";
import type { KindFor } from "@/lib/notifications/rules";
import type { FollowStatus } from "@/prisma/generated/client";
import type { FollowAnswer } from "./schema";

type Ends = { followerId: string; followingId: string };

const notOneself = (one: string, other: string) => {
  if (one === other.toLowerCase()) throw new AppError("validation", { message: "You can't follow yourself" });
};

/** Changes both counters of a follow that was accepted or ended; the pair is locked. */
async function count(tx: Tx, { followerId, followingId }: Ends, change: 1 | -1): Promise<void> {
  await tx.$executeRaw(sql`
    update users set
      "followingCount" = "followingCount" + ${change}::int * (id = ${followerId}::uuid)::int,
      "followersCount" = "followersCount" + ${change}::int * (id = ${followingId}::uuid)::int
    where id in (${followerId}::uuid, ${followingId}::uuid)`);
}

/** Ends a follow or a request in one direction, with its counters. The pair is locked. */
export async function removeFollow(tx: Tx, { followerId, followingId }: Ends): Promise<void> {
  const [deleted] = await tx.$queryRaw<{ isCounted: boolean }[]>(sql`
    delete from follows where "followerId" = ${followerId}::uuid and "followingId" = ${followingId}::uuid
    returning status = 'accepted' as "isCounted"`);
  if (deleted?.isCounted) await count(tx, { followerId, followingId }, -1);
}

const notifyAbout = (tx: Tx, to: string | string[], kind: KindFor<"user">, actorId: string) =>
  notify(tx, { to, kind, actorId, target: { type: "user", id: actorId } });

/**
 * Follows a person, or sends a request to a private account. Requesting again once the account is public follows it. A
 * follow through an invitation is announced as such.
 */
export async function follow(userId: string, targetId: string, isInvited = false): Promise<FollowAnswer> {
  notOneself(userId, targetId);
  const about = (kind: KindFor<"user">) => noticeOf({ kind, actorId: userId, target: { type: "user", id: userId } });
  const hidden = hiddenFollowers(sql`${userId}::uuid`, sql`${targetId}::uuid`);
  const done = await writeImmediately<{ status: FollowStatus; followers: number } | { status: null }>(sql`
    select done.status, done.followers - ${hidden} as followers from follow_person(${userId}::uuid, ${targetId}::uuid, ${uuid()}::uuid, ${about("follow-request")}::jsonb,
      ${about(isInvited ? "invite-accepted" : "follow")}::jsonb) done`);
  if (!done) throw new AppError("not_found");
  if (done.status === null) throw quotaReached("follows");
  if (done.status === "requested") return { state: "requested", followersCount: null };
  return { state: "following", followersCount: done.followers };
}

export function unfollow(userId: string, targetId: string): Promise<FollowAnswer> {
  notOneself(userId, targetId);
  return transaction(async (tx) => {
    await lockPair(tx, userId, targetId);
    await requireVisible(tx, userId, targetId);
    await removeFollow(tx, { followerId: userId, followingId: targetId });
    const [person] = await tx.$queryRaw<{ followersCount: number | null }[]>(sql`
      select case when not u."isPrivate" then u."followersCount" - ${hiddenFollowers(sql`${userId}::uuid`, sql`u.id`)} end as "followersCount"
      from users u where u.id = ${targetId}::uuid`);
    if (!person) throw new AppError("not_found");
    return { state: "none", ...person };
  });
}

/** Accepts a request; accepting it again is fine. */
export function acceptFollowRequest(userId: string, followerId: string): Promise<void> {
  return transaction(async (tx) => {
    await lockPair(tx, userId, followerId);
    const key = { followerId, followingId: userId };
    const request = await tx.follow.findUnique({ where: { followerId_followingId: key } });
    if (!request) throw new AppError("not_found");
    if (request.status === "accepted") return;
    await tx.follow.update({ where: { followerId_followingId: key }, data: { status: "accepted" } });
    await count(tx, key, 1);
    await removeNotifications(tx, { kind: "follow-request", to: userId, actorId: followerId });
    await notifyAbout(tx, followerId, "request-accepted", userId);
  });
}

/**
 * Accepts all pending requests, for an account becoming public. Locks the people as `lockPair` does, ordered by id and
 * including the account itself, so that no further request comes in before the caller has written `isPrivate`.
 */
export async function acceptPendingRequests(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw(sql`
    select 1 from users where id = ${userId}::uuid
      or id in (select "followerId" from follows where "followingId" = ${userId}::uuid and status = 'requested')
    order by id for no key update`);
  const accepted = await tx.$queryRaw<{ id: string }[]>(sql`
    with accepted as (
      update follows set status = 'accepted' where "followingId" = ${userId}::uuid and status = 'requested'
      returning "followerId"
    )
    update users set
      "followingCount" = "followingCount" + (id <> ${userId}::uuid)::int,
      "followersCount" = "followersCount"
        + (id = ${userId}::uuid)::int * (select count(*)::int from accepted)
    where id = ${userId}::uuid or id in (select "followerId" from accepted) returning id`);
  await removeNotifications(tx, { kind: "follow-request", to: userId });
  const people = accepted.map(({ id }) => id);
  await notifyAbout(tx, people, "request-accepted", userId);
}

/** Declines a request; declining it again is fine. An existing follower stays a follower. */
export function declineFollowRequest(userId: string, followerId: string): Promise<void> {
  return transaction(async (tx) => {
    await lockPair(tx, userId, followerId);
    await requireVisible(tx, userId, followerId);
    await tx.follow.deleteMany({ where: { followerId, followingId: userId, status: "requested" } });
  });
}

export function removeFollower(userId: string, followerId: string): Promise<void> {
  return transaction(async (tx) => {
    await lockPair(tx, userId, followerId);
    await requireVisible(tx, userId, followerId);
    await removeFollow(tx, { followerId, followingId: userId });
  });
}
