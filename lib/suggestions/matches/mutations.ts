import "server-only";
import { row, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { follow, unfollow } from "@/lib/social/follows/mutations";
import type { ConnectAnswer } from "./schema";

/** Follows a match, or sends a request to a private account; only for people who are open to matches. */
export async function connect(userId: string, matchId: string): Promise<ConnectAnswer> {
  const open = await row(sql`
    select 1 from visible_users(${userId}::uuid) where id = ${matchId}::uuid and "openToMatches"`);
  if (!open) throw new AppError("not_found");
  const { state } = await follow(userId, matchId);
  return { state };
}

export async function disconnect(userId: string, matchId: string): Promise<ConnectAnswer> {
  const { state } = await unfollow(userId, matchId);
  return { state };
}
