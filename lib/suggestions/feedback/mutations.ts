import "server-only";
import { v7 as uuid } from "uuid";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import type { Feedback } from "./schema";

/** The table of each suggested type; for community events, those this person may see. */
const SOURCES: Record<Feedback["targetType"], (me: Sql) => Sql> = {
  venue: () => sql`venues`,
  gem: () => sql`hidden_gems`,
  event: () => sql`events`,
  challenge: () => sql`challenges`,
  "community-event": (me) => sql`visible_community_events(${me})`,
  activity: () => sql`trending_activities`,
};
/** At most one view per hour and item counts, because a page reload isn't renewed interest. */
const VIEW_INTERVAL = "1 hour";

/** Dismisses a suggestion for a month, undoes that, or records a tap or a view. */
export async function giveFeedback(userId: string, { targetType, targetId, verdict }: Feedback): Promise<void> {
  const id = sql`${userId}::uuid`;
  if (verdict === "undo") {
    await rows(sql`
      delete from suggestion_feedback
      where "userId" = ${id} and "targetType" = ${targetType} and "targetId" = ${targetId}`);
    return;
  }
  const exists = await rows(sql`select 1 from ${SOURCES[targetType](id)} where id = ${targetId}::uuid`);
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
        and kind = ${verdict === "tapped" ? "tap" : "view"} and "createdAt" > now() - ${VIEW_INTERVAL}::interval)`);
}
