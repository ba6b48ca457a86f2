import "server-only";
import { format } from "date-fns";
import { v7 as uuid } from "uuid";
import { BEFORE_ALL_IDS, deadlineIn, inBatches, RUN_MS } from "@/lib/core/server/batches";
import { sql, transaction } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { notify } from "@/lib/notifications/mutations";
import { ALBUM_READY_HOUR, ANNOUNCE_UNTIL_HOUR } from "./rules";

/** People per transaction: each album is a separate notification. */
const PIECE = 100;
const HOUR = 3_600_000;
/**
 * How far back to search for activity: the day whose album is due started at most this long ago, even for someone who
 * moved from the easternmost to the westernmost time zone (26 hours apart).
 */
const BACK_MS = (ANNOUNCE_UNTIL_HOUR + 24 + 26) * HOUR;

/**
 * Notifies people in the evening after a day that its album is ready, once per album, which the album's row records.
 * Hidden albums are left out. Candidates are found by the time of their activity, in any time zone.
 */
export async function announceAlbums(now: Date = systemClock()): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = sql`${new Date(now.getTime() - BACK_MS).toISOString()}::timestamptz`;
  let after: string = BEFORE_ALL_IDS;
  await inBatches(deadlineIn(RUN_MS), () =>
    transaction(async (tx) => {
      const due = await tx.$queryRaw<{ userId: string; day: string }[]>(sql`
        select u.id as "userId", ready.day::text from users u
        cross join lateral (select (${at} at time zone u."timeZone")::date - 1 as day) ready
        where u.id > ${after}::uuid and u."suspendedAt" is null and u."deleteAfter" is null
          and extract(hour from ${at} at time zone u."timeZone") >= ${ALBUM_READY_HOUR}::int
          and extract(hour from ${at} at time zone u."timeZone") < ${ANNOUNCE_UNTIL_HOUR}::int
          and u.id in (
            select "userId" from photos where "createdAt" >= ${since} union
            select "userId" from check_ins where day >= (${since})::date union
            select "userId" from workout_routes where "startedAt" >= ${since})
          and not exists (select 1 from albums a where a."userId" = u.id and a.day = ready.day and (a."announcedAt" is not null or a."isHidden"))
          and has_album(u.id, ready.day)
        order by u.id limit ${PIECE}`);
      const last = due.at(-1);
      if (!last) return 0;
      after = last.userId;
      // Its owner may hide it, or another instance announce it, in the meantime: the row decides.
      const notified = await tx.$queryRaw<{ id: string; userId: string; day: string }[]>(sql`
        insert into albums as a (id, "userId", day, "announcedAt")
        select ids.*, ${at} from unnest(${due.map(() => uuid())}::uuid[], ${due.map(({ userId }) => userId)}::uuid[],
          ${due.map(({ day }) => day)}::date[]) ids
        on conflict ("userId", day) do update set "announcedAt" = excluded."announcedAt" where a."announcedAt" is null and not a."isHidden"
        returning a.id, a."userId", a.day::text`);
      for (const { id, userId, day } of notified) {
        const text = format(`${day}T00:00`, "EEEE, MMMM d");
        await notify(tx, { to: userId, kind: "album", actorId: null, target: { type: "album", id }, text });
      }
      return due.length;
    }),
  );
}
