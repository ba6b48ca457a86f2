import "server-only";
import { openSession } from "@/lib/auth/sessions/mutations";
import type { RequestDevice } from "@/lib/auth/sessions/request-device";
import { sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { sendMessage } from "@/lib/core/server/outbox";
import type { SessionClaims } from "@/lib/core/server/session";
import { restoredMessage } from "./formats";
import { readRestore } from "./restore-cookie";

type Restored = { email: string | null; phoneNumber: string | null };

/** Takes a deletion back while the days of grace run; whoever showed the way in is signed in again. */
export async function restoreAccount(cookie: string | undefined, visit: RequestDevice): Promise<SessionClaims> {
  const who = await readRestore(cookie);
  if (!who) throw new AppError("unauthorized", { message: "Please log in again" });
  const { claims, to } = await transaction(async (tx) => {
    const [back] = await tx.$queryRaw<Restored[]>(sql`
      update users set "deleteAfter" = null
      where id = ${who.userId}::uuid and "deleteAfter" > now() and "suspendedAt" is null
      returning email, "phoneNumber"`);
    if (!back) throw new AppError("conflict", { message: "This account is gone" });
    return { claims: await openSession(tx, who.userId, visit), to: back.email ?? back.phoneNumber };
  });
  logger.info({ event: "account restored", userId: claims.sub }, "account restored");
  if (to) {
    await sendMessage({ to, ...restoredMessage(to) }).catch((error: unknown) =>
      logger.warn({ error }, "could not tell of a restored account"),
    );
  }
  return claims;
}
