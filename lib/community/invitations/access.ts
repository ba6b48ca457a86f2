import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/**
 * Which of these people this user can invite: followers who accept invitations. Following someone isn't enough, because
 * invitations must not be a way to message strangers.
 */
export const invitable = (userId: string, userIds: readonly string[]): Sql => sql`
  visible_users(${userId}::uuid) u
  where u.id = any(${[...userIds]}::uuid[]) and accepts_from(u."invitesFrom", u.id, ${userId}::uuid)
    and exists (select 1 from follows f
      where f.status = 'accepted' and f."followerId" = u.id and f."followingId" = ${userId}::uuid)`;
