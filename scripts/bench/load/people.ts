import { setMaxListeners } from "node:events";
import { Agent, request } from "node:http";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { v4, v7 } from "uuid";
import { type Action, type Ask, type CountedKind, DRAWN } from "./actions";

/** Average time someone looks at a page before the next action. */
const THINKS_FOR_MS = 8_000;
const PATIENCE_MS = 30_000;
const SENT_AGAIN_FOR_MS = 60_000;
/** How many of a page's scripts are requested; a browser has the rest cached from the previous page. */
const SCRIPTS = 4;

function anyOf<T>(all: readonly T[]): T {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error("There is nothing to choose from");
  return one;
}

export type Person = { id: string; cookie: string };

/** Creates new members with a session each, directly in the database. */
export async function enrol(db: Client, count: number): Promise<Person[]> {
  const { sessionCookie } = await import("@/lib/core/server/session");
  const people = Array.from({ length: count }, () => ({ id: v7(), sid: v7() }));
  await db.query(
    `insert into users (id, email, "firstName", "lastName") select id, id || '@example.com', 'One', 'Of many' from unnest($1::uuid[]) id`,
    [people.map(({ id }) => id)],
  );
  await db.query(
    `insert into sessions (id, "userId", device, "expiresAt") select sid, id, 'load', now() + interval '1 day' from unnest($1::uuid[], $2::uuid[]) s(id, sid)`,
    [people.map(({ id }) => id), people.map(({ sid }) => sid)],
  );
  const cookies = people.map(({ id, sid }) => sessionCookie({ sub: id, sid, sv: 1 }));
  return (await Promise.all(cookies)).map((cookie, at) => ({
    id: people[at]?.id ?? "",
    cookie: cookie.split(";")[0] ?? "",
  }));
}

type Sent = { status: number; body: string };

/** Simulated users. Starts right away; `stop` resolves when no request is in flight. */
export class Crowd {
  private readonly times = createHistogram();
  private readonly statuses = new Map<string, number>();
  private readonly acknowledged = new Map<CountedKind, string[]>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly stopped = new AbortController();
  private readonly lives: Promise<void>[];
  private begun = performance.now();
  private again = 0;
  failures: string[] = [];
  private failedBefore = 0;

  constructor(
    private readonly url: string,
    people: readonly Person[],
    private readonly places: { photos: string[]; people: string[]; venues: string[] },
    private readonly thinksForMs = THINKS_FOR_MS,
    private readonly comeWithinMs = thinksForMs,
  ) {
    setMaxListeners(0, this.stopped.signal); // each of them listens for the end
    this.lives = people.map((person) => this.live(person));
  }

  /** Resets the counts, because the first visit loads each page. Failures are kept, and counted separately. */
  measureFromNow(): void {
    this.times.reset();
    this.statuses.clear();
    this.failedBefore = this.failures.length;
    this.begun = performance.now();
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await Promise.all(this.lives);
    this.agent.destroy();
  }

  report() {
    const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
    const seconds = (performance.now() - this.begun) / 1000;
    return {
      requests: this.times.count,
      aSecond: this.times.count / seconds,
      p50: ms(this.times.percentile(50)),
      p95: ms(this.times.percentile(95)),
      p99: ms(this.times.percentile(99)),
      longest: ms(this.times.max),
      failed: this.failures.length - this.failedBefore,
      failedBefore: this.failedBefore,
      sentAgain: this.again,
      statuses: Object.fromEntries([...this.statuses].sort()),
    };
  }

  /** The ids that were answered with 201. */
  kept(): ReadonlyMap<CountedKind, string[]> {
    return this.acknowledged;
  }

  private async live(person: Person): Promise<void> {
    const { signal } = this.stopped;
    const think = () =>
      sleep(-Math.log(1 - Math.random()) * this.thinksForMs, undefined, { signal }).catch(() => undefined);
    await sleep(Math.random() * this.comeWithinMs, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) {
      await this.act(person, anyOf(DRAWN));
      await think();
    }
  }

  private async act(person: Person, action: Action): Promise<void> {
    const { photos, people, venues } = this.places;
    const asked = action.ask({ photo: anyOf(photos), person: anyOf(people), venue: anyOf(venues) });
    const key = v4();
    const first = await this.send(person, asked, key);
    let answer = first;
    this.judge(first, action.name);
    // As in the app's own outbox, an unanswered write is sent again with its key.
    const end = performance.now() + SENT_AGAIN_FOR_MS;
    while (asked.keeps && !isFine(answer) && performance.now() < end) {
      await sleep(500);
      this.again += 1;
      answer = await this.send(person, asked, key);
    }
    if (asked.isPage) await this.loadScripts(person, action, answer);
    if (asked.keeps && answer.status === 201) {
      const ids = this.acknowledged.get(asked.keeps) ?? [];
      this.acknowledged.set(asked.keeps, ids);
      ids.push(idIn(JSON.parse(answer.body)));
    }
  }

  private judge(answer: Sent, name: string): void {
    if (!isFine(answer)) this.failures.push(`${answer.status} ${name} ${answer.body.slice(0, 200)}`);
  }

  /** A page without its scripts doesn't count: they must come from the version that rendered it. */
  private async loadScripts(person: Person, action: Action, { body }: Sent): Promise<void> {
    const named = [...new Set(body.match(/\/_next\/static\/chunks\/[\w./~-]+?\.(?:js|css)/g))];
    for (const path of named.sort(() => Math.random() - 0.5).slice(0, SCRIPTS)) {
      const script = await this.send(person, { method: "GET", path }, "");
      this.judge(script, `a script of ${action.name}: ${path}`);
    }
  }

  private async send({ cookie, id }: Person, { method, path, body, isPage }: Ask, key: string): Promise<Sent> {
    const begin = performance.now();
    const isRead = Boolean(body || isPage);
    const answer = await new Promise<Sent>((done) => {
      const headers = {
        ...{ cookie, origin: this.url, "x-client": addressOf(id) },
        // A browser accepts compressed answers; those that are parsed here are requested uncompressed.
        ...(body && { "content-type": "application/json", "idempotency-key": key }),
        ...(!isRead && { "accept-encoding": "gzip" }),
      };
      const failed = (error: Error) => done({ status: 0, body: error.message });
      const sent = request(this.url + path, { method, headers, agent: this.agent, timeout: PATIENCE_MS }, (got) => {
        const parts: Buffer[] = [];
        got.on("data", (part: Buffer) => parts.push(part));
        got.once("error", failed);
        got.once("end", () =>
          done({ status: got.statusCode ?? 0, body: isRead ? Buffer.concat(parts).toString() : "" }),
        );
      });
      sent.once("timeout", () => sent.destroy(new Error("no answer within 30 s")));
      sent.once("error", failed);
      sent.end(body ? JSON.stringify(body) : undefined);
    });
    this.times.record(Math.max(1, Math.round((performance.now() - begin) * 1e6)));
    this.statuses.set(String(answer.status), (this.statuses.get(String(answer.status)) ?? 0) + 1);
    return answer;
  }
}

const isFine = ({ status }: Sent) => status >= 200 && status < 400;
/** A made-up address per person, so that rate limits by address see as many clients as there are people. */
const addressOf = (id: string) => `10.${[24, 26, 28].map((at) => Number.parseInt(id.slice(at, at + 2), 16)).join(".")}`;

type Answered = { id?: string; workout?: { id: string }; post?: { id: string } };
const idIn = ({ id, workout, post }: Answered): string => id ?? workout?.id ?? post?.id ?? "";

/** The items to look at and act on. */
export async function placesIn(db: Client) {
  const ids = async (query: string) => (await db.query<{ id: string }>(query)).rows.map(({ id }) => id);
  return {
    photos: await ids(
      `select p.id from photos p join users u on u.id = p."userId" where p."showInHome" and p.audience = 'everyone' and not u."isPrivate"
       and u."suspendedAt" is null and p."hiddenAt" is null order by p."createdAt" desc limit 200`,
    ),
    people: await ids(
      `select id from users where not "isPrivate" and "suspendedAt" is null order by "followersCount" desc limit 100`,
    ),
    venues: await ids("select id from venues order by slug"),
  };
}
