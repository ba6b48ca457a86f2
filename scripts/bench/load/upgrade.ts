// npm run load:upgrade -- <folder> [<newer>]: an upgrade in place while people use the app. The folder is a checkout of
// the previous release, installed and built; the newer one is this checkout or a packed folder. The old version serves
// alone first. Then the current migrations run and a second, current instance joins it behind one proxy, which assigns
// new clients round-robin. Then the old instance is asked to stop. No request may fail, every acknowledged write must
// be there exactly once, and every counter must match its rows. `--kill` kills the old instance instead: its requests
// in flight are lost and sent again with their keys. `--people=60 --seconds=20` set how many people there are, and how
// long each of the four parts lasts.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { openThrowawayDatabase } from "../../database/database.mjs";
import { ensureFreshBuild } from "../../start/build-app.mjs";
import { fail, ROOT } from "../../start/environment.mjs";
import { startInstance } from "./instance";
import { startProxy } from "./proxy";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kill: { type: "boolean", default: false },
    people: { type: "string", default: "60" },
    seconds: { type: "string", default: "20" },
  },
});
const [before = "", after = ROOT] = positionals.map((folder) => resolve(folder));
const seconds = Number(values.seconds);
/** Busier than real users, so that there are always requests in flight. */
const THINKS_FOR_MS = 1_500;

async function run(): Promise<void> {
  if (after === ROOT) await ensureFreshBuild();
  const database = await openThrowawayDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "windmile-upgrade-"));
  const proxy = await startProxy();
  const variables = {
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, NEXTAUTH_URL: proxy.url, TRUSTED_PROXY_HOPS: "1" },
    ...{ NEXTAUTH_SECRET: "a load signs its sessions with this secret", RATE_LIMIT_SCALE: "1000" },
    ...{ SEED: "demo", WEATHER: "off", LOG_LEVEL: "error", PRELOAD: process.env.PRELOAD ?? "on" },
  };
  Object.assign(process.env, { ...variables, NODE_ENV: "production" });
  const db = new Client({ connectionString: database.url });
  const begin = performance.now();
  const note = (what: string) =>
    console.log(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  const versionOf = async (url: string) =>
    ((await (await fetch(`${url}/api/health`)).json()) as { version?: string }).version ?? "0.1.0";
  const migrations = async () => (await db.query("select count(*)::int as n from _prisma_migrations")).rows[0].n;
  try {
    const old = await startInstance(before, variables);
    await db.connect();
    const { Crowd, enrol, placesIn } = await import("./people");
    const { reckon } = await import("./reckoning");
    const people = await enrol(db, Number(values.people));
    await proxy.lead([old.url]);
    note(`${await versionOf(old.url)} serves alone, ${await migrations()} migrations, ${people.length} people`);
    const places = await placesIn(db);
    const crowd = new Crowd(proxy.url, people, places, THINKS_FOR_MS);
    await sleep(seconds * 1000);
    note("today's is started, and migrates");
    // Pages rendered before the upgrade request their scripts after it: `pack.mjs --before` keeps them.
    cpSync(join(before, ".next/static"), join(after, ".next/static"), { recursive: true, force: false });
    const today = await startInstance(after, variables);
    await proxy.lead([old.url, today.url]);
    note(`${await versionOf(today.url)} beside it, ${await migrations()} migrations`);
    const newcomers = await enrol(db, Number(values.people));
    const second = new Crowd(proxy.url, newcomers, places, THINKS_FOR_MS);
    await sleep(seconds * 1000);
    note(values.kill ? "the old one is killed" : "the old one is asked to end");
    const code = await old.end(values.kill ? "SIGKILL" : "SIGTERM");
    note(`it ended with ${code}; answered by each: ${Object.values(proxy.answered()).join(" and ")}`);
    await proxy.lead([today.url]);
    await sleep(seconds * 1000);
    const faults: string[] = [];
    for (const [one, who] of [
      [crowd, people],
      [second, newcomers],
    ] as const) {
      await one.stop();
      const { aSecond, ...figures } = one.report();
      console.log({ ...figures, aSecond: Math.round(aSecond) });
      for (const failure of one.failures.slice(0, 20)) console.log(`failed: ${failure}`);
      faults.push(...(await reckon(db, one, who)));
      if (!values.kill && one.failures.length > 0) faults.push(`${one.failures.length} requests failed`);
    }
    note("everybody stopped");
    for (const fault of faults) console.log(`✗ ${fault}`);
    if (faults.length > 0) console.log(today.said());
    console.log(
      faults.length === 0 ? "Nothing was lost, and every counter equals its rows." : `${faults.length} faults`,
    );
    process.exitCode = faults.length === 0 ? 0 : 1;
    await today.end("SIGTERM");
  } finally {
    proxy.stop();
    await db.end().catch(() => {});
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

run()
  .catch(fail)
  .finally(() => process.exit());
