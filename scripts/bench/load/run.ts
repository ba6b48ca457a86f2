// npm run load: five hundred people, mostly reading and sometimes writing, for five minutes: against one instance,
// against two behind Caddy, and against the app as functions (scripts/test/functions.mjs), the last two with PgBouncer
// in transaction mode in front of PostgreSQL. Everything stays on this machine. It prints a table, and fails if a
// request failed, an acknowledged write is missing, a counter is wrong, or requests took too long.
// npm run load -- one --people=100 --seconds=60: a shorter run
// npm run load -- --pause=35: 35 seconds between a person's actions instead of 8, about 20 requests a second
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { openThrowawayDatabase } from "../../database/database.mjs";
import { migrate } from "../../database/migrations.mjs";
import { ensureFreshBuild } from "../../start/build-app.mjs";
import { fail, ROOT } from "../../start/environment.mjs";
import { freePort } from "../../start/ports.mjs";
import { startFunctions } from "../../test/functions.mjs";
import { startPooler } from "../../test/pooler.mjs";
import { startInstance } from "../../test/test-app.mjs";
import { LOAD } from "../bounds";
import { cpuSeconds, residentBytes } from "../processes";
import { postmasterOf } from "../servers";
import { markdown } from "../table";
import { startBalancer } from "./balancer";

const SETUPS = ["one", "two", "functions"] as const;
type Setup = (typeof SETUPS)[number];
type Variables = Record<string, string>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: "string", default: "500" },
    seconds: { type: "string", default: "300" },
    pause: { type: "string", default: "8" },
  },
});
const wanted = SETUPS.filter((setup) => positionals.length === 0 || positionals.includes(setup));
/** The first visit loads each page and isn't measured. Each function loads its own, while people arrive gradually. */
const WARM_UP_SECONDS = { one: 20, two: 20, functions: 75 };
const ARRIVAL_MS = { one: 16_000, two: 16_000, functions: 60_000 };

type Served = {
  url: string;
  pids: () => number[];
  output: () => string;
  /** What went wrong besides what users saw. */
  faults: readonly string[];
  stop: () => Promise<unknown>;
};

async function serveByInstances(count: number, variables: Variables): Promise<Served> {
  const port = String(await freePort(0));
  const url = `http://localhost:${port}`;
  const own = { ...variables, NEXTAUTH_URL: url, TRUSTED_PROXY_HOPS: "1", ...(count === 1 && { PORT: port }) };
  const instances: Awaited<ReturnType<typeof startInstance>>[] = [];
  while (instances.length < count) instances.push(await startInstance(ROOT, own));
  const urls = instances.map((one) => one.url);
  const balancer = count > 1 ? await startBalancer(variables.DATA_DIR ?? "", url, urls) : undefined;
  const stop = async () => {
    await Promise.all(instances.map((one) => one.end("SIGTERM")));
    await balancer?.end("SIGKILL");
  };
  const output = () => instances.map((one) => one.output()).join("\n");
  return { url, stop, output, faults: [], pids: () => instances.map(({ pid }) => pid) };
}

/** Replacing functions after ten requests would start six processes a second, too much for two cores. */
const FUNCTIONS = { processes: 6, freshAfter: 1000 };

function serve(setup: Setup, variables: Variables): Promise<Served> {
  if (setup !== "functions") return serveByInstances(setup === "two" ? 2 : 1, variables);
  return startFunctions({ ...FUNCTIONS, variables, databaseUrl: variables.DATABASE_URL });
}

/** One row of the table, and what is wrong. */
async function measure(setup: Setup, database: string, variables: Variables) {
  const { Crowd, createMembers, targetsIn } = await import("./crowd");
  const { lostOrMiscounted } = await import("./integrity");
  const pooler = setup === "one" ? undefined : await startPooler(database);
  const db = new Client({ connectionString: database });
  await db.connect();
  let served: Served | undefined;
  try {
    const pooled = pooler && Object.assign(new URL(database), { host: pooler.host }).href;
    const through = pooled && { DATABASE_URL: pooled, DIRECT_URL: database, DATABASE_POOLER: "transaction" };
    served = await serve(setup, { ...variables, DATABASE_URL: database, ...through });
    const { pids } = served;
    const postmaster = await postmasterOf(database);
    const cpu = () => [postmaster, ...pids()].reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    const people = await createMembers(db, Number(values.people));
    const crowd = new Crowd(served.url, people, await targetsIn(db), {
      arrivalMs: ARRIVAL_MS[setup],
      pauseMs: Number(values.pause) * 1000,
    });
    await sleep(WARM_UP_SECONDS[setup] * 1000);
    crowd.measureFromNow();
    const before = cpu();
    await sleep(Number(values.seconds) * 1000);
    const used = cpu() - before;
    const memory = pids().reduce((sum, pid) => sum + residentBytes(pid), 0);
    const { requests, perSecond, p50, p95 = 0, p99, longest } = crowd.report();
    await crowd.stop();
    const faults = [...crowd.failures.slice(0, 20), ...served.faults, ...(await lostOrMiscounted(db, crowd, people))];
    if (p95 > LOAD.p95) faults.push(`p95 is ${p95} ms, at most ${LOAD.p95}`);
    if (faults.length > 0) console.log(served.output());
    // Functions are replaced, and their CPU is gone with them.
    const capacity = setup === "functions" ? "" : (requests / used).toFixed(0);
    const figures = [people.length, requests, perSecond.toFixed(1), capacity, p50, p95, p99, longest];
    const megabytes = `${Math.round(memory / 1e6)} MB`;
    return { row: [setup, ...figures.map(String), String(crowd.failures.length), megabytes], faults };
  } finally {
    await served?.stop();
    await db.end();
    await pooler?.stop();
  }
}

async function run(): Promise<void> {
  await ensureFreshBuild();
  const database = await openThrowawayDatabase();
  const variables = {
    ...{ NEXTAUTH_SECRET: "a load signs its sessions with this secret", RATE_LIMIT_SCALE: "1000", SEED: "none" },
    ...{ WEATHER: "off", LOG_LEVEL: "error", DATA_DIR: database.folder },
  };
  const ours = { DATABASE_URL: database.url, NEXTAUTH_URL: "http://localhost", NODE_ENV: "production" };
  Object.assign(process.env, { ...variables, ...ours });
  try {
    await migrate(database.url);
    const { seedCity } = await import("@/prisma/seed/city");
    const { growCity, scaledCity } = await import("../city");
    const db = new Client({ connectionString: database.url });
    await db.connect();
    await seedCity(db, new Date());
    await growCity(db, scaledCity(0.01));
    await db.end();
    const times = ["p50 ms", "p95 ms", "p99 ms", "longest ms"];
    const heads = ["setup", "people", "requests", "per second", "per CPU second", ...times, "failed", "memory"];
    for (const setup of wanted) {
      const { row, faults } = await measure(setup, database.url, variables);
      console.log(markdown(heads, [row]));
      for (const fault of faults) console.log(`✗ ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}

run()
  .catch(fail)
  .finally(() => process.exit());
