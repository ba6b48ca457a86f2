// @ts-check
// What was written since a backup: PostgreSQL's write-ahead log and new pictures, copied to where the backups are, and
// replayed there up to a point in time. A replication slot keeps the log until it was copied. The slot doesn't survive
// a restore, so each slot starts its own log, `<time>.log`: after a restore the same file names mean something else.
import {
  appendFileSync,
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { PlainError } from "../start/environment.mjs";
import { decrypted, encrypted } from "./backup-archive.mjs";
import { choosePort, startPostmaster, stopPostmaster } from "./postgres-server.mjs";

const SLOT = "windmile_log_";
const SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;
const PART = /^(\d{8}T\d{6}Z)\.log\/(wal|media)\/(.+?)(\.age)?$/;
/** Inside the cluster, while it is being replayed. */
const REPLAYED = "windmile_log";
const REPLAYS_WITHIN_MS = 24 * 3_600_000;
/** Not backed up: resized copies, which are regenerated, and partial files. */
const MADE_AGAIN = /^(sizes|tmp)\//;
/** A picture's file is slightly older than its row. */
const MARGIN_MS = 60_000;

/** @typedef {import("./backup-place.mjs").Place} Place */

/** @param {string} stamp as in 20261123T120000Z */
export const timeOf = (stamp) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, "$1-$2-$3T$4:$5:$6Z"));

/** @param {string} folder @param {string} [within] @returns {string[]} */
function filesIn(folder, within = "") {
  if (!existsSync(folder)) return [];
  return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const path = join(within, entry.name);
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}

/**
 * @param {{ url: string, cluster: string, media: string, place: Place, recipient: string | undefined, stamp: string, since: number | undefined }} options
 * since: the oldest backup's time, whose pictures it holds by itself
 */
export async function bringLog({ url, cluster, media, place, recipient, stamp, since }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    const listed = await place.listed();
    const log = await openLog(client, place, listed, stamp);
    const put = async (/** @type {string} */ name, /** @type {() => Readable} */ read) => {
      const whole = `${log}.log/${name}${recipient ? ".age" : ""}`;
      if (!listed.has(whole)) await place.put(whole, await encrypted(read(), recipient));
    };
    const { rows } = await client.query(
      `select pg_walfile_name(restart_lsn) as first, pg_walfile_name(lsn) as last, lsn, restart_lsn < lsn as "isNew"
       from pg_switch_wal() lsn, pg_replication_slots where slot_name = $1`,
      [SLOT + log.toLowerCase()],
    );
    const [{ first, last, lsn, isNew }] = rows;
    for (const name of readdirSync(join(cluster, "pg_wal")).sort()) {
      const isBrought = HISTORY.test(name) || (SEGMENT.test(name) && name >= first && name <= last);
      const file = join(cluster, "pg_wal", name);
      if (isBrought) await put(`wal/${name}.gz`, () => createReadStream(file).pipe(createGzip()));
    }
    if (isNew) await client.query("select pg_replication_slot_advance($1, $2)", [SLOT + log.toLowerCase(), lsn]);
    // After the log: any row in it has its file already.
    const from = (since ?? timeOf(log)) - MARGIN_MS;
    for (const path of filesIn(media).filter((name) => !MADE_AGAIN.test(name))) {
      const file = join(media, path);
      const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
      if (mtimeMs >= from) await put(`media/${path}`, () => createReadStream(file));
    }
    return log;
  } finally {
    await client.end();
  }
}

/**
 * The log being copied, started if there is none.
 * @param {pg.Client} client @param {Place} place @param {Map<string, unknown>} listed @param {string} stamp
 */
async function openLog(client, place, listed, stamp) {
  const { rows } = await client.query("select slot_name from pg_replication_slots where starts_with(slot_name, $1)", [
    SLOT,
  ]);
  const slot = rows[0]?.slot_name;
  if (slot === undefined) {
    await place.put(`${stamp}.log/begun`, Readable.from([Buffer.from(stamp)]));
    await client.query("select pg_create_physical_replication_slot($1, true)", [SLOT + stamp.toLowerCase()]);
    return stamp;
  }
  const log = String(slot).slice(SLOT.length).toUpperCase();
  if (!listed.has(`${log}.log/begun`)) {
    throw new PlainError(`The log is brought elsewhere. To begin one here: select pg_drop_replication_slot('${slot}')`);
  }
  return log;
}

/** What no remaining backup needs anymore. @param {Place} place @param {number} oldest its time */
export async function forgetLog(place, oldest) {
  for (const [name, { modifiedAt }] of await place.listed()) {
    if (PART.test(name) && modifiedAt.getTime() < oldest - MARGIN_MS) await place.remove(name);
  }
}

/**
 * Copies the log next to a cluster's files, and the pictures to theirs, before the cluster is started.
 * @param {{ place: Place, stamp: string, cluster: string, media: string, identity: string | undefined, until: string }} options
 * until: a time, or "last"
 */
export async function fetchLog({ place, stamp, cluster, media, identity, until }) {
  const parts = [...(await place.listed())].flatMap(([name, { bytes }]) => {
    const [, log = "", kind, path = "", sealed] = PART.exec(name) ?? [];
    return log !== "" && log <= stamp ? [{ name, bytes, log, kind, path, sealed }] : [];
  });
  const log = parts
    .map((part) => part.log)
    .sort()
    .at(-1);
  if (log === undefined)
    throw new PlainError(`There is no log from before ${stamp}: npm run backup -- <where> --log brings it.`);
  mkdirSync(join(cluster, REPLAYED));
  for (const { name, bytes, kind, path, sealed, log: its } of parts) {
    if (its !== log) continue;
    if (sealed && !identity) throw new PlainError(`${name} is encrypted: name the secret key in BACKUP_IDENTITY.`);
    const target = kind === "wal" ? join(cluster, REPLAYED, path.replace(/\.gz$/, "")) : join(media, path);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    const plain = await decrypted(place.read(name, bytes), name, sealed ? identity : undefined);
    const file = createWriteStream(target, { mode: 0o600 });
    await (kind === "wal" ? pipeline(plain, createGunzip(), file) : pipeline(plain, file));
  }
  // A server that accepted connections meanwhile would report itself ready before the end.
  const settings = [`restore_command = 'cp "${REPLAYED}/%f" "%p"'`, "hot_standby = off"];
  // PostgreSQL reads this setting before it has loaded the time zone names, so the offset is numeric.
  const target = until.replace("Z", "+00");
  if (until !== "last") settings.push(`recovery_target_time = '${target}'`, "recovery_target_action = 'promote'");
  writeFileSync(join(cluster, "recovery.signal"), "");
  appendFileSync(join(cluster, "postgresql.auto.conf"), settings.map((line) => `${line} # ${REPLAYED}\n`).join(""));
}

/**
 * Lets PostgreSQL replay what was fetched, and leaves a normal cluster.
 * @param {import("./postgres-binaries.mjs").Runner} runner @param {string} cluster @param {string} logFile
 */
export async function replayLog(runner, cluster, logFile) {
  const log = openSync(logFile, "a", 0o600);
  const before = statSync(logFile).size;
  try {
    const options = { log, port: await choosePort(cluster), throwaway: false, withinMs: REPLAYS_WITHIN_MS };
    await stopPostmaster(await startPostmaster(runner, cluster, options));
  } catch (cause) {
    const said = readFileSync(logFile, "utf8").slice(before);
    const reason = said.match(/(?<=FATAL: {2}).*/g)?.at(-1) ?? "no reason given";
    throw new PlainError(`PostgreSQL did not replay the log: ${reason} (see ${logFile}).`, { cause });
  } finally {
    closeSync(log);
  }
  const settings = join(cluster, "postgresql.auto.conf");
  const kept = readFileSync(settings, "utf8")
    .split("\n")
    .filter((line) => !line.endsWith(`# ${REPLAYED}`));
  writeFileSync(settings, kept.join("\n"));
  rmSync(join(cluster, REPLAYED), { recursive: true });
}
