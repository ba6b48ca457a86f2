import "server-only";
import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { rows, sql, transaction } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { sendMessage } from "@/lib/core/server/outbox";
import { CHICAGO } from "@/lib/core/shared/clock";
import { tableOf } from "@/lib/core/shared/keys";
import { paths } from "@/lib/core/shared/paths";
import { z } from "@/lib/core/shared/zod";
import { CHANNELS, changedChannels, SWITCH_NAMES } from "@/lib/notifications/switches/rules";
import { storedChannels } from "@/lib/notifications/switches/schema";
import { kindsWithout } from "../access";
import { digest } from "./formats";
import { listQueuedMails, type Recipient, type UnsentNotification } from "./queries";
import { outsideText } from "./rules";
import { unsubscriberOf, unsubscribeToken } from "./unsubscribe-token";

function lineOf({ type: kind, count, eventAt, ...rest }: UnsentNotification, hideLikeCounts: boolean): string {
  const unnamed = eventAt && {
    unnamed: `an event on ${format(eventAt, "EEE, MMM d 'at' h:mm a", { in: tz(CHICAGO) })}`,
  };
  return outsideText({ kind, count: kind === "like" && hideLikeCounts ? null : count, ...unnamed, ...rest });
}

type Lease = { ids: string[]; lines: string[] };

/** Leases all of a recipient's queued emails, so that no other process sends them; outdated ones are deleted. */
function lease(who: Recipient): Promise<Lease> {
  const mailOff = kindsWithout("mail", who.notifications);
  const inAppOff = kindsWithout("in-app", who.notifications);
  return transaction(async (tx) => {
    const mine = await tx.$queryRaw<{ id: string }[]>(sql`
      update notification_emails set "leasedAt" = now() where id = any(array(
        select id from notification_emails where "userId" = ${who.id}::uuid and "leasedAt" is null for update skip locked))
      returning id`);
    const ids = mine.map(({ id }) => id);
    const waiting = (await listQueuedMails(tx, { userId: who.id, ids, inAppOff })).filter(
      ({ type }) => !mailOff.includes(type),
    );
    if (waiting.length === 0) await tx.notificationEmail.deleteMany({ where: { id: { in: ids } } });
    return { ids, lines: waiting.map((one) => lineOf(one, who.hideLikeCounts)) };
  });
}

/**
 * Turns off every notification email, for anyone who has such an email; the settings can turn them back on. 404 for an
 * invalid token or a deleted account.
 */
export async function unsubscribeFromMails(token: string): Promise<void> {
  const userId = unsubscriberOf(token);
  if (userId === null) throw new AppError("not_found");
  await transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ notifications: unknown }[]>(sql`
      select notifications from users where id = ${userId}::uuid for no key update`);
    if (!found) throw new AppError("not_found");
    const off = storedChannels.parse(found.notifications);
    const inApp = tableOf(SWITCH_NAMES, (name) =>
      CHANNELS.filter((one) => one !== "mail" && !off[name]?.includes(one)),
    );
    await tx.user.update({
      where: { id: userId },
      data: { notifications: changedChannels(off, inApp) },
      select: { id: true },
    });
  });
}

const failure = z.object({ cause: z.object({ command: z.string().optional(), responseCode: z.number().optional() }) });

/** Whether a failed email may have been delivered: it was handed over, but no response came. */
function mayHaveArrived(error: unknown): boolean {
  const known = failure.safeParse(error);
  return known.success && known.data.cause.command === "DATA" && known.data.cause.responseCode === undefined;
}

/**
 * Sends one digest of everything queued for a recipient. The rows are leased in one transaction and the email is sent
 * outside of any, so that a slow mail server holds no lock. Afterward they are deleted, or released if the email was
 * certainly not sent. At most once: emails of a lease whose process died aren't sent again.
 */
export async function mailDigest(who: Recipient): Promise<boolean> {
  const { ids, lines } = await lease(who);
  if (lines.length === 0) return false;
  const origin = env.NEXTAUTH_URL ? new URL(env.NEXTAUTH_URL).origin : `http://localhost:${env.PORT}`;
  const token = unsubscribeToken(who.id);
  const text = digest(who.firstName, lines, origin, `${origin}${paths.unsubscribe(token)}`);
  try {
    await sendMessage({ to: who.email, ...text, unsubscribe: `${origin}${paths.api.unsubscribe(token)}` });
  } catch (error) {
    if (!mayHaveArrived(error)) {
      await rows(sql`update notification_emails set "leasedAt" = null where id = any(${ids}::uuid[])`);
      throw error;
    }
    logger.warn({ error, userId: who.id }, "digest delivery unknown, not sending it again");
  }
  await rows(sql`delete from notification_emails where id = any(${ids}::uuid[])`);
  return true;
}
