import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { openDatabase } from "@/scripts/database/database.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "windmile-backup-"));
const dataDir = path.join(folder, "data");
const backups = path.join(folder, "backups");
const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", NODE_ENV: "production" } as const;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: string[], more: Record<string, string> = {}) {
  const script = path.resolve("scripts/database/backup.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { ...env, ...more },
    encoding: "utf8",
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

async function query(url: string, text: string) {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

const photo = path.join(dataDir, "media/0a/photo.webp");
let backup = "";

test("a backup is refused while the database runs", async () => {
  const database = await openDatabase({ env });
  await query(database.url, "create table people as select n, 'person ' || n as name from generate_series(1, 5000) n");
  mkdirSync(path.dirname(photo), { recursive: true });
  writeFileSync(photo, "a photo");
  writeFileSync(path.join(dataDir, "secret"), "a secret");
  const refused = run(["backup", backups]);
  await database.close();
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/is running \(process \d+\)\. Stop the app/),
  ]);
  expect(existsSync(backups)).toBe(false);
});

test("a backup after a crash contains no process ID", () => {
  // After a crash, the ID may belong to another program, such as this one.
  writeFileSync(path.join(dataDir, "postgres/postmaster.pid"), `${process.pid}\n`);
  const made = run(["backup", backups]);
  expect([made.status, made.stderr]).toEqual([0, ""]);
  backup = made.stdout;
  expect(readdirSync(backups)).toEqual([path.basename(backup)]);
  expect(existsSync(path.join(backup, "postgres/postmaster.pid"))).toBe(false);
});

test("a restore brings back rows, photos, and the secret, and overwrites nothing", async () => {
  expect(run(["restore", backup]).stderr).toBe(`${dataDir} isn't empty. Move it away, then try again.`);
  expect(readFileSync(photo, "utf8")).toBe("a photo");
  rmSync(dataDir, { recursive: true });
  const restored = run(["restore", backup]);
  expect([restored.status, restored.stderr]).toEqual([0, ""]);
  expect(readFileSync(photo, "utf8")).toBe("a photo");
  expect(readFileSync(path.join(dataDir, "secret"), "utf8")).toBe("a secret");
  const database = await openDatabase({ env });
  const rows = await query(
    database.url,
    "select count(*)::int, bool_and(name = 'person ' || n) as \"isEqual\" from people",
  );
  await database.close();
  expect(rows).toEqual([{ count: 5000, isEqual: true }]);
});

/** A folder for PATH with a `cp` that runs these commands. */
function programs(name: string, commands: string): string {
  const place = path.join(folder, name);
  mkdirSync(place);
  writeFileSync(path.join(place, "cp"), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
  return `${place}:${process.env.PATH}`;
}

test("a backup fails if the database starts meanwhile, and a failed restore leaves DATA_DIR empty", () => {
  // The server changes this file when it starts.
  const PATH = programs("starting", `/bin/cp "$@"; touch "${dataDir}/postgres/global/pg_control"`);
  const refused = run(["backup", backups], { PATH });
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("was started during the backup")]);
  expect(readdirSync(backups)).toEqual([path.basename(backup)]);

  const elsewhere = path.join(folder, "half");
  const failing = programs("failing", 'case "$*" in *postgres*) exit 1;; esac; /bin/cp "$@"');
  expect(run(["restore", backup], { DATA_DIR: elsewhere, PATH: failing })).toMatchObject({
    status: 1,
    stderr: "cp failed.",
  });
  expect(readdirSync(elsewhere)).toEqual([]);
});

test("incomplete backups, folders inside DATA_DIR, and external databases are refused", () => {
  const part = path.join(backups, "20260101T000000Z.part");
  mkdirSync(path.join(part, "postgres"), { recursive: true });
  const elsewhere = { DATA_DIR: path.join(folder, "elsewhere") };
  expect(run(["restore", part], elsewhere).stderr).toBe(`${part} isn't a complete backup.`);
  expect(run(["backup", backups], elsewhere).stderr).toContain("There is no database in");
  expect(run(["backup", path.join(dataDir, "backups")]).stderr).toContain("Choose a folder elsewhere.");
  expect(run(["backup"]).stderr).toContain("Name a folder");
  const external = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nothing" };
  expect(run(["backup", backups], external).stderr).toContain("deploy/backup/README.md");
});
