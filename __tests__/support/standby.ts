import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "@/scripts/start/ports.mjs";
import { install } from "@/tools/embedded-postgres/index.mjs";
import { programCommand } from "@/tools/embedded-postgres/programs.mjs";

const READY_WITHIN_MS = 60_000;

type Standby = {
  url: string;
  /** Runs SQL on the standby itself, for example to pause its replay. */
  run: (statement: string) => Promise<void>;
  signal: (name: "SIGKILL" | "SIGSTOP" | "SIGCONT") => void;
  close: () => Promise<void>;
};

/** Copies the files of a running cluster, as pg_basebackup does, which the embedded binaries don't include. */
async function copyCluster(url: string, cluster: string, target: string): Promise<void> {
  const client = new Client(url);
  await client.connect(); // the backup ends with its session
  try {
    await client.query("select pg_backup_start('standby', true)");
    execFileSync("cp", ["-a", cluster, target]);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    execFileSync("cp", ["-a", path.join(cluster, "pg_wal"), target]);
    writeFileSync(path.join(target, "backup_label"), rows[0]?.labelfile ?? "", { mode: 0o600 });
    rmSync(path.join(target, "postmaster.pid"));
  } finally {
    await client.end();
  }
}

/** A second PostgreSQL that streams from the throwaway cluster in `folder`. */
export async function standbyOf(primary: { url: string; folder: string }): Promise<Standby> {
  const folder = mkdtempSync(path.join(tmpdir(), "windmile-standby-"));
  const data = path.join(folder, "data");
  await copyCluster(primary.url, path.join(primary.folder, "postgres"), data);

  const { hostname, port, username, password, pathname } = new URL(primary.url);
  const own = (await freePort(0, hostname)) ?? 0;
  writeFileSync(path.join(data, "standby.signal"), "");
  writeFileSync(
    path.join(data, "postgresql.auto.conf"),
    `port = ${own}
primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password} application_name=standby'
`,
  );
  const log = openSync(path.join(folder, "log"), "a");
  const { file, args, options } = programCommand(install(), "postgres", ["-D", data, "-k", ""]);
  const child = spawn(file, args, { ...options, stdio: ["ignore", log, log] });
  const gone = new Promise((done) => child.once("exit", done));
  const url = `postgresql://${username}:${password}@${hostname}:${own}${pathname}`;

  const run = async (statement: string) => {
    const standby = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    await standby.connect();
    await standby.query(statement).finally(() => standby.end());
  };
  const end = Date.now() + READY_WITHIN_MS;
  while (
    !(await run("select 1").then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`The standby did not start: ${readFileSync(path.join(folder, "log"), "utf8").slice(-2000)}`);
    await sleep(100);
  }
  return {
    url,
    run,
    signal: (name) => {
      child.kill(name);
    },
    close: async () => {
      child.kill("SIGKILL");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
