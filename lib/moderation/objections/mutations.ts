import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { objectionCookie } from "./objection-cookie";
import { suspendedBy } from "./queries";
import type { ObjectionForm } from "./schema";

/** A suspended person appeals once. Moderators read the appeal with the case and answer it. */
export async function object(cookie: string | undefined, { text }: ObjectionForm): Promise<void> {
  const { userId } = (await objectionCookie.read(cookie)) ?? {};
  if (!userId) throw new AppError("unauthorized", { message: "Unauthorized: please log in again" });
  const kept = await rows(sql`
    update reports set objection = ${text}, "objectedAt" = now()
    where ${suspendedBy(userId)} and objection is null
      and exists (select 1 from users where id = ${userId}::uuid and "suspendedAt" is not null) returning id`);
  if (kept.length === 0) throw new AppError("conflict", { message: "There's nothing to appeal" });
  logger.info({ event: "objection", userId }, "objection");
}
