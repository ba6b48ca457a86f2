import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { appealCookie } from "./appeal-cookie";
import { suspendedBy } from "./queries";
import type { AppealForm } from "./schema";

/** A suspended person appeals once. Moderators read the appeal with the case and answer it. */
export async function submitAppeal(cookie: string | undefined, { text }: AppealForm): Promise<void> {
  const { userId } = (await appealCookie.read(cookie)) ?? {};
  if (!userId) throw new AppError("unauthorized", { message: "Unauthorized: please log in again" });
  const updated = await rows(sql`
    update reports set appeal = ${text}, "appealedAt" = now()
    where ${suspendedBy(userId)} and appeal is null
      and exists (select 1 from users where id = ${userId}::uuid and "suspendedAt" is not null) returning id`);
  if (updated.length === 0) throw new AppError("conflict", { message: "There's nothing to appeal" });
  logger.info({ event: "objection", userId }, "objection");
}
