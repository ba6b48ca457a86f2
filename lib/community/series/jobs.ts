import "server-only";
import { BEFORE_ALL_IDS, deadlineIn, inBatches, RUN_MS } from "@/lib/core/server/batches";
import { sql, transaction } from "@/lib/core/server/db";
import { CHICAGO, dayIn, daysAfter, systemClock } from "@/lib/core/shared/clock";
import { makeDates } from "./mutations";
import { SERIES_HORIZON_DAYS } from "./rules";

/**
 * Creates the dates of recurring events that are due, one series per transaction. A series without events is deleted.
 */
export async function makeSeriesDates(now: Date = systemClock()): Promise<void> {
  const last = daysAfter(dayIn(CHICAGO, now), SERIES_HORIZON_DAYS);
  let after: string = BEFORE_ALL_IDS;
  await inBatches(deadlineIn(RUN_MS), () =>
    transaction(async (tx) => {
      const [due] = await tx.$queryRaw<{ id: string }[]>(sql`
        select s.id from event_series s where s."nextOn" <= ${last}::date and s.id > ${after}::uuid
        order by s.id limit 1`);
      if (!due) return 0;
      after = due.id;
      // Locks the group before the series, and the series before its events, as everywhere.
      await tx.$queryRaw(sql`
        select 1 from groups where id = (select e."groupId" from community_events e where e."seriesId" = ${due.id}::uuid
          and e."groupId" is not null limit 1) for share`);
      const [held] = await tx.$queryRaw<unknown[]>(sql`
        select 1 from event_series where id = ${due.id}::uuid for update skip locked`);
      if (held) await makeDates(tx, due.id, now);
      return 1;
    }),
  );
}
