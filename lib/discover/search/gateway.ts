import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { row, sql } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { logger } from "@/lib/core/server/logger";
import { Breaker, fetchJson, sendJson, UpstreamError } from "@/lib/core/server/upstream";
import { systemClock } from "@/lib/core/shared/clock";
import { CANDIDATES, type FedType } from "./rules";
import { engineHitsSchema, engineTaskSchema, engineTaskStateSchema } from "./schema";

/** A document of the engine: the texts it is found by, and the number that hits are ranked by. */
export type EngineDocument = { id: string; name: string; place?: string; caption?: string; weight: number };

const ASKED = { patienceMs: 1000, maxBytes: 64 * 1024 };
const TOLD = { patienceMs: 10_000, maxBytes: 64 * 1024 };
/** The timeout of a task: the engine works them off one after the other. */
const DONE_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** People by how well their name fits, then the most followed; photos that hold every word, the newest first. Only ids leave. */
const SETTINGS: Record<FedType, object> = {
  person: {
    searchableAttributes: ["name"],
    displayedAttributes: ["id"],
    rankingRules: ["words", "typo", "proximity", "attribute", "exactness", "weight:desc"],
  },
  photo: {
    searchableAttributes: ["name", "place", "caption"],
    displayedAttributes: ["id"],
    rankingRules: ["words", "weight:desc", "typo", "proximity", "attribute", "exactness"],
  },
};

const breaker = new Breaker();
const addressOf = (path: string) => new URL(`${env.SEARCH_URL}${path}`);
const indexOf = (type: FedType) => `/indexes/windmile-${type}`;
const headers = (): Record<string, string> =>
  env.SEARCH_KEY === undefined ? {} : { authorization: `Bearer ${env.SEARCH_KEY}` };

/** Sends the engine a task and waits for its end, because a task that was accepted can still fail. */
async function tell(path: string, body: unknown, method: "POST" | "PUT" | "PATCH" | "DELETE"): Promise<void> {
  const { taskUid } = engineTaskSchema.parse(await sendJson(addressOf(path), body, headers(), TOLD, method));
  const end = performance.now() + DONE_WITHIN_MS;
  while (performance.now() < end) {
    const answer = await fetchJson(addressOf(`/tasks/${taskUid}`), TOLD, headers());
    const { status } = engineTaskStateSchema.parse(answer);
    if (status === "succeeded") return;
    if (status === "failed" || status === "canceled") throw new UpstreamError("nonsense");
    await sleep(LOOK_EVERY_MS);
  }
  throw new UpstreamError("timeout");
}

/** An empty index that ranks as we do. */
export async function prepareIndex(type: FedType): Promise<void> {
  await tell(`${indexOf(type)}/settings`, SETTINGS[type], "PATCH"); // makes the index where there is none
  await tell(`${indexOf(type)}/documents`, undefined, "DELETE");
}

export async function putDocuments(type: FedType, documents: readonly EngineDocument[]): Promise<void> {
  if (documents.length > 0) await tell(`${indexOf(type)}/documents?primaryKey=id`, documents, "PUT");
}

export async function removeDocuments(type: FedType, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tell(`${indexOf(type)}/documents/delete-batch`, ids, "POST");
}

/** Whether the engine of SEARCH_URL holds everything of this type. */
async function isFilled(type: FedType): Promise<boolean> {
  const found = await row(sql`
    select 1 from search_feeds where type = ${type} and engine = ${env.SEARCH_URL} and "filledAt" is not null`);
  return found !== null;
}

/**
 * The ids an engine finds, the best first: PostgreSQL decides which of them somebody sees. Null where it has to look by itself:
 * there is no engine, it isn't filled yet, or it gives no usable answer.
 */
export async function askEngine(type: FedType, q: string): Promise<string[] | null> {
  const now = systemClock();
  if (env.SEARCH_URL === undefined || breaker.isResting(now) || !(await isFilled(type))) return null;
  try {
    const question = { q, limit: CANDIDATES, attributesToRetrieve: ["id"], matchingStrategy: "all" };
    const { hits } = await breaker.run(async () => {
      const answer = await sendJson(addressOf(`${indexOf(type)}/search`), question, headers(), ASKED);
      const parsed = engineHitsSchema.safeParse(answer);
      if (!parsed.success) throw new UpstreamError("nonsense");
      return parsed.data;
    }, now);
    return hits.slice(0, CANDIDATES).map(({ id }) => id);
  } catch (error) {
    logger.warn(
      { reason: error instanceof UpstreamError ? error.reason : "unknown" },
      "the search engine gave no answer",
    );
    return null;
  }
}
