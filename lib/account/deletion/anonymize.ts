import "server-only";
import { v7 as uuid } from "uuid";
import { keyedHash } from "@/lib/auth/codes/keyed-hash";
import { codeCounts } from "@/lib/auth/codes/mutations";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { EVIDENCE_DAYS } from "@/lib/moderation/evidence";
import type { Snapshot } from "@/lib/moderation/schema";

/** Replaces the id of a deleted account in rows that belong to others. */
export const DELETED_USER_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Removes a person from columns without a foreign key: other people's rows that contain their id, email address, or
 * phone number. Reports remain, but without the person's content.
 */
export async function anonymizeTraces(tx: Tx, userId: string, addresses: readonly string[]): Promise<void> {
  await eraseDocuments(tx, userId, addresses);
  await eraseMentions(tx, userId);
  await anonymizeReports(tx, userId);
}

async function eraseDocuments(tx: Tx, userId: string, addresses: readonly string[]): Promise<void> {
  const hashed = addresses.flatMap((address) => [keyedHash("destination", address), ...codeCounts(address)]);
  const counted = [userId, keyedHash("password", userId), keyedHash("pair", `known ${userId}`), ...hashed];
  await tx.$executeRaw(sql`
    delete from verification_codes where "userId" = ${userId}::uuid or destination = any(${addresses}::text[])`);
  await tx.$executeRaw(sql`
    delete from signup_attempts where destination = any(${addresses}::text[])
      or email = any(${addresses}::text[]) or "phoneNumber" = any(${addresses}::text[])`);
  await tx.$executeRaw(sql`
    delete from rate_limits where exists (select 1 from unnest(${counted}::text[]) name where key like '%:' || name)`);
}

async function eraseMentions(tx: Tx, userId: string): Promise<void> {
  // A group's notification key contains a person only where that person is the actor, whose rows are deleted with the
  // account.
  await tx.notification.deleteMany({ where: { targetId: userId } });
  await tx.notificationEmail.deleteMany({ where: { targetId: userId } });
  await tx.notificationPush.deleteMany({ where: { targetId: userId } });
  await tx.interaction.deleteMany({ where: { targetType: { in: ["user", "person"] }, targetId: userId } });
  await tx.suggestionFeedback.deleteMany({ where: { targetId: userId } });
  await tx.$executeRaw(sql`
    update drafts set "taggedUserIds" = array_remove("taggedUserIds", ${userId}::uuid)
    where "taggedUserIds" @> array[${userId}::uuid]`);
  await tx.$executeRaw(sql`
    update drafts set "mentionedUserIds" = array_remove("mentionedUserIds", ${userId}::uuid)
    where "mentionedUserIds" @> array[${userId}::uuid]`);
}

/** The snapshot of a report once the reported person's account is deleted. */
const EMPTY: Snapshot = {
  author: { id: DELETED_USER_ID, firstName: "Deleted", lastName: "account", profileImageUrl: null },
  title: null,
  text: "",
  images: [],
  photoId: null,
};

async function anonymizeReports(tx: Tx, userId: string): Promise<void> {
  const stranger = uuid(); // several reports about one person stay one case
  // An open case keeps its evidence until it is decided, so that no one can remove it by leaving.
  const empty = sql`${JSON.stringify(EMPTY)}::jsonb`;
  await tx.$executeRaw(sql`
    update reports set snapshot = ${empty}, "targetId" = case when type = 'user' then ${stranger} else "targetId" end
    where (snapshot -> 'author' ->> 'id' = ${userId} or (type = 'user' and "targetId" = ${userId})) and status <> 'open'`);
  await tx.report.updateMany({ where: { decidedBy: userId }, data: { decidedBy: null } });
  await tx.$executeRaw(sql`select set_config('windmile.erasing', 'on', true)`); // until this transaction ends
  await tx.$executeRaw(sql`
    update moderation_log set "moderatorId" = null where "moderatorId" = ${userId}::uuid`);
  await tx.$executeRaw(
    sql`update moderation_log set "targetId" = ${stranger} where type = 'user' and "targetId" = ${userId}`,
  );
}

/**
 * Clears the snapshots of people who have left once their cases are decided, or a month after the report at the latest.
 */
export async function eraseEvidence(): Promise<void> {
  const isOver = sql`(r.status <> 'open' or r."createdAt" < now() - make_interval(days => ${EVIDENCE_DAYS}::int))
    and r.snapshot #>> '{author,id}' <> ${DELETED_USER_ID}
    and not exists (select 1 from users u where u.id::text = r.snapshot #>> '{author,id}')`;
  const stranger = sql`md5('erased ' || "targetId")::uuid::text`; // several reports about one person stay one case
  await transaction(async (tx) => {
    await tx.$executeRaw(sql`select set_config('windmile.erasing', 'on', true)`); // until this transaction ends
    await tx.$executeRaw(sql`
      update moderation_log set "targetId" = ${stranger}
      where type = 'user' and "targetId" in (select r."targetId" from reports r where r.type = 'user' and ${isOver})`);
    await tx.$executeRaw(sql`
      update reports r set snapshot = ${JSON.stringify(EMPTY)}::jsonb,
        "targetId" = case when r.type = 'user' then ${stranger} else r."targetId" end
      where ${isOver}`);
  });
}
