import "server-only";
import { v7 as uuid } from "uuid";
import { ALL_TYPES } from "@/lib/account/rules";
import { storedChannels } from "@/lib/account/schema";
import { rows, sql, type Tx, transaction } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { logger } from "@/lib/core/server/logger";
import { sendMessage } from "@/lib/core/server/outbox";
import { z } from "@/lib/core/shared/zod";
import { KINDS, NOTIFICATION_KINDS, type NotificationKind, notificationText, type Target } from "../rules";
import { digest } from "./formats";
import { listWaiting, type Recipient, type Waiting } from "./queries";

type Note = { kind: NotificationKind; groupKey: string; actorId: string | null; target: Target; text: string };

/** Queues a mail for the notified people who want mail of this kind. */
export async function queueMails(tx: Tx, people: readonly string[], note: Note): Promise<void> {
  const { kind, groupKey, actorId, target, text } = note;
  const type = KINDS[kind].switch;
  const mail = sql`'["mail"]'::jsonb`;
  const isOn =
    type === null
      ? sql`true`
      : sql`not coalesce(u.notifications -> ${type} @> ${mail}, false) and not coalesce(u.notifications -> ${ALL_TYPES} @> ${mail}, false)`;
  await tx.$executeRaw(sql`
    insert into notification_mails (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", text)
    select n.id, u.id, ${kind}, ${groupKey}, ${actorId}::uuid, ${target.type}, ${target.id}, ${text}
    from unnest(${people.map(() => uuid())}::uuid[], ${people}::uuid[]) as n(id, "to") join users u on u.id = n."to"
    where u.email is not null and u.id is distinct from ${actorId}::uuid and u."suspendedAt" is null
      and u."deleteAfter" is null and not u."isSample" and ${isOn}
      and not exists (select 1 from blocks b where b."blockerId" = u.id and b."blockedId" = ${actorId}::uuid)
      and not exists (select 1 from blocks b where b."blockedId" = u.id and b."blockerId" = ${actorId}::uuid)
      and not exists (select 1 from mutes m where m."muterId" = u.id and m."mutedId" = ${actorId}::uuid)
    on conflict ("userId", "groupKey", "actorId") do update
      set text = excluded.text, id = excluded.id, "leasedAt" = null`); // a row of its own again where the old one is on its way
}

/** The kinds whose channel this person has switched off. */
function kindsWithout(channel: "in-app" | "mail", stored: unknown): NotificationKind[] {
  const off = storedChannels.parse(stored);
  const isOff = (type: keyof typeof off) => off[type]?.includes(channel) ?? false;
  return NOTIFICATION_KINDS.filter((kind) => {
    const type = KINDS[kind].switch;
    return type !== null && (isOff(type) || isOff(ALL_TYPES));
  });
}

function lineOf({ type: kind, names, count, ...rest }: Waiting, hideLikeCounts: boolean): string {
  return notificationText({ kind, names, count: kind === "like" && hideLikeCounts ? null : count, ...rest });
}

type Lease = { ids: string[]; lines: string[] };

/** Leases all queued mails of a recipient, so that no other process sends them; outdated ones are deleted. */
function lease(who: Recipient): Promise<Lease> {
  const mailOff = kindsWithout("mail", who.notifications);
  const inAppOff = kindsWithout("in-app", who.notifications);
  return transaction(async (tx) => {
    const mine = await tx.$queryRaw<{ id: string }[]>(sql`
      update notification_mails set "leasedAt" = now() where id = any(array(
        select id from notification_mails where "userId" = ${who.id}::uuid and "leasedAt" is null for update skip locked))
      returning id`);
    const ids = mine.map(({ id }) => id);
    const waiting = (await listWaiting(tx, { userId: who.id, ids, inAppOff })).filter(
      ({ type }) => !mailOff.includes(type),
    );
    if (waiting.length === 0) await tx.notificationMail.deleteMany({ where: { id: { in: ids } } });
    return { ids, lines: waiting.map((one) => lineOf(one, who.hideLikeCounts)) };
  });
}

const failure = z.object({ cause: z.object({ command: z.string().optional(), responseCode: z.number().optional() }) });

/** Whether a failed mail may have been delivered: it was handed over, and no answer came. */
function mayHaveArrived(error: unknown): boolean {
  const known = failure.safeParse(error);
  return known.success && known.data.cause.command === "DATA" && known.data.cause.responseCode === undefined;
}

/**
 * Sends one digest of everything queued for a recipient. The rows are leased in one transaction and the mail is sent
 * outside of any, so that a slow mail server holds no lock; afterwards they are deleted, or released when the mail was
 * surely not sent. At most once: mails of a lease whose process died are not sent again.
 */
export async function mailDigest(who: Recipient): Promise<boolean> {
  const { ids, lines } = await lease(who);
  if (lines.length === 0) return false;
  const origin = env.NEXTAUTH_URL ? new URL(env.NEXTAUTH_URL).origin : `http://localhost:${env.PORT}`;
  try {
    await sendMessage({ to: who.email, ...digest(who.firstName, lines, origin) });
  } catch (error) {
    if (!mayHaveArrived(error)) {
      await rows(sql`update notification_mails set "leasedAt" = null where id = any(${ids}::uuid[])`);
      throw error;
    }
    logger.warn({ error, userId: who.id }, "a digest may have arrived or not; it is not sent again");
  }
  await rows(sql`delete from notification_mails where id = any(${ids}::uuid[])`);
  return true;
}
