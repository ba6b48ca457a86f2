import { setMaxListeners } from "node:events";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { v4, v7 } from "uuid";
import { z } from "zod";
import { send } from "../http";
import actions from "./actions.json";

/** What people do, with its weight in percent: mostly reading, sometimes a comment, a like, or a workout. */
const action = z.object({
  ...{ name: z.string(), weight: z.number(), method: z.string(), path: z.string(), body: z.looseObject({}).optional() },
  /** The table that a write adds a row to. */
  creates: z.enum(["workouts", "posts", "comments"]).optional(),
  /** A page, along with some of the scripts it names. */
  isPage: z.boolean().default(false),
});
type Action = z.infer<typeof action>;
const ACTIONS = z.array(action).parse(actions);
/** Each action as often as its weight. */
const WEIGHTED = ACTIONS.flatMap((one) => Array.from({ length: one.weight }, () => one));

const PATIENCE_MS = 30_000;
/** How many of a page's scripts are requested; a browser has the rest cached from the previous page. */
const SCRIPTS = 4;

function anyOf<T>(all: readonly T[]): T {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error("There is nothing to choose from");
  return one;
}

export type Person = { id: string; cookie: string };
type Message = { method: string; path: string; body?: object; isRead?: boolean };

/** Opens a session for each of these people, directly in the database. */
export async function signedIn(db: Client, ids: readonly string[]): Promise<Person[]> {
  const { sessionCookie } = await import("@/lib/core/server/session");
  const sessions = ids.map((id) => ({ id, sid: v7() }));
  await db.query(
    `insert into sessions (id, "userId", device, "expiresAt") select sid, id, 'load', now() + interval '1 day' from unnest($1::uuid[], $2::uuid[]) s(id, sid)`,
    [ids, sessions.map(({ sid }) => sid)],
  );
  return Promise.all(
    sessions.map(async ({ id, sid }) => {
      const cookie = await sessionCookie({ sub: id, sid, sv: 1 });
      return { id, cookie: cookie.split(";")[0] ?? "" };
    }),
  );
}

/** New people with a session each. */
export async function createMembers(db: Client, count: number): Promise<Person[]> {
  const ids = Array.from({ length: count }, () => v7());
  await db.query(
    `insert into users (id, email, "firstName", "lastName") select id, id || '@example.com', 'One', 'Of many' from unnest($1::uuid[]) id`,
    [ids],
  );
  return signedIn(db, ids);
}

/** What there is to look at and act on. */
export async function targetsIn(db: Client) {
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

const withId = z.object({ id: z.string() });
/** What a write returns. */
const written = z.object({ workout: withId, post: withId, id: z.string() }).partial();

function idIn(body: string): string {
  const { id, workout, post } = written.parse(JSON.parse(body));
  return id ?? workout?.id ?? post?.id ?? "";
}

/** Simulated users, who arrive within `arrivalMs`. `stop` resolves when no request is in flight. */
export class Crowd {
  /** The ids that were returned with 201. */
  readonly created = new Map<string, string[]>();
  readonly failures: string[] = [];
  private readonly times = createHistogram();
  private readonly stopped = new AbortController();
  private readonly lives: Promise<void>[];
  private startedAt = performance.now();

  constructor(
    private readonly url: string,
    people: readonly Person[],
    private readonly targets: Awaited<ReturnType<typeof targetsIn>>,
    /** Everyone arrives within `arrivalMs`, and looks at a page for `pauseMs` on average before the next action. */
    private readonly pace: { arrivalMs: number; pauseMs: number },
  ) {
    setMaxListeners(0, this.stopped.signal); // everyone listens for the end
    this.lives = people.map((person) => this.live(person));
  }

  /** Resets the times, because the first visit loads each page. Failures count from the start. */
  measureFromNow(): void {
    this.times.reset();
    this.startedAt = performance.now();
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await Promise.all(this.lives);
  }

  report() {
    const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
    const [p50, p95, p99] = [50, 95, 99].map((share) => ms(this.times.percentile(share)));
    const seconds = (performance.now() - this.startedAt) / 1000;
    const requests = this.times.count;
    return { requests, perSecond: requests / seconds, p50, p95, p99, longest: ms(this.times.max) };
  }

  private async live(person: Person): Promise<void> {
    const { signal } = this.stopped;
    const wait = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);
    await wait(Math.random() * this.pace.arrivalMs);
    while (!signal.aborted) {
      await this.act(person, anyOf(WEIGHTED));
      await wait(-Math.log(1 - Math.random()) * this.pace.pauseMs);
    }
  }

  private async act(person: Person, { name, method, path, body, creates, isPage }: Action): Promise<void> {
    const { photos, people, venues } = this.targets;
    const target = path
      .replace("{photo}", anyOf(photos))
      .replace("{person}", anyOf(people))
      .replace("{venue}", anyOf(venues));
    const isRead = Boolean(creates || isPage);
    const response = await this.send(person, name, { method, path: target, body, isRead });
    if (isPage) {
      const scripts = [...new Set(response.body.match(/\/_next\/static\/chunks\/[\w./~-]+?\.(?:js|css)/g))];
      for (const script of scripts.sort(() => Math.random() - 0.5).slice(0, SCRIPTS))
        await this.send(person, `a script of ${name}`, { method: "GET", path: script });
    }
    if (creates && response.status === 201)
      this.created.set(creates, [...(this.created.get(creates) ?? []), idIn(response.body)]);
  }

  /** A response that isn't read is requested compressed, as browsers do. */
  private async send({ cookie, id }: Person, name: string, { method, path, body, isRead = false }: Message) {
    const address = addressOf(id);
    const headers = {
      ...{ cookie, origin: this.url, "x-client": address, "x-forwarded-for": address },
      ...(body && { "content-type": "application/json", "idempotency-key": v4() }),
      ...(!isRead && { "accept-encoding": "gzip" }),
    };
    const begin = performance.now();
    const options = { method, headers, timeout: PATIENCE_MS };
    const { status, body: text } = await send(this.url + path, options, body && JSON.stringify(body)).then(
      (response) => ({ ...response, body: isRead ? String(response.body) : "" }),
      (error: Error) => ({ status: 0, body: error.message }),
    );
    this.times.record(Math.max(1, Math.round((performance.now() - begin) * 1e6)));
    if (status < 200 || status >= 400) this.failures.push(`${status} ${name} ${path} ${text.slice(0, 200)}`);
    return { status, body: text };
  }
}

/** A made-up address per person, so that rate limits by address see as many clients as there are people. */
const addressOf = (id: string) => `10.${[24, 26, 28].map((at) => Number.parseInt(id.slice(at, at + 2), 16)).join(".")}`;
