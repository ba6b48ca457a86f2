import "server-only";
import { randomBytes } from "node:crypto";
import { rows, sql } from "@/lib/core/server/db";
import { paths } from "@/lib/core/shared/paths";
import { INVITE_DAYS } from "./schema";

/** A personal link at the address this request came to. */
export async function createInvite(userId: string, origin: string): Promise<{ url: string }> {
  const token = randomBytes(16).toString("base64url");
  await rows(sql`
    insert into invites (token, "userId", "expiresAt")
    values (${token}, ${userId}::uuid, now() + make_interval(days => ${INVITE_DAYS}::int))`);
  return { url: `${origin}${paths.invite(token)}` };
}
