import "server-only";
import { v7 as uuid } from "uuid";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { requireQuota } from "@/lib/core/server/quotas";
import { systemClock } from "@/lib/core/shared/clock";
import { readSpots } from "@/lib/discover/guides/queries";
import { requireOwnPicture } from "@/lib/feed/media/queries";
import { notify } from "@/lib/notifications/mutations";
import { hiddenGuideFollowers } from "./access";
import { getMemberGuide } from "./queries";
import type { CreateGuide, EditGuide, GuideFollow, MemberGuide } from "./schema";

type Places = CreateGuide["places"];

/** 400 for an unknown place. */
async function requirePlaces(tx: Tx, places: Places): Promise<void> {
  const ids = places.map(({ id }) => id);
  const known = new Set((await readSpots(ids, readInTransaction(tx))).map(({ type, id }) => `${type} ${id}`));
  if (places.some(({ type, id }) => !known.has(`${type} ${id}`))) throw invalid("places", "That place isn't available");
}

const placed = (places: Places) =>
  places.map(({ id: targetId, ...place }, position) => ({ ...place, targetId, position }));

export function createGuide(
  userId: string,
  { places, ...guide }: CreateGuide,
  clientKey?: ClientKey,
): Promise<MemberGuide> {
  return once(clientKey, async (tx) => {
    await requireOwnPicture(tx, userId, "coverImage", guide.coverImage);
    await requirePlaces(tx, places);
    await requireQuota(tx, userId, "guides", sql`from member_guides where "userId" = ${userId}::uuid`);
    const id = uuid();
    await tx.memberGuide.create({
      data: { ...guide, id, userId, places: { createMany: { data: placed(places) } } },
      select: { id: true },
    });
    return getMemberGuide(userId, id, readInTransaction(tx));
  });
}

type Locked = { userId: string; coverImage: string | null; followers: number };

/** Every change of a guide locks its row first; 404 if the person may not see it anymore. */
async function lock(tx: Tx, userId: string, id: string): Promise<Locked> {
  await tx.$queryRaw(sql`select 1 from member_guides where id = ${id}::uuid for update`);
  const [guide] = await tx.$queryRaw<Locked[]>(sql`
    select g."userId", g."coverImage", g."followersCount" - ${hiddenGuideFollowers(sql`${userId}::uuid`, sql`g.id`)} as followers
    from visible_member_guides(${userId}::uuid) g where g.id = ${id}::uuid`);
  if (!guide) throw new AppError("not_found");
  return guide;
}

async function lockOwn(tx: Tx, userId: string, id: string): Promise<Locked> {
  const guide = await lock(tx, userId, id);
  if (guide.userId !== userId) throw new AppError("forbidden", { message: "Only the author can change this guide" });
  return guide;
}

export function editGuide(userId: string, id: string, { places, ...changes }: EditGuide): Promise<MemberGuide> {
  return transaction(async (tx) => {
    const { coverImage } = await lockOwn(tx, userId, id);
    if (changes.coverImage !== coverImage) await requireOwnPicture(tx, userId, "coverImage", changes.coverImage);
    const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    await tx.memberGuide.update({ where: { id }, data: { ...data, updatedAt: systemClock() }, select: { id: true } });
    if (places) {
      await requirePlaces(tx, places);
      await tx.memberGuidePlace.deleteMany({ where: { guideId: id } });
      await tx.memberGuidePlace.createMany({ data: placed(places).map((place) => ({ ...place, guideId: id })) });
    }
    return getMemberGuide(userId, id, readInTransaction(tx));
  });
}

export function deleteGuide(userId: string, id: string): Promise<void> {
  return transaction(async (tx) => {
    await lockOwn(tx, userId, id);
    await tx.memberGuide.deleteMany({ where: { id } });
  });
}

const count = (tx: Tx, id: string, change: number) =>
  tx.memberGuide.update({ where: { id }, data: { followersCount: { increment: change } }, select: { id: true } });

/** Follows someone else's guide and notifies its author; repeating it changes nothing. */
export function followGuide(userId: string, id: string): Promise<GuideFollow> {
  return transaction(async (tx) => {
    const guide = await lock(tx, userId, id);
    if (guide.userId === userId) throw new AppError("conflict", { message: "You can't follow your own guide" });
    const known = await tx.memberGuideFollow.count({ where: { guideId: id, userId } });
    if (known > 0) return { isFollowing: true, followers: guide.followers };
    await requireQuota(tx, userId, "followedGuides", sql`from member_guide_follows where "userId" = ${userId}::uuid`);
    await tx.memberGuideFollow.create({ data: { guideId: id, userId }, select: { guideId: true } });
    await count(tx, id, 1);
    await notify(tx, { to: guide.userId, kind: "guide-followed", actorId: userId, target: { type: "guide", id } });
    return { isFollowing: true, followers: guide.followers + 1 };
  });
}

export function unfollowGuide(userId: string, id: string): Promise<GuideFollow> {
  return transaction(async (tx) => {
    const guide = await lock(tx, userId, id);
    const { count: deleted } = await tx.memberGuideFollow.deleteMany({ where: { guideId: id, userId } });
    await count(tx, id, -deleted);
    return { isFollowing: false, followers: guide.followers - deleted };
  });
}
