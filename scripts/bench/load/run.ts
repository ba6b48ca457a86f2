// npm run load: five hundred people, mostly reading and sometimes writing, for five minutes: against one instance,
// against two behind a load balancer, and against the app as functions (scripts/test/functions.mjs), the last two with
// PgBouncer in transaction mode in front of PostgreSQL. Everything stays on 127.0.0.1. It prints a table, and exits
// with 1 if a request failed, an acknowledged write is missing, or a counter is wrong.
// npm run load -- one --people=100 --seconds=60: a shorter run; --folder=<folder> measures a packed app.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { openThrowawayDatabase } from "../../database/database.mjs";
import { migrate } from "../../database/migrations.mjs";
import { ensureFreshBuild } from "../../start/build-app.mjs";
import { fail, ROOT } from "../../start/environment.mjs";
import { startFunctions } from "../../test/functions.mjs";
import { startPooler } from "../../test/pooler.mjs";
import { residentBytes } from "../processes";
import { startInstance, type Variables } from "./instance";
import { startProxy } from "./proxy";

const SETUPS = ["one", "two", "functions"] as const;
type Setup = (typeof SETUPS)[number];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: "string", default: "500" },
    seconds: { type: "string", default: "300" },
    folder: { type: "string", default: ROOT },
  },
});
const people = Number(values.people);
const seconds = Number(values.seconds);
const wanted = SETUPS.filter((setup) => positionals.length === 0 || positionals.includes(setup));
/** The first visit loads each page and isn't measured. Each function loads its own, while people arrive gradually. */
const WARM_UP_SECONDS = { one: 20, two: 20, functions: 75 };
const COME_WITHIN_MS = { one: 16_000, two: 16_000, functions: 60_000 };
const CITY = { people: 1000, photos: 10_000, likes: 20_000, comments: 5_000, notifications: 10_000 };
const REST = { follows: 10_000, workouts: 5_000, entries: 50_000, documents: 3_000 };

const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

type Served = {
  url: string;
  residentBytes: () => number;
  said: () => string;
  /** How long requests waited for a process. */
  line?: () => string;
  /** What went wrong besides what users saw. */
  faults: () => string[];
  stop: () => Promise<unknown>;
};

/** One instance, or two behind the load balancer. */
async function serveByInstances(count: number, variables: Variables): Promise<Served> {
  const proxy = await startProxy();
  const own = { ...variables, NEXTAUTH_URL: proxy.url, TRUSTED_PROXY_HOPS: "1" };
  const instances: Awaited<ReturnType<typeof startInstance>>[] = [];
  const stop = async () => {
    await Promise.all(instances.map((one) => one.end("SIGTERM")));
    proxy.stop();
  };
  try {
    while (instances.length < count) instances.push(await startInstance(resolve(values.folder), own));
    await proxy.lead(instances.map(({ url }) => url));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...{ url: proxy.url, stop, faults: () => [] },
    residentBytes: () => instances.reduce((sum, one) => sum + one.residentBytes(), 0),
    said: () => instances.map((one) => one.said()).join("\n"),
  };
}

/**
 * Functions live longer under load than when idle: each answers a thousand requests. Replacing them after ten would
 * start six processes a second, too much for two cores. Six at once are three per core: with more, the cores load the
 * same pages more often and answer no sooner.
 */
async function serveByFunctions(variables: Variables): Promise<Served> {
  const databaseUrl = variables.DATABASE_URL;
  const functions = await startFunctions({ variables, databaseUrl, processes: 6, freshAfter: 1000 });
  return {
    ...{ url: functions.url, said: functions.said, stop: functions.stop, faults: () => functions.faults },
    line: () => {
      const { waits } = functions;
      const [middle, most] = [waits.percentile(50), waits.percentile(99)];
      return `${functions.counts().started} processes were started; a request waited ${middle} ms for one, 1 in 100 longer than ${most}`;
    },
    residentBytes: () => functions.pids().reduce((sum, pid) => sum + residentBytes(pid), 0),
  };
}

async function measure(setup: Setup, database: string, variables: Variables): Promise<boolean> {
  const { Crowd, enrol, placesIn } = await import("./people");
  const { reckon } = await import("./reckoning");
  const pooler = setup === "one" ? undefined : await startPooler(database);
  const pooled = pooler && Object.assign(new URL(database), { host: pooler.host }).href;
  const own: Variables = pooled
    ? { ...variables, DATABASE_URL: pooled, DIRECT_URL: database, DATABASE_POOLER: "transaction" }
    : { ...variables, DATABASE_URL: database };
  const db = new Client({ connectionString: database });
  await db.connect();
  let served: Served | undefined;
  try {
    served = await (setup === "functions" ? serveByFunctions(own) : serveByInstances(setup === "two" ? 2 : 1, own));
    const crowdPeople = await enrol(db, people);
    const crowd = new Crowd(served.url, crowdPeople, await placesIn(db), undefined, COME_WITHIN_MS[setup]);
    await sleep(WARM_UP_SECONDS[setup] * 1000);
    crowd.measureFromNow();
    const samples = [served.residentBytes()];
    for (let part = 0; part < 3; part += 1) {
      await sleep((seconds * 1000) / 3);
      samples.push(served.residentBytes());
    }
    const { aSecond, p50, p95, p99, longest, requests, failed, failedBefore, statuses } = crowd.report();
    await crowd.stop();
    const figures = [
      setup,
      people,
      requests,
      aSecond.toFixed(1),
      p50,
      p95,
      p99,
      longest,
      `${failedBefore} + ${failed}`,
      samples.map(mb).join(", "),
    ];
    console.log(`| ${figures.join(" | ")} |`);
    if (served.line) console.log(served.line());
    const faults = [...crowd.failures.slice(0, 20), ...served.faults(), ...(await reckon(db, crowd, crowdPeople))];
    for (const fault of faults) console.log(`✗ ${fault}`);
    if (faults.length > 0) console.log(statuses, served.said());
    return faults.length === 0;
  } finally {
    await served?.stop();
    await db.end();
    await pooler?.stop();
  }
}

async function run(): Promise<void> {
  if (values.folder === ROOT) await ensureFreshBuild();
  const database = await openThrowawayDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "windmile-load-"));
  const secrets = {
    ...{ NEXTAUTH_SECRET: "a load signs its sessions with this secret", RATE_LIMIT_SCALE: "1000", SEED: "none" },
    ...{ WEATHER: "off", LOG_LEVEL: "error", DATA_DIR: dataDir },
  };
  const ours = { ...secrets, DATABASE_URL: database.url, NEXTAUTH_URL: "http://localhost" };
  Object.assign(process.env, { ...ours, NODE_ENV: "production" });
  try {
    await migrate(database.url);
    const { seedCity } = await import("@/prisma/seed/city");
    const { growCity } = await import("../growth");
    const db = new Client({ connectionString: database.url });
    await db.connect();
    await seedCity(db, new Date());
    await growCity(db, { ...CITY, ...REST });
    await db.end();
    console.log(
      "| setup | people | requests | a second | p50 ms | p95 | p99 | longest | failed while warming up + since | memory: begin, then by thirds |",
    );
    console.log("|---|---|---|---|---|---|---|---|---|---|");
    for (const setup of wanted) if (!(await measure(setup, database.url, secrets))) process.exitCode = 1;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

run()
  .catch(fail)
  .finally(() => process.exit());
