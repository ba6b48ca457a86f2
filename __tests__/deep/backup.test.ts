import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { openDatabase } from "@/scripts/database/database.mjs";
import { migrate } from "@/scripts/database/migrations.mjs";
import { fakeS3 } from "../support/fake-s3.mjs";

// The drill of docs/operations.md: fill, back up while people write, write on, lose the machine, restore.
const folder = mkdtempSync(path.join(tmpdir(), "windmile-backup-"));
const dataDir = path.join(folder, "data");
const backups = path.join(folder, "backups");
const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", NODE_ENV: "production" } as const;
const script = path.resolve("scripts/database/backup.mjs");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { env, encoding: "utf8" });
/** The same beside this process, which is the bucket, or writes on. */
async function runBeside(more: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...env, ...more } });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (text) => {
    stdout += text;
  });
  child.stderr.on("data", (text) => {
    stderr += text;
  });
  const status = await new Promise<number | null>((done) => child.once("close", done));
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/** A pair of keys, as whoever runs it makes one. */
function newKey() {
  const said = run("backup", "key").stdout;
  const of = (name: string) => new RegExp(`^${name}=(\\S+)$`, "m").exec(said)?.[1] ?? "";
  return { BACKUP_RECIPIENT: of("BACKUP_RECIPIENT"), BACKUP_IDENTITY: of("BACKUP_IDENTITY") };
}

const media = path.join(dataDir, "media");
const idOf = (number: number) => `0192f3a4-0000-7000-8000-${String(number).padStart(12, "0")}`;
const fileOf = (number: number) => path.join(media, String(number % 10), `${number}.webp`);

/** What an acknowledged upload leaves: the file first, then its row. */
async function write(client: Client, number: number): Promise<void> {
  mkdirSync(path.dirname(fileOf(number)), { recursive: true });
  writeFileSync(fileOf(number), `picture ${number}`);
  await client.query(
    `insert into users (id, email, "firstName", "lastName", "profileImageUrl") values ($1, $2, 'Ada', 'Lovelace', repeat('x', 900))`,
    [idOf(number), `person-${number}@example.com`],
  );
}

async function peopleIn(url: string): Promise<Set<string>> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select id from users");
  await client.end();
  return new Set(rows.map(({ id }) => id));
}

test("a restore contains everything acknowledged before the backup, with its files, and nothing later", async () => {
  const database = await openDatabase({ env });
  await migrate(database.url);
  const client = new Client(database.url);
  client.on("error", () => {}); // a test that failed leaves it to a database that goes
  await client.connect();
  for (let number = 0; number < 300; number += 1) await write(client, number);

  const child = spawn(process.execPath, [script, "backup", backups], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((done) => child.once("close", done));
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  let written = 300;
  for (; !isOver; written += 1) await write(client, written);
  expect(await ended).toBe(0);
  const atTheEnd = written;
  for (let number = atTheEnd; number < atTheEnd + 50; number += 1) await write(client, number);
  await client.end();
  await database.close();
  while (existsSync(path.join(dataDir, "postgres/postmaster.pid"))) await sleep(50);

  const [stamp = ""] = readdirSync(backups);
  const place = path.join(backups, stamp);
  expect(run("restore", place).stderr).toContain("move it away first");
  rmSync(dataDir, { recursive: true });
  const restored = run("restore", place);
  expect([restored.status, restored.stderr]).toEqual([0, ""]);

  const again = await openDatabase({ env });
  const people = await peopleIn(again.url);
  await again.close();
  for (let number = 0; number < 300; number += 1) expect(people.has(idOf(number))).toBe(true);
  expect(people.size).toBeGreaterThan(300); // what was written beside it, to its end
  expect(people.has(idOf(atTheEnd + 1))).toBe(false);
  // Nobody in the middle is missing, and every picture is there.
  for (let number = 0; number < people.size; number += 1) {
    expect(people.has(idOf(number))).toBe(true);
    expect(readFileSync(fileOf(number), "utf8")).toBe(`picture ${number}`);
  }
});

test("the oldest are deleted, incomplete ones don't count, and external databases are left to their own tools", () => {
  const place = path.join(folder, "kept");
  for (const name of ["20250101T000000Z", "20250102T000000Z", "20250103T000000Z.part"])
    mkdirSync(path.join(place, name), { recursive: true });
  expect(run("backup", place, "--keep=2").status).toBe(0);
  const names = readdirSync(place).sort();
  expect(names).toEqual(["20250102T000000Z", "20250103T000000Z.part", expect.stringMatching(/^20\d{6}T\d{6}Z$/)]);
  expect(run("restore", path.join(place, "20250103T000000Z.part")).stderr).toContain("is no finished backup");
  const elsewhere = { ...env, DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nothing" };
  const refused = spawnSync(process.execPath, [script, "backup", place], { env: elsewhere, encoding: "utf8" });
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining("docs/operations.md")]);
});

test("an encrypted backup is one opaque file, opens only with its key, and is refused if truncated", () => {
  const place = path.join(folder, "sealed");
  const runWith = (more: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], { env: { ...env, ...more }, encoding: "utf8" });
  const { BACKUP_RECIPIENT, BACKUP_IDENTITY } = newKey();
  const made = runWith({ BACKUP_RECIPIENT }, "backup", place);
  expect([made.status, made.stderr]).toEqual([0, ""]);
  const [name = "", ...others] = readdirSync(place);
  expect([others, name]).toEqual([[], expect.stringMatching(/^20\d{6}T\d{6}Z\.age$/)]);
  const file = path.join(place, name);
  const sealed = readFileSync(file);
  expect(sealed.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  for (const word of ["person-1@example.com", "picture 1", "PG_VERSION"]) expect(sealed.includes(word)).toBe(false);

  const elsewhere = path.join(folder, "elsewhere");
  const restoreTo = (from: string, identity: string) =>
    runWith({ DATA_DIR: elsewhere, BACKUP_IDENTITY: identity }, "restore", from).stderr.trim();
  expect(restoreTo(file, "")).toContain("name the secret key in BACKUP_IDENTITY");
  expect(restoreTo(file, newKey().BACKUP_IDENTITY)).toContain("does not open");
  writeFileSync(`${file}.cut.age`, sealed.subarray(0, sealed.length - 100_000));
  expect(restoreTo(`${file}.cut.age`, BACKUP_IDENTITY)).toContain("is damaged or cut off");
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(restoreTo(file, BACKUP_IDENTITY)).toBe("");
  expect(readdirSync(elsewhere).sort()).toEqual(["media", "postgres", "secret"]);
  expect(readFileSync(path.join(elsewhere, "media/1/1.webp"), "utf8")).toBe("picture 1");
  expect(readFileSync(path.join(elsewhere, "postgres/PG_VERSION"), "utf8")).toBe("18\n");
});

describe("in a bucket", () => {
  let bucket: Awaited<ReturnType<typeof fakeS3>>;
  beforeAll(async () => {
    bucket = await fakeS3();
  });
  afterAll(() => bucket.close());
  /** Until the first file is being sent, or who sends it has ended. */
  async function hasBegun(making: Promise<unknown>) {
    let isOver = false;
    making.then(() => {
      isOver = true;
    });
    while (bucket.begun() === 0 && !isOver) await sleep(20);
  }
  const at = (more: Record<string, string> = {}) => ({ BACKUP_S3_URL: bucket.address, ...more });

  test.each(["plain", "encrypted"])(
    "a %s backup is uploaded in parts and restored, despite a broken connection",
    async (kind) => {
      const keys = kind === "plain" ? {} : newKey();
      const before = new Set(bucket.files.keys());
      const making = runBeside(at(keys), "backup", "s3");
      while (bucket.begun() === 0) await sleep(20);
      bucket.refuseNext(2);
      const made = await making;
      expect([made.status, made.stderr]).toEqual([0, ""]);
      const [name = "", ...others] = [...bucket.files.keys()].filter((key) => !before.has(key));
      expect(others).toEqual([]);
      expect(name).toMatch(kind === "plain" ? /^20\d{6}T\d{6}Z\.tar$/ : /^20\d{6}T\d{6}Z\.age$/);
      expect(made.stdout).toBe(`s3/${name}`);
      expect(bucket.files.get(name)?.length).toBeGreaterThan(2 * 16 * 1024 * 1024); // several parts
      expect(bucket.files.get(name)?.includes("person-1@example.com")).toBe(kind === "plain");
      expect(existsSync(path.join(dataDir, "backup.part"))).toBe(false);

      const elsewhere = path.join(folder, `from-bucket-${kind}`);
      const restored = await runBeside(at({ ...keys, DATA_DIR: elsewhere }), "restore", `s3/${name}`);
      expect([restored.status, restored.stderr]).toEqual([0, ""]);
      expect(readdirSync(elsewhere).sort()).toEqual(["media", "postgres", "secret"]);
      expect(readFileSync(path.join(elsewhere, "media/1/1.webp"), "utf8")).toBe("picture 1");
      expect(readFileSync(path.join(elsewhere, "secret"), "utf8")).toBe(
        readFileSync(path.join(dataDir, "secret"), "utf8"),
      );
      const database = await openDatabase({ env: { ...env, DATA_DIR: elsewhere } });
      expect((await peopleIn(database.url)).has(idOf(299))).toBe(true);
      await database.close();
    },
  );

  test("the oldest are deleted and other files stay; a restore lists the available ones", async () => {
    bucket.files.clear();
    for (const name of ["20250101T000000Z.age", "20250102T000000Z.tar", "notes.txt"])
      bucket.files.set(name, Buffer.from("old"));
    expect((await runBeside(at(), "backup", "s3", "--keep=2")).status).toBe(0);
    const names = [...bucket.files.keys()].sort();
    expect(names).toEqual(["20250102T000000Z.tar", expect.stringMatching(/^20\d{6}T\d{6}Z\.tar$/), "notes.txt"]);
    const elsewhere = { DATA_DIR: path.join(folder, "said") };
    const { status, stderr } = await runBeside(at(elsewhere), "restore", "s3");
    expect([status, stderr]).toEqual([1, `Say which: s3/${names[0]}, s3/${names[1]}`]);
    const damaged = await runBeside(at(elsewhere), "restore", "s3/20250102T000000Z.tar");
    expect(damaged.stderr).toContain("s3/20250102T000000Z.tar is damaged or cut off");
  });

  test("that is unreachable, refuses, or is the media bucket gets nothing, and keeps its content", async () => {
    const had = [...bucket.files.keys()];
    const refused = async (more: Record<string, string>) =>
      (await runBeside(at(more), "backup", "s3", "--keep=1")).stderr;
    expect(await refused({ BACKUP_S3_URL: "" })).toBe(
      "BACKUP_S3_URL must be https://<key>:<secret>@<host>/<bucket>?region=<region>",
    );
    expect(await refused({ MEDIA_S3_URL: bucket.wrongly })).toContain("Backups need a bucket of their own");
    expect(await refused({ BACKUP_S3_URL: bucket.wrongly })).toContain("The bucket answered 403");
    const making = runBeside(at(), "backup", "s3", "--keep=1");
    await hasBegun(making);
    bucket.refuseNext(4); // as often as it is asked for one part
    const broken = await making;
    expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining("The bucket answered 500")]);
    expect([[...bucket.files.keys()], bucket.begun()]).toEqual([had, 0]);
    expect(existsSync(path.join(dataDir, "backup.part"))).toBe(false);
  });
});

// Between two backups: the log and new pictures are brought, the machine is lost, and what was there at a moment comes back.
describe.each(["folder", "bucket, encrypted"])("to a point in time, in a %s", (kind) => {
  const here = path.join(folder, kind === "folder" ? "log" : "log-bucket");
  const env = { DATA_DIR: path.join(here, "data") };
  const place = kind === "folder" ? path.join(here, "backups") : "s3";
  const more: Record<string, string> = { ...env };
  let bucket: Awaited<ReturnType<typeof fakeS3>>;
  let moment = "";
  let backup = "";
  beforeAll(async () => {
    bucket = await fakeS3();
    if (kind !== "folder") Object.assign(more, { BACKUP_S3_URL: bucket.address }, newKey());
  });
  afterAll(() => bucket.close());
  const pictures = (dir: string, number: number) => path.join(dir, "media", String(number % 10), `${number}.webp`);

  test("changes are uploaded once", async () => {
    const database = await openDatabase({ env: { ...process.env, DATABASE_URL: "", NODE_ENV: "production", ...env } });
    await migrate(database.url);
    const client = new Client(database.url);
    client.on("error", () => {});
    await client.connect();
    const writeOn = async (from: number, to: number) => {
      for (let number = from; number < to; number += 1) {
        mkdirSync(path.dirname(pictures(env.DATA_DIR, number)), { recursive: true });
        writeFileSync(pictures(env.DATA_DIR, number), `picture ${number}`);
        const text = `insert into users (id, email, "firstName", "lastName") values ($1, $2, 'Ada', 'Lovelace')`;
        await client.query(text, [idOf(number), `person-${number}@example.com`]);
      }
    };
    const bring = () => runBeside(more, "backup", place, "--log");
    await writeOn(0, 20);
    const begun = await bring();
    expect([begun.status, begun.stderr]).toEqual([0, ""]);
    expect(begun.stdout).toMatch(/20\d{6}T\d{6}Z\.log$/);
    await sleep(1100); // names are seconds
    await writeOn(20, 40);
    const made = await runBeside(more, "backup", place);
    expect([made.status, made.stderr]).toEqual([0, ""]);
    backup = made.stdout;
    await writeOn(40, 60);
    // A Date has milliseconds: rounded down, it would lie before the last of these.
    const { rows } = await client.query<{ now: Date }>("select clock_timestamp() + interval '1 millisecond' as now");
    await sleep(50);
    moment = rows[0]?.now.toISOString() ?? "";
    await writeOn(60, 80);
    expect((await bring()).status).toBe(0);
    await writeOn(80, 100);
    expect((await bring()).stdout).toBe(begun.stdout);
    await writeOn(100, 110); // nobody brings these
    const { rows: slots } = await client.query(
      "select pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::int left from pg_replication_slots",
    );
    expect(slots).toEqual([{ left: expect.any(Number) }]);
    expect(slots[0].left).toBeLessThan(16 * 1024 * 1024); // what was brought is not kept
    await client.end();
    await database.close();
    rmSync(env.DATA_DIR, { recursive: true });
  });

  const restored = async (name: string, until: string) => {
    const dir = path.join(here, name);
    const { status, stderr } = await runBeside({ ...more, DATA_DIR: dir }, "restore", backup, `--until=${until}`);
    if (status !== 0) return { stderr, dir };
    const database = await openDatabase({
      env: { ...process.env, DATABASE_URL: "", NODE_ENV: "production", DATA_DIR: dir },
    });
    const people = await peopleIn(database.url);
    await database.close();
    return { stderr, dir, people };
  };

  test.each([
    ["a moment", 60],
    ["the last", 100],
  ])("a restore to %s contains everything up to it and nothing after", async (which, count) => {
    const { stderr, dir, people } = await restored(`at-${count}`, which === "the last" ? "last" : moment);
    expect([stderr, people?.size]).toEqual(["", count]);
    for (let number = 0; number < count; number += 1) {
      expect(people?.has(idOf(number))).toBe(true);
      expect(readFileSync(pictures(dir, number), "utf8")).toBe(`picture ${number}`);
    }
    // A cluster as any other: nothing of the replay is left.
    expect(existsSync(path.join(dir, "postgres/windmile_log"))).toBe(false);
    expect(readFileSync(path.join(dir, "postgres/postgresql.auto.conf"), "utf8")).not.toContain("recovery");
  });

  test("a time outside the log is refused, and leaves nothing behind", async () => {
    const { stderr, dir } = await restored("never", "2100-01-01T00:00:00Z");
    expect(stderr).toContain("recovery ended before configured recovery target was reached");
    expect(readdirSync(dir).filter((name) => ["postgres", "media"].includes(name))).toEqual([]);
    expect((await restored("never", "soon")).stderr).toContain("--until=2026-11-23T12:00:00Z (or last)");
  });
});
