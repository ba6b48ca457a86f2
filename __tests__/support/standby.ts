import { spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { copyCluster } from "@/scripts/database/cluster-copy.mjs";
import { chooseRunner, postgresCommand } from "@/scripts/database/postgres-binaries.mjs";
import { clusterPath, giveTo } from "@/scripts/database/postgres-folder.mjs";
import { freePort } from "@/scripts/start/ports.mjs";

const READY_WITHIN_MS = 60_000;

type Standby = {
  url: string;
  /** Runs SQL on the standby itself, for example to pause its replay. */
  run: (statement: string) => Promise<void>;
  signal: (name: "SIGKILL" | "SIGSTOP" | "SIGCONT") => void;
  close: () => Promise<void>;
};

/**
 * A second PostgreSQL that streams from the throwaway cluster in `folder`, created from a copy as in a backup (the
 * embedded binaries, the only ones a test can rely on, don't include pg_basebackup).
 */
export async function standbyOf(primary: { url: string; folder: string }): Promise<Standby> {
  const runner = chooseRunner();
  const folder = mkdtempSync(path.join(tmpdir(), "windmile-standby-"));
  const data = path.join(folder, "data");
  await copyCluster({ url: primary.url, cluster: clusterPath(runner, primary.folder), target: data });

  const { hostname, port, username, password, pathname } = new URL(primary.url);
  const own = (await freePort(0, hostname)) ?? 0;
  writeFileSync(path.join(data, "standby.signal"), "");
  writeFileSync(
    path.join(data, "postgresql.auto.conf"),
    `port = ${own}
primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password} application_name=standby'
`,
  );
  giveTo(runner, data);
  const log = openSync(path.join(folder, "log"), "a");
  const { file, args, options } = postgresCommand(runner, "postgres", ["-D", data]);
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
