import "server-only";
import { isKeyedHash, keyedHash } from "@/lib/auth/codes/keyed-hash";
import { row, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";

const PURPOSE = "calendar";
const signed = (userId: string, version: number) => `${userId}:${version}`;

async function versionOf(userId: string): Promise<number> {
  const found = await row<{ version: number }>(sql`
    select "calendarVersion" as version from users
    where id = ${userId}::uuid and "suspendedAt" is null and "deleteAfter" is null`);
  if (!found) throw new AppError("not_found");
  return found.version;
}

/** Lets calendar apps, which can't log in, read this person's calendars and nothing else. */
export async function calendarToken(userId: string): Promise<string> {
  return `${userId}.${keyedHash(PURPOSE, signed(userId, await versionOf(userId)))}`;
}

/** The token's user; 404 if it isn't ours or was replaced. */
export async function subscriberOf(token: string): Promise<string> {
  const [userId = "", signature = ""] = token.split(".");
  const version = await versionOf(userId);
  if (!isKeyedHash(signature, PURPOSE, signed(userId, version))) throw new AppError("not_found");
  return userId;
}
