import { Client } from "pg";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { sessionCookie } from "@/lib/core/server/session";
import { MOST_MS } from "./bounds";
import { personOf } from "./growth";
import { BUSIEST } from "./growth-sql";
import { followPlans, LOG_PLANS } from "./plans";
import { type Asked, contractRows, idsIn, pageRows } from "./rows";

/** The cost of one request: its time, and what PostgreSQL reports about its statements. */
export type Cost = {
  status: number;
  ms: number;
  running: number;
  statements: number;
  buffers: number;
  scans: { table: string; rows: number }[];
};
export type Row = { name: string; who: string; page: number; cost: Cost };

/** From its sixth execution on, a prepared statement may use a generic plan. */
const WARM_UP = 6;
const TIMES = 2;
/** A slow run may have waited for the CPU, so the minimum of this many runs counts. */
const MOST_TIMES = 12;
/** "Deep" is the third page. */
const DEEP = 3;

/** Opens a session for this person directly in the database. */
async function cookieOf(db: Client, userId: string): Promise<string> {
  const sid = uuid();
  await db.query(
    `insert into sessions (id, "userId", device, "expiresAt") values ($1, $2, 'bench', now() + interval '1 day')`,
    [sid, userId],
  );
  return (await sessionCookie({ sub: userId, sid, sv: 1 })).split(";")[0] ?? "";
}

const nextIn = z.object({ nextCursor: z.string().nullable() });

/** The URL of the next page, from its link or its cursor. */
function nextOf(path: string, link: string | null, body: string): string | undefined {
  const linked = /<([^>]+)>; rel="next"/.exec(link ?? "")?.[1];
  if (linked) return linked;
  try {
    const cursor = nextIn.safeParse(JSON.parse(body)).data?.nextCursor;
    if (!cursor) return undefined;
    const url = new URL(path, "http://localhost");
    url.searchParams.set("cursor", cursor);
    return url.pathname + url.search;
  } catch {
    return undefined;
  }
}

/** Requests everything whose name matches as a visitor, a newcomer, and the busiest member, first and deep pages. */
export async function askEverything(app: string, database: string, log: string, only: RegExp): Promise<Row[]> {
  const db = new Client({ connectionString: database });
  await db.connect();
  const newcomer = uuid();
  await db.query("delete from users where email = 'newcomer@example.com'"); // left over from the previous run
  await db.query(
    `insert into users (id, email, "firstName", "lastName") values ($1, 'newcomer@example.com', 'New', 'Comer')`,
    [newcomer],
  );
  const viewers = [
    ["visitor", ""],
    ["newcomer", await cookieOf(db, newcomer)],
    ["busiest", await cookieOf(db, personOf(BUSIEST))],
  ] as const;
  const ids = await idsIn(db);
  // Only guests can read an event's chat.
  await db.query(
    `insert into community_event_members ("eventId", "userId", status) values ($1, $2, 'going') on conflict do nothing`,
    [ids.event, personOf(BUSIEST)],
  );
  const openapi = await (await fetch(`${app}/api/openapi.json`)).json();
  const asked: Asked[] = [...contractRows(openapi, ids), ...pageRows(ids)].filter(({ name }) => only.test(name));
  const plans = followPlans(log);
  const found: Row[] = [];
  for (const [who, cookie] of viewers) {
    const ask = async (path: string) => {
      const begin = performance.now();
      const response = await fetch(app + path, { headers: { cookie }, redirect: "manual" });
      const body = await response.text();
      return { response, body, ms: performance.now() - begin };
    };
    for (const { path: first, name } of asked) {
      let path: string | undefined = first;
      for (let page = 1; page <= DEEP && path !== undefined; page += 1) {
        const isMeasured = page === 1 || page === DEEP;
        for (let warm = 0; isMeasured && warm < WARM_UP; warm += 1) await ask(path);
        let best: Cost | undefined;
        let next: string | undefined;
        const isSlow = () => best !== undefined && Math.min(best.ms, best.running) > MOST_MS;
        for (let time = 0; time < TIMES || (time < MOST_TIMES && isSlow()); time += 1) {
          await plans();
          const { response, body, ms } = await ask(path);
          const ran = await plans();
          const sum = (of: (one: (typeof ran)[number]) => number) => ran.reduce((total, one) => total + of(one), 0);
          const cost: Cost = {
            status: response.status,
            ms,
            running: sum((one) => one.ms),
            statements: ran.filter(({ isSent }) => isSent).length,
            buffers: sum((one) => one.buffers),
            scans: ran.flatMap(({ scans }) => scans),
          };
          const quickest = {
            ms: Math.min(ms, best?.ms ?? ms),
            running: Math.min(cost.running, best?.running ?? cost.running),
          };
          best = { ...(best && best.buffers <= cost.buffers ? best : cost), ...quickest };
          next = nextOf(path, response.headers.get("link"), body);
        }
        // Without access, the answer is the same in every city.
        if (best && isMeasured && ![401, 403, 404].includes(best.status)) found.push({ name, who, page, cost: best });
        path = next;
      }
    }
  }
  await db.end();
  return found;
}

/** Makes PostgreSQL log every plan of every connection from now on. */
export async function logPlans(database: string): Promise<void> {
  const db = new Client({ connectionString: database });
  await db.connect();
  const name = new URL(database).pathname.slice(1);
  for (const setting of LOG_PLANS) await db.query(`alter database "${name}" set ${setting}`);
  await db.end();
}
