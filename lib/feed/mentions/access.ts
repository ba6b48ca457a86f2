import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";

/** The people in a text's mentions `m`, as JSON; `x` is the person, limited to those the viewer may see. */
export const mentionsJson: Sql = sql`json_agg(json_build_object('id', x.id, 'name', m.name) order by m."createdAt", m.id)`;

/** The people a comment `c` mentions. A text without an @ has no mentions, so nothing is looked up for it. */
export const mentionsOfComment = (
  viewerId: string | null,
): Sql => sql`case when position('@' in c.text) = 0 then '[]'::json
  else coalesce((select ${mentionsJson} from mentions m join visible_users(${viewerId}::uuid) x on x.id = m."userId"
    where m."commentId" = c.id), '[]'::json) end`;
