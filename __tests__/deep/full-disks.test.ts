import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { urlOf } from "@/tools/embedded-postgres/cluster.mjs";
import { AppProcess, freePort, newDataDir, until } from "../support/app-process";
import { image } from "../support/images";
import { AS_BEFORE, OWN_MOUNTS } from "../support/small-disks.mjs";
import { Writers } from "../support/writers";

/**
 * The app with full disks: PostgreSQL's write-ahead log on one, pictures on the other. Both are small tmpfs mounts
 * visible only to the app and its children. Where mounting isn't permitted, `jest.config.mjs` skips this file and says
 * so.
 */
const SMALL_DISKS = `
  set -e
  small() {
    mkdir -p "$1" && cp -a "$1" "$1.copy" && mount -t tmpfs -o "size=$2,mode=0700" none "$1"
    cp -a "$1.copy/." "$1/" && rm -r "$1.copy"
  }
  small "$DATA_DIR/postgres/pg_wal" "$WAL_DISK"
  small "$DATA_DIR/media" 2m
  exec "$@"`;

const variables = { RATE_LIMIT_SCALE: "1000", WEATHER: "off" };
const dataDir = newDataDir();
let app: AppProcess;
let cookie: string;
beforeAll(async () => {
  const port = await freePort();
  app = await new AppProcess(dataDir, port, { through: "node", variables }).ready(); // creates the cluster
  process.kill(app.find("app").pid, "SIGTERM");
  await app.gone();
  const { stdout } = spawnSync("du", ["-sm", path.join(dataDir, "postgres/pg_wal")], { encoding: "utf8" });
  const disks = { WAL_DISK: `${Number.parseInt(stdout, 10) + 40}m` };
  const within = [...OWN_MOUNTS, "sh", "-c", SMALL_DISKS, "sh", ...AS_BEFORE];
  app = await new AppProcess(dataDir, port, { through: "node", variables: { ...variables, ...disks }, within }).ready();
  cookie = await app.signIn();
});
afterAll(() => app?.discard());

/** A path inside the app's mount namespace. */
const shownByApp = (name: string) => `/proc/${app.find("app").pid}/root${path.join(dataDir, name)}`;

/** Fills this folder's disk until the returned function is called. */
function fill(folder: string): () => void {
  const filler = path.join(shownByApp(folder), "filler");
  const file = openSync(filler, "w");
  const megabyte = Buffer.alloc(1024 * 1024);
  try {
    for (;;) writeSync(file, megabyte);
  } catch (error) {
    expect(error).toMatchObject({ code: "ENOSPC" });
  } finally {
    closeSync(file);
  }
  return () => rmSync(filler);
}

/** Makes PostgreSQL start a new WAL segment, as it does after 16 MB. */
async function switchLog(): Promise<void> {
  const cluster = path.join(dataDir, "postgres");
  const port = Number(readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n")[3]);
  const connectionString = urlOf(cluster, port);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_switch_wal()");
  } catch {
    // It stopped, as expected.
  } finally {
    await client.end().catch(() => undefined);
  }
}

test("a full disk for PostgreSQL's log: 503, nothing acknowledged is lost, and freeing space is enough to recover", async () => {
  const { pid } = app.find("app");
  const writers = await Writers.of(() => app, cookie);
  let makeRoom = () => {};
  await writers.writeUntil(24, async () => {
    makeRoom = fill("postgres/pg_wal");
    // PostgreSQL keeps restarting, and may respond until it needs another WAL segment.
    const isAway = async () => {
      await switchLog();
      if ((await writers.writeOne()) !== 503) return false;
      const { status, headers } = await fetch(`${app.url}/api/posts`, { headers: { cookie } });
      return status === 503 && headers.has("retry-after") && (await app.status("/api/ready")) === 503;
    };
    await until(isAway, 60_000, "writes, reads, and the readiness check get 503");
  });
  expect(await app.status("/api/health")).toBe(200);
  expect(readFileSync(path.join(dataDir, "postgres.log"), "utf8")).toContain("No space left on device");
  makeRoom();
  await until(async () => (await app.status("/api/ready")) === 200, 90_000, "ready again automatically");
  expect(app.find("app").pid).toBe(pid);
  const { sent, acknowledged, there } = await writers.settle();
  process.stdout.write(`full disk of the log: ${sent} sent, ${acknowledged} acknowledged, ${there} there\n`);
});

test("a full disk for pictures: 503 without leftovers, and freeing space is enough to recover", async () => {
  const bytes = new Uint8Array(await image("jpeg", 640, 480));
  const upload = async () => {
    const form = new FormData();
    form.append("photo", new File([bytes], "p.jpg", { type: "image/jpeg" }));
    const headers = { origin: app.url, cookie };
    return (await fetch(`${app.url}/api/photos/upload`, { method: "POST", headers, body: form })).status;
  };
  const profile = async () =>
    (await (await fetch(`${app.url}/api/photos/profile?limit=50`, { headers: { cookie } })).text()).split('"photoUrl"')
      .length;
  expect(await upload()).toBe(201);
  const before = await profile();
  const makeRoom = fill("media");
  expect([await upload(), await upload()]).toEqual([503, 503]);
  expect([await profile(), await app.status("/api/ready")]).toEqual([before, 200]);
  const left = spawnSync("find", [shownByApp("media"), "-type", "f", "-newermt", "-5 minutes", "-name", "*.tmp*"], {
    encoding: "utf8",
  });
  expect(left.stdout).toBe("");
  makeRoom();
  expect(await upload()).toBe(201);
});
