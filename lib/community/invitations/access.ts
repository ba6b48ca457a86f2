import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/**
 * Of these people, those one may ask along: whom one follows or who follows oneself, as far as they take invitations.
 * Nobody else is asked, because an invitation must not be a way to write to strangers.
 */
export const invitable = (userId: string, userIds: readonly string[]): Sql => sql`
  visible_users(${userId}::uuid) u
  where u.id = any(${[...userIds]}::uuid[]) and reaches(u."invitesFrom", u.id, ${userId}::uuid)
    and exists (select 1 from follows f where f.status = 'accepted' and (
      (f."followerId" = ${userId}::uuid and f."followingId" = u.id) or (f."followerId" = u.id and f."followingId" = ${userId}::uuid)))`;
