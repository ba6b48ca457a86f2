import "server-only";
import { NOT_ENDED } from "@/lib/community/events/ended";
import { lockWithFollowing } from "@/lib/community/events/locks";
import { releaseHiddenSpots } from "@/lib/community/events/rsvps";
import {
  cancelGroupEvents,
  cancelRemovedEvents,
  pauseDates,
  resumeDates,
  resumeHosting,
  suspendHosting,
} from "@/lib/community/hosts/handover";
import { sql, type Tx } from "@/lib/core/server/db";
import { removeReview } from "@/lib/discover/reviews/mutations";
import { removeComment } from "@/lib/feed/comments/mutations";
import { removePhoto } from "@/lib/feed/photos/mutations";
import { removePost } from "@/lib/feed/posts/mutations";
import type { Action, ReportType } from "./rules";

type Target = { type: ReportType; targetId: string; authorId: string };

const HIDDEN = {
  photo: sql`photos`,
  post: sql`posts`,
  group: sql`groups`,
  review: sql`venue_reviews`,
  "group-post": sql`group_posts`,
  "event-message": sql`event_messages`,
  guide: sql`member_guides`,
} as const;

/**
 * Hides a comment and decrements its counter. Its notifications are deleted unless its author has another comment
 * there.
 */
async function hideComment(tx: Tx, commentId: string): Promise<void> {
  await tx.$queryRaw(sql`
    select 1 from photos where id = (select "photoId" from comments where id = ${commentId}::uuid) for no key update`);
  await tx.$executeRaw(sql`
    with gone as (
      update comments set "hiddenAt" = now() where id = ${commentId}::uuid and "hiddenAt" is null returning "photoId"
    )
    update photos set "commentCount" = "commentCount" - 1 from gone where photos.id = gone."photoId"`);
  await tx.$executeRaw(sql`
    delete from notifications n using comments h
    where h.id = ${commentId}::uuid and n."targetId" = comment_target(h)::text and n."actorId" = h."userId" and n.type in ('comment', 'reply')
      and not exists (select 1 from comments c where comment_target(c) = comment_target(h) and c."userId" = h."userId"
        and c."hiddenAt" is null and (n.type = 'comment' or c."parentId" is not null))`);
}

/**
 * A decision about one date of a recurring event applies to the later ones too, because they have the same text.
 * Upcoming dates are canceled while hidden, so that their guests are notified.
 */
async function hideEvent(tx: Tx, eventId: string, hostId: string): Promise<void> {
  const ids = await lockWithFollowing(tx, eventId);
  const hidden = await tx.$queryRaw<{ id: string; isOn: boolean }[]>(sql`
    with hidden as (
      update community_events e set "hiddenAt" = now() where e.id = any(${ids}::uuid[]) and e."hiddenAt" is null
      returning e.id, e."startsAt", ${NOT_ENDED} and e."canceledAt" is null as "isOn"
    )
    select id, "isOn" from hidden order by "startsAt", id`);
  const ahead = hidden.flatMap(({ id, isOn }) => (isOn ? [id] : []));
  await pauseDates(tx, ahead, "A moderator hid it", hostId);
}

/** Shows the dates that were hidden with this one. */
async function showEvent(tx: Tx, eventId: string, hostId: string): Promise<void> {
  const ids = await lockWithFollowing(tx, eventId);
  const shown = await tx.$queryRaw<{ id: string; wasPaused: boolean }[]>(sql`
    with shown as (
      update community_events e set "hiddenAt" = null from community_events this
      where this.id = ${eventId}::uuid and e.id = any(${ids}::uuid[]) and e."hiddenAt" = this."hiddenAt"
      returning e.id, e."startsAt", ${NOT_ENDED} and coalesce(e."canceledAt" = this."hiddenAt", false) as "wasPaused"
    )
    select id, "wasPaused" from shown order by "startsAt", id`);
  const paused = shown.flatMap(({ id, wasPaused }) => (wasPaused ? [id] : []));
  await resumeDates(tx, paused, hostId);
}

/** Guests of an upcoming event get a cancellation. Without guests, or once it is over, the event is deleted. */
async function removeEvent(tx: Tx, eventId: string, authorId: string): Promise<void> {
  const ids = await lockWithFollowing(tx, eventId);
  await tx.$executeRaw(sql`
    update event_series s set "nextOn" = null, until = e.slot - 1 from community_events e
    where e.id = ${eventId}::uuid and s.id = e."seriesId"`);
  await cancelRemovedEvents(tx, ids, authorId);
  await tx.communityEvent.deleteMany({ where: { id: { in: ids }, hostId: { not: null } } });
}

async function removeGroup(tx: Tx, groupId: string, authorId: string): Promise<void> {
  await tx.$queryRaw(sql`select 1 from groups where id = ${groupId}::uuid for update`);
  await cancelGroupEvents(tx, groupId, authorId);
  await tx.group.deleteMany({ where: { id: groupId } });
}

async function hide(tx: Tx, { type, targetId, authorId }: Target): Promise<void> {
  if (type === "comment") return hideComment(tx, targetId);
  if (type === "event") return hideEvent(tx, targetId, authorId);
  if (type === "user") return;
  await tx.$executeRaw(sql`
    update ${HIDDEN[type]} set "hiddenAt" = now() where id = ${targetId}::uuid and "hiddenAt" is null`);
}

/** Deletes the item as its owner would, with its XP and counters. If it is already deleted, nothing happens. */
async function remove(tx: Tx, { type, targetId, authorId }: Target): Promise<void> {
  if (type === "photo") await removePhoto(tx, authorId, targetId);
  else if (type === "post") await removePost(tx, authorId, targetId);
  else if (type === "comment") await removeComment(tx, targetId);
  else if (type === "event") await removeEvent(tx, targetId, authorId);
  else if (type === "group") await removeGroup(tx, targetId, authorId);
  else if (type === "group-post") await tx.groupPost.deleteMany({ where: { id: targetId } });
  else if (type === "event-message") await tx.eventMessage.deleteMany({ where: { id: targetId } });
  else if (type === "guide") await tx.memberGuide.deleteMany({ where: { id: targetId } });
  else if (type === "review") await removeReview(tx, targetId);
}

/**
 * Ends every session and hides the person's content: items through `visible_*()`, comments one by one, because each is
 * counted on someone's photo. Events are handed to a co-host or canceled.
 */
async function suspend(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw(sql`
    select 1 from photos where id in (select "photoId" from comments where "userId" = ${userId}::uuid and "hiddenAt" is null)
    order by id for no key update`);
  await tx.$executeRaw(sql`
    with gone as (
      update comments set "hiddenAt" = now() where "userId" = ${userId}::uuid and "hiddenAt" is null returning "photoId"
    )
    update photos set "commentCount" = "commentCount" - g.comments
    from (select "photoId", count(*)::int as comments from gone group by "photoId") g where photos.id = g."photoId"`);
  await suspendHosting(tx, userId);
  await tx.$queryRaw(sql`select 1 from users where id = ${userId}::uuid for no key update`);
  await suspendHosting(tx, userId); // Events that another departing host handed to them in the meantime.
  await tx.$executeRaw(sql`
    update users set "suspendedAt" = now(), "sessionVersion" = "sessionVersion" + 1
    where id = ${userId}::uuid and "suspendedAt" is null`);
  await tx.$executeRaw(sql`
    update sessions set "revokedAt" = now() where "userId" = ${userId}::uuid and "revokedAt" is null`);
}

/** Marks a suspended author's comment as hidden with the suspension, so that it is restored with the account. */
async function showComment(tx: Tx, commentId: string): Promise<void> {
  await tx.$queryRaw(sql`
    select 1 from photos where id = (select "photoId" from comments where id = ${commentId}::uuid) for no key update`);
  await tx.$executeRaw(sql`
    with back as (
      update comments c set "hiddenAt" = u."suspendedAt" from users u
      where c.id = ${commentId}::uuid and c."hiddenAt" is not null and u.id = c."userId" returning c."photoId", c."hiddenAt"
    )
    update photos set "commentCount" = "commentCount" + 1 from back
    where photos.id = back."photoId" and back."hiddenAt" is null`);
}

async function show(tx: Tx, { type, targetId, authorId }: Target): Promise<void> {
  if (type === "comment") return showComment(tx, targetId);
  if (type === "event") return showEvent(tx, targetId, authorId);
  if (type === "user") return;
  await tx.$executeRaw(sql`update ${HIDDEN[type]} set "hiddenAt" = null where id = ${targetId}::uuid`);
}

/**
 * Restores the account, the comments that were hidden with the suspension, and the events canceled with it; no others.
 */
async function unsuspend(tx: Tx, userId: string): Promise<void> {
  const withThem = sql`"userId" = ${userId}::uuid and "hiddenAt" = (select "suspendedAt" from users where id = ${userId}::uuid)`;
  await tx.$queryRaw(sql`
    select 1 from photos where id in (select "photoId" from comments where ${withThem}) order by id for no key update`);
  await tx.$executeRaw(sql`
    with back as (update comments set "hiddenAt" = null where ${withThem} returning "photoId")
    update photos set "commentCount" = "commentCount" + b.comments
    from (select "photoId", count(*)::int as comments from back group by "photoId") b where photos.id = b."photoId"`);
  const events = await resumeHosting(tx, userId);
  await tx.user.updateMany({ where: { id: userId }, data: { suspendedAt: null } });
  for (const id of events) await releaseHiddenSpots(tx, id);
}

/** Undoes what a decision did. */
export async function undoDecision(tx: Tx, action: Action, target: Target): Promise<void> {
  if (action === "hide") await show(tx, target);
  else if (action === "suspend") await unsuspend(tx, target.authorId);
}

export async function applyDecision(tx: Tx, action: Action, target: Target): Promise<void> {
  if (action === "hide") await hide(tx, target);
  else if (action === "remove") await remove(tx, target);
  else if (action === "suspend") await suspend(tx, target.authorId);
}
