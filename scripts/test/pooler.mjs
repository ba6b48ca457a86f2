// @ts-check
// PgBouncer in transaction mode in front of a cluster: `npm run test:pooler`, `npm run load`.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startProgram } from "../start/command.mjs";
import { freePort } from "../start/ports.mjs";

const READY_WITHIN_MS = 10_000;

/** Starts PgBouncer as Debian ships it, in front of every database of the cluster at `url`. @param {string} url */
export async function startPooler(url) {
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
server_idle_timeout = 5
`,
  );
  const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const pooler = startProgram("pgbouncer", [...asNobody, join(folder, "pgbouncer.ini")], { env });
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${port}`;
  const stop = async () => {
    await pooler.end("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await answers(pooled.href))) {
    if (pooler.hasEnded() || Date.now() > end) {
      await stop();
      throw new Error(`PgBouncer did not start (Debian: apt-get install pgbouncer): ${pooler.output()}`);
    }
    await sleep(50);
  }
  return { host: pooled.host, stop };
}

/** @param {string} connectionString */
async function answers(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  const answered = client.connect().then(() => client.query("select 1"));
  return answered
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.end().catch(() => {}));
}
