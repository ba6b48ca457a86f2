import "server-only";
import { v7 as uuid } from "uuid";
import { ALL_TYPES } from "@/lib/account/rules";
import { storedChannels, storedQuietHours } from "@/lib/account/schema";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { sendMessage } from "@/lib/core/server/outbox";
import { timeIn } from "@/lib/core/shared/clock";
import { NOTIFICATION_KINDS, type NotificationKind, notificationText, SWITCH_OF, type Target } from "../rules";
import { digest } from "./formats";
import { listWaiting, type Recipient, type Waiting } from "./queries";
import { isQuiet } from "./rules";

type Note = { kind: NotificationKind; groupKey: string; actorId: string | null; target: Target; text: string };

/** Puts down for a mail what people are told of, for those who want mail of it; they are the ones `notify` may tell. */
export async function queueMails(tx: Tx, people: readonly string[], note: Note): Promise<void> {
  const { kind, groupKey, actorId, target, text } = note;
  const type = SWITCH_OF[kind];
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
    on conflict ("userId", "groupKey", "actorId") do update set text = excluded.text`);
}

/** The kinds whose channel this person has switched off. */
function kindsWithout(channel: "in-app" | "mail", stored: unknown): NotificationKind[] {
  const off = storedChannels.parse(stored);
  const isOff = (type: keyof typeof off) => off[type]?.includes(channel) ?? false;
  return NOTIFICATION_KINDS.filter((kind) => {
    const type = SWITCH_OF[kind];
    return type !== null && (isOff(type) || isOff(ALL_TYPES));
  });
}

function lineOf({ type: kind, names, count, ...rest }: Waiting, hideLikeCounts: boolean): string {
  return notificationText({ kind, names, count: kind === "like" && hideLikeCounts ? null : count, ...rest });
}

/**
 * Sends somebody one mail of all that waits for them, unless their quiet hours hold it back. It is taken off the list
 * first and comes back on it when it could not be sent: the same is never told twice, not even by two instances.
 */
export async function mailDigest(who: Recipient, now: Date): Promise<boolean> {
  if (isQuiet(storedQuietHours.parse(who.quietHours), timeIn(who.timeZone, now))) return false;
  const mailOff = kindsWithout("mail", who.notifications);
  const inAppOff = kindsWithout("in-app", who.notifications);
  return transaction(async (tx) => {
    const mine = await tx.$queryRaw<{ id: string }[]>(sql`
      select id from notification_mails where "userId" = ${who.id}::uuid for update skip locked`);
    if (mine.length === 0) return false;
    const ids = mine.map(({ id }) => id);
    const waiting = (await listWaiting(tx, { userId: who.id, ids, inAppOff })).filter(
      ({ type }) => !mailOff.includes(type),
    );
    await tx.notificationMail.deleteMany({ where: { id: { in: ids } } });
    if (waiting.length === 0) return false;
    const lines = waiting.map((one) => lineOf(one, who.hideLikeCounts));
    const origin = env.NEXTAUTH_URL ? new URL(env.NEXTAUTH_URL).origin : `http://localhost:${env.PORT}`;
    // Last, so that what can't be sent takes the deletion back with it.
    await sendMessage({ to: who.email, ...digest(who.firstName, lines, origin) });
    return true;
  });
}
