import "server-only";
import { hiddenIn } from "@/lib/auth/accounts/access";
import { type Sql, sql } from "@/lib/core/server/db";

/** How many of a guide's followers the viewer can't see. */
export const hiddenGuideFollowers = (viewer: Sql, guideId: Sql): Sql =>
  hiddenIn(viewer, sql`from member_guide_follows h where h."guideId" = ${guideId}`, sql`h."userId"`);

/** The picture of a guide's first existing place, shown if it has no cover. */
export const firstImageOf = (guideId: Sql): Sql => sql`(
  select coalesce(v.image, h.image) from member_guide_places p
  left join venues v on p.type = 'venue' and v.id = p."targetId"
  left join hidden_gems h on p.type = 'gem' and h.id = p."targetId"
  where p."guideId" = ${guideId} and coalesce(v.id, h.id) is not null order by p.position limit 1)`;

/** Excludes muted authors: their guides are only on their own page. */
export const isUnmuted = (me: Sql, userId: Sql): Sql => sql`not exists (
  select 1 from mutes where mutes."muterId" = ${me} and mutes."mutedId" = ${userId})`;
