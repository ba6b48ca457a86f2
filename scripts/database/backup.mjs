// @ts-check
// npm run backup -- <folder> [--keep=7]: a copy of the embedded database and the pictures on disk, while the app is
// running. With BACKUP_RECIPIENT it is one encrypted file. npm run restore -- <folder>/<time>: restores one to an empty
// DATA_DIR. In place of a folder, s3 means the bucket of BACKUP_S3_URL, where a backup is always one file.
// npm run backup -- <folder> --log: copies what was written since; npm run restore -- <folder>/<time> --until=<time>
// (or last) replays it.
// npm run backup -- key: a key pair for BACKUP_RECIPIENT and BACKUP_IDENTITY.
import { spawnSync } from "node:child_process";
import {
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { copyFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  dataDirectory,
  fail,
  keptSecret,
  loadEnvironment,
  makeDataDirectory,
  PlainError,
  ROOT,
} from "../start/environment.mjs";
import { archive, newKey } from "./backup-archive.mjs";
import { openBackupBucket } from "./backup-bucket.mjs";
import { bringLog, forgetLog, timeOf } from "./backup-log.mjs";
import { backupsAmong, NOTE, openFolder } from "./backup-place.mjs";
import { restoreFromBucket, restoreFromDisk } from "./backup-restore.mjs";
import { copyCluster, copyFolder } from "./cluster-copy.mjs";
import { openDatabase } from "./database.mjs";
import { chooseRunner, POSTGRES_MAJOR } from "./postgres-binaries.mjs";
import { clusterPath } from "./postgres-folder.mjs";

/** The bucket, or a file in it; a folder of that name is ./s3. */
const IN_BUCKET = /^s3(?:\/(.*))?$/;

const [what, folder = "", option = ""] = process.argv.slice(2);
try {
  loadEnvironment();
  if (process.env.DATABASE_URL) {
    throw new PlainError("DATABASE_URL names a database of its own keeping: see docs/operations.md for backing it up.");
  }
  if (!folder) throw new PlainError("Say where: npm run backup -- /var/backups/windmile");
  const inBucket = IN_BUCKET.exec(folder);
  const until = what === "restore" ? wantedMoment() : undefined;
  if (what === "restore" && inBucket) await restoreFromBucket(inBucket[1] ?? "", dataDirectory(), until);
  else if (what === "restore") await restoreFromDisk(resolve(folder), dataDirectory(), until);
  else if (folder === "key") await makeKey();
  else if (option === "--log")
    await bringLogTo(inBucket ? openBackupBucket() : openFolder(resolve(folder)), dataDirectory());
  else if (inBucket) await backupToBucket(dataDirectory());
  else await backupToDisk(resolve(folder), dataDirectory());
} catch (error) {
  fail(error);
}

/** How many backups to keep, from the command line. */
function mostKept() {
  const most = Number(/^--keep=([1-9]\d*)$/.exec(option || "--keep=7")?.[1] ?? Number.NaN);
  if (Number.isNaN(most))
    throw new PlainError("--keep=7 says how many backups stay, --log brings what was written since.");
  return most;
}

/** The point in time to restore to, from the command line; undefined means the backup's own. */
function wantedMoment() {
  if (option === "") return undefined;
  const until = /^--until=(.+)$/.exec(option)?.[1] ?? "";
  if (until === "last") return until;
  if (Number.isNaN(Date.parse(until))) throw new PlainError("--until=2026-11-23T12:00:00Z (or last) says up to when.");
  return new Date(until).toISOString();
}

/** The names to delete so that no more than `most` remain. @param {Iterable<string>} names @param {number} most */
function tooMany(names, most) {
  return backupsAmong(names).slice(0, -most);
}

function stampOfNow() {
  return `${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** The current database, pictures, and secret, as files. @param {string} draft @param {string} dataDir */
async function copyAll(draft, dataDir) {
  if (!existsSync(join(dataDir, "postgres"))) throw new PlainError(`There is no database in ${dataDir} yet.`);
  rmSync(draft, { recursive: true, force: true });
  makeDataDirectory(draft);
  const media = join(dataDir, "media");
  const database = await openDatabase();
  try {
    // Twice: a file is written before its row and deleted after it, so both passes together cover the files of all
    // rows.
    if (existsSync(media)) await copyFolder(media, join(draft, "media"));
    const cluster = clusterPath(chooseRunner(), dataDir);
    await copyCluster({ url: database.url, cluster, target: join(draft, "postgres") });
    if (existsSync(media)) await copyFolder(media, join(draft, "media"), (path) => isThere(draft, path));
  } finally {
    await database.close();
  }
  keptSecret(dataDir);
  await copyFile(join(dataDir, "secret"), join(draft, "secret"));
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  writeFileSync(join(draft, NOTE), `${JSON.stringify({ version, postgres: POSTGRES_MAJOR, at: new Date() })}\n`);
}

/** @param {string} place @param {string} dataDir */
async function backupToDisk(place, dataDir) {
  const most = mostKept();
  const stamp = stampOfNow();
  const draft = join(place, `${stamp}.part`);
  await copyAll(draft, dataDir);
  const name = await finish(draft, join(place, stamp));
  for (const old of tooMany(readdirSync(place), most)) rmSync(join(place, old), { recursive: true });
  await forgetLog(openFolder(place), timeOf(backupsAmong(readdirSync(place))[0] ?? stamp));
  console.log(name);
}

/** A draft becomes a backup by its name, once it is complete and synced to disk. @param {string} draft @param {string} name */
async function finish(draft, name) {
  const recipient = process.env.BACKUP_RECIPIENT;
  if (!recipient) {
    spawnSync("sync");
    renameSync(draft, name);
    return name;
  }
  try {
    const file = createWriteStream(`${name}.age.part`, { mode: 0o600 });
    await archive(draft, recipient, (bytes) => pipeline(bytes, file));
    spawnSync("sync");
    renameSync(`${name}.age.part`, `${name}.age`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(`${name}.age.part`, { force: true });
  }
  return `${name}.age`;
}

/** @param {string} dataDir */
async function backupToBucket(dataDir) {
  const most = mostKept();
  const bucket = openBackupBucket();
  const recipient = process.env.BACKUP_RECIPIENT;
  const name = stampOfNow() + (recipient ? ".age" : ".tar");
  await bucket.listed(); // missing access is reported before the work starts
  const draft = join(dataDir, "backup.part");
  try {
    await copyAll(draft, dataDir);
    await archive(draft, recipient, (bytes) => bucket.put(name, bytes));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  for (const old of tooMany((await bucket.listed()).keys(), most)) await bucket.remove(old);
  await forgetLog(bucket, timeOf(backupsAmong((await bucket.listed()).keys())[0] ?? name));
  console.log(`s3/${name}`);
}

/** @param {import("./backup-place.mjs").Place} place @param {string} dataDir */
async function bringLogTo(place, dataDir) {
  if (!existsSync(join(dataDir, "postgres"))) throw new PlainError(`There is no database in ${dataDir} yet.`);
  const isBucket = IN_BUCKET.test(folder);
  const names = isBucket ? (await place.listed()).keys() : existsSync(folder) ? readdirSync(folder) : [];
  const [oldest] = backupsAmong(names);
  const database = await openDatabase();
  try {
    const log = await bringLog({
      ...{ url: database.url, cluster: clusterPath(chooseRunner(), dataDir), media: join(dataDir, "media"), place },
      ...{ recipient: process.env.BACKUP_RECIPIENT, stamp: stampOfNow(), since: oldest ? timeOf(oldest) : undefined },
    });
    console.log(join(folder, `${log}.log`));
  } finally {
    await database.close();
  }
}

async function makeKey() {
  const { recipient, identity } = await newKey();
  console.log(`BACKUP_RECIPIENT=${recipient}\nBACKUP_IDENTITY=${identity}`);
  console.error(
    "The first belongs in the server's environment; keep the second elsewhere: it is asked for by a restore alone.",
  );
}

/** A stored file never changes, so one that was copied isn't copied again. @param {string} draft @param {string} path */
function isThere(draft, path) {
  return statSync(join(draft, "media", path), { throwIfNoEntry: false })?.isFile() ? "leave" : "copy";
}
