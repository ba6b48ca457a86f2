import { Client } from "pg";
import { z } from "zod";
import { type Cost, GROWTH, type measuredRows } from "./bounds";
import { BUSIEST_MEMBER, personOf } from "./city";
import { createMembers, signedIn } from "./load/crowd";
import { followPlans } from "./logged-plans";
import { contractRows, idsIn, pageRows } from "./rows";

/** From its sixth execution on, a prepared statement may use a generic plan. */
const WARM_UP = 6;
const TIMES = 2;
/** A slow run may have waited for the CPU, so the minimum of this many runs counts. */
const MOST_TIMES = 12;
/** The first and the third page are measured. */
const DESCRIPTION_RANK = 3;

const withCursor = z.object({ nextCursor: z.string() });

/** The URL of the next page, from its link or its cursor. */
function nextOf(path: string, link: string | null, body: string): string | undefined {
  const linked = /<([^>]+)>; rel="next"/.exec(link ?? "")?.[1];
  if (linked || !body.startsWith("{")) return linked;
  const { data } = withCursor.safeParse(JSON.parse(body));
  if (!data) return undefined;
  const url = new URL(path, "http://localhost");
  url.searchParams.set("cursor", data.nextCursor);
  return url.pathname + url.search;
}

/** Every request whose name includes one of the words, as visitor, newcomer, and busiest member. */
export async function measureRequests(
  app: string,
  database: string,
  log: string,
  words: string[],
): Promise<z.infer<typeof measuredRows>> {
  const db = new Client({ connectionString: database });
  await db.connect();
  const ids = await idsIn(db);
  const [newcomer] = await createMembers(db, 1);
  const [busiest] = await signedIn(db, [personOf(BUSIEST_MEMBER)]);
  // Only guests can read an event's chat.
  await db.query(
    `insert into community_event_members ("eventId", "userId", status) values ($1, $2, 'going') on conflict do nothing`,
    [ids.event, personOf(BUSIEST_MEMBER)],
  );
  await db.end();
  const viewers = { visitor: "", newcomer: newcomer?.cookie ?? "", busiest: busiest?.cookie ?? "" };
  const openapi = await (await fetch(`${app}/api/openapi.json`)).json();
  const requests = [...contractRows(openapi, ids), ...pageRows(ids)];
  const wanted = requests.filter(({ name }) => words.some((word) => name.includes(word)));
  const plans = followPlans(log);
  const send = async (path: string, cookie: string) => {
    const begin = performance.now();
    const response = await fetch(app + path, { headers: { cookie }, redirect: "manual" });
    const body = await response.text();
    return { status: response.status, link: response.headers.get("link"), body, ms: performance.now() - begin };
  };
  /** The least of several runs. */
  const measure = async (path: string, cookie: string) => {
    for (let run = 0; run < WARM_UP; run += 1) await send(path, cookie);
    let best: Cost | undefined;
    let next: string | undefined;
    for (let run = 0; run < MOST_TIMES; run += 1) {
      if (run >= TIMES && best && Math.min(best.ms, best.running) <= GROWTH.ms) break;
      await plans();
      const { status, link, body, ms } = await send(path, cookie);
      next = nextOf(path, link, body);
      const ran = await plans();
      const sum = (of: (one: (typeof ran)[number]) => number) => ran.reduce((total, one) => total + of(one), 0);
      const [running, buffers] = [sum((one) => one.ms), sum((one) => one.buffers)];
      const statements = ran.filter(({ isSent }) => isSent).length;
      const cost = { status, ms, running, statements, buffers, scans: ran.flatMap(({ scans }) => scans) };
      best = {
        ...(best && best.buffers <= buffers ? best : cost),
        ...{ ms: Math.min(ms, best?.ms ?? ms), running: Math.min(running, best?.running ?? running) },
      };
    }
    return { cost: best, next };
  };
  const found: z.infer<typeof measuredRows> = [];
  for (const [who, cookie] of Object.entries(viewers)) {
    for (const { path: first, name } of wanted) {
      let path: string | undefined = first;
      for (let page = 1; page <= DESCRIPTION_RANK && path !== undefined; page += 1) {
        if (page !== 1 && page !== DESCRIPTION_RANK) {
          const { link, body } = await send(path, cookie);
          path = nextOf(path, link, body);
          continue;
        }
        const { cost, next } = await measure(path, cookie);
        // Without access, the response is the same in every city.
        if (cost && ![401, 403, 404].includes(cost.status)) found.push({ name, who, page, cost });
        path = next;
      }
    }
  }
  return found;
}
