// @ts-check
// PgBouncer in transaction mode in front of a cluster: `npm run test:pooler`, `npm run load`.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../start/ports.mjs";

const READY_WITHIN_MS = 10_000;

/** Starts PgBouncer as Debian ships it, in front of every database of the cluster at `url`. @param {string} url */
export async function startPooler(url) {
  const program = ["pgbouncer", "/usr/sbin/pgbouncer"].find((name) => spawnSync(name, ["--version"]).status === 0);
  if (!program) throw new Error("PgBouncer is not installed (Debian: apt-get install pgbouncer)");
  const cluster = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), "windmile-pooler-"));
  chmodSync(folder, 0o755); // it drops root before it reads these files
  const port = await freePort(0, "127.0.0.1");
  const password = cluster.password ? `password=${decodeURIComponent(cluster.password)}` : "";
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]
* = host=${cluster.hostname} port=${cluster.port} user=${cluster.username} ${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
max_db_connections = 0
server_idle_timeout = 5
`,
  );
  const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(program, [...asNobody, join(folder, "pgbouncer.ini")], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => {
    said = (said + text).slice(-4000);
  });
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill("SIGKILL");
      await new Promise((done) => child.once("exit", done));
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await answers(pooled.href))) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`PgBouncer did not start: ${said}`);
    }
    await sleep(50);
  }
  return { host: pooled.host, stop };
}

/** @param {string} url */
async function answers(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
