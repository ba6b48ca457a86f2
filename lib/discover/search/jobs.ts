import "server-only";
import { LATEST_ENDED_START } from "@/lib/community/events/ended";
import { deadlineIn, deleteInBatches, inBatches } from "@/lib/core/server/batches";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { jobRows } from "@/lib/core/server/job-database";
import { type EngineDocument, prepareIndex, putDocuments, removeDocuments } from "./gateway";
import { FED_TYPES, type FedType } from "./rules";

/** Documents an engine is told of at once. */
const PIECE = 2000;
/** What is left after that is the next run's: together with the engine's patience less than the time to it. */
const RUN_MS = 10_000;

/** What an engine is to hold of these: `search_documents` says which there are, their own rows what they say. */
const DOCUMENTS: Record<FedType, (ids: readonly string[]) => Sql> = {
  person: (ids) => sql`
    select u.id, concat_ws(' ', u."firstName", u."lastName") as name, u."followersCount" as weight
    from users u where u.id = any(${ids}::uuid[])`,
  photo: (ids) => sql`
    select p.id, p.title as name, concat_ws(' ', nullif(p.location, 'Chicago, IL'), p."activityType") as place, p.caption,
           extract(epoch from p."createdAt")::float8 as weight
    from photos p where p.id = any(${ids}::uuid[])`,
};

type Change = { id: string; version: number };

/** Tells the engine what changed. A change that comes while it is told raises its version, and is told again. */
function tellChanges(type: FedType, piece: number, deadline: number): Promise<boolean> {
  return inBatches(deadline, async () => {
    const changes = await jobRows<Change>(sql`
      select id, version from search_changes where type = ${type} order by id limit ${piece}`);
    const ids = changes.map(({ id }) => id);
    const documents = await jobRows<EngineDocument>(DOCUMENTS[type](ids));
    const there = new Set(documents.map(({ id }) => id));
    await putDocuments(type, documents);
    await removeDocuments(
      type,
      ids.filter((id) => !there.has(id)),
    );
    const versions = changes.map(({ version }) => version);
    await jobRows(sql`
      delete from search_changes c using unnest(${ids}::uuid[], ${versions}::int[]) as told(id, version)
      where c.type = ${type} and c.id = told.id and c.version = told.version`);
    return changes.length;
  });
}

/** Gives the engine what there is, from where the last run ended. */
async function fill(type: FedType, piece: number, deadline: number): Promise<void> {
  const isWhole = await inBatches(deadline, async () => {
    const next = await jobRows<{ id: string }>(sql`
      select d.id from search_documents d
      where d.type = ${type} and d.id > (
        select coalesce(f."filledTo", '00000000-0000-0000-0000-000000000000') from search_feeds f where f.type = ${type})
      order by d.id limit ${piece}`);
    const ids = next.map(({ id }) => id);
    await putDocuments(type, await jobRows<EngineDocument>(DOCUMENTS[type](ids)));
    await jobRows(sql`
      update search_feeds set "filledTo" = coalesce(${ids.at(-1) ?? null}::uuid, "filledTo") where type = ${type}`);
    return ids.length;
  });
  // The last id may be a person's, and is nobody's business once it is of no use.
  if (isWhole) await jobRows(sql`update search_feeds set "filledAt" = now(), "filledTo" = null where type = ${type}`);
}

/**
 * Keeps the search engine of SEARCH_URL like `search_documents`: filled once, told of every change since. Changes are noted from
 * the moment its row is there, and it is filled by a later run: whoever wrote without seeing the row has ended by then.
 * Another address is another engine; none, and nothing is noted any more.
 */
export async function feedEngine(piece = PIECE, deadline = deadlineIn(RUN_MS)): Promise<void> {
  const engine = env.SEARCH_URL ?? null;
  await rows(sql`delete from search_feeds where engine is distinct from ${engine}::text`);
  await rows(sql`delete from search_changes where type not in (select type from search_feeds)`);
  if (engine === null) return;
  for (const type of FED_TYPES) {
    const [feed] = await rows<{ isFilled: boolean }>(sql`
      select "filledAt" is not null as "isFilled" from search_feeds where type = ${type}`);
    if (!feed) {
      await prepareIndex(type);
      await rows(sql`insert into search_feeds (type, engine) values (${type}, ${engine}) on conflict do nothing`);
      continue;
    }
    await tellChanges(type, piece, deadline);
    if (!feed.isFilled) await fill(type, piece, deadline);
  }
}

/** Community events that are over are found no more: a search then reads few documents, however many there were. */
export async function forgetEndedEvents(): Promise<void> {
  await deleteInBatches(
    sql`search_documents`,
    sql`type = 'community-event' and exists (
      select from community_events e where e.id = search_documents.id and e."startsAt" <= ${LATEST_ENDED_START})`,
    deadlineIn(RUN_MS),
  );
}
