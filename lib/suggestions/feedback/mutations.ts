import "server-only";
import { v7 as uuid } from "uuid";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import type { Feedback } from "./schema";

const TABLES: Record<Feedback["targetType"], Sql> = {
  venue: sql`select 1 from venues where id = `,
  gem: sql`select 1 from hidden_gems where id = `,
  event: sql`select 1 from events where id = `,
  challenge: sql`select 1 from challenges where id = `,
  "community-event": sql`select 1 from community_events where id = `,
  activity: sql`select 1 from trending_activities where id = `,
};
/** One look an hour at one thing counts: reloading a page is no new interest. */
const ONE_LOOK = "1 hour";

/** Waves a suggestion away for a month, takes that back, or notes what was tapped or looked at. */
export async function giveFeedback(userId: string, { targetType, targetId, verdict }: Feedback): Promise<void> {
  const id = sql`${userId}::uuid`;
  if (verdict === "undo") {
    await rows(sql`
      delete from suggestion_feedback
      where "userId" = ${id} and "targetType" = ${targetType} and "targetId" = ${targetId}`);
    return;
  }
  const exists = await rows(sql`${TABLES[targetType]} ${targetId}::uuid`);
  if (exists.length === 0) throw new AppError("not_found");
  if (verdict === "not-interested") {
    await rows(sql`
      insert into suggestion_feedback ("userId", "targetType", "targetId", verdict)
      values (${id}, ${targetType}, ${targetId}, ${verdict})
      on conflict ("userId", "targetType", "targetId") do update set verdict = excluded.verdict, "createdAt" = now()`);
    return;
  }
  await rows(sql`
    insert into interactions (id, "userId", kind, "targetType", "targetId")
    select ${uuid()}::uuid, ${id}, ${verdict === "tapped" ? "tap" : "view"}, ${targetType}, ${targetId}
    where not exists (select 1 from interactions
      where "userId" = ${id} and "targetType" = ${targetType} and "targetId" = ${targetId}
        and kind = ${verdict === "tapped" ? "tap" : "view"} and "createdAt" > now() - ${ONE_LOOK}::interval)`);
}
