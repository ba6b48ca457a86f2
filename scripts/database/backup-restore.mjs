// @ts-check
// Restores a backup to a DATA_DIR with neither a database nor pictures, from a folder or from the bucket of
// BACKUP_S3_URL, and if a time is given replays the log up to it.
import { spawnSync } from "node:child_process";
import { createReadStream, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { makeDataDirectory, PlainError } from "../start/environment.mjs";
import { unpack } from "./backup-archive.mjs";
import { openBackupBucket } from "./backup-bucket.mjs";
import { fetchLog, replayLog } from "./backup-log.mjs";
import { backupsAmong, NOTE, openFolder, STAMP } from "./backup-place.mjs";
import { copyFolder } from "./cluster-copy.mjs";
import { chooseRunner, POSTGRES_MAJOR } from "./postgres-binaries.mjs";
import { clusterPath, giveTo } from "./postgres-folder.mjs";

const SEALED = /\.age$/;

/** @param {string} dataDir */
function refuseWhatIsThere(dataDir) {
  for (const name of ["postgres", "media"]) {
    if (existsSync(join(dataDir, name))) throw new PlainError(`${join(dataDir, name)} is there: move it away first.`);
  }
}

/** @typedef {{ place: import("./backup-place.mjs").Place, stamp: string, until: string }} Replay */

/** @param {string} from @param {string} dataDir @param {string | undefined} until */
export async function restoreFromDisk(from, dataDir, until) {
  const replay = until ? { place: openFolder(dirname(from)), stamp: basename(from).slice(0, 16), until } : undefined;
  if (!SEALED.test(from)) return restore(from, dataDir, replay);
  await restoreArchive(from, dataDir, () => createReadStream(from), replay);
}

/** @param {string} name @param {string} dataDir @param {string | undefined} until */
export async function restoreFromBucket(name, dataDir, until) {
  const bucket = openBackupBucket();
  const listed = await bucket.listed();
  const found = listed.get(name);
  if (found === undefined || !STAMP.test(name)) {
    const names = backupsAmong(listed.keys()).map((key) => `s3/${key}`);
    throw new PlainError(`Say which: ${names.join(", ") || "there is no backup in that bucket"}`);
  }
  const replay = until ? { place: bucket, stamp: name.slice(0, 16), until } : undefined;
  await restoreArchive(`s3/${name}`, dataDir, () => bucket.read(name, found.bytes), replay);
}

/** @param {string} name @param {string} dataDir @param {() => import("node:stream").Readable} read @param {Replay} [replay] */
async function restoreArchive(name, dataDir, read, replay) {
  const identity = SEALED.test(name) ? process.env.BACKUP_IDENTITY : undefined;
  if (SEALED.test(name) && !identity)
    throw new PlainError(`${name} is encrypted: name the secret key in BACKUP_IDENTITY.`);
  refuseWhatIsThere(dataDir);
  makeDataDirectory(dataDir);
  const opened = join(dataDir, "backup.opened");
  rmSync(opened, { recursive: true, force: true });
  makeDataDirectory(opened);
  try {
    await unpack(read(), { name, folder: opened, identity });
    await restore(opened, dataDir, replay);
  } finally {
    rmSync(opened, { recursive: true, force: true });
  }
}

/** @param {string} from @param {string} dataDir @param {Replay} [replay] */
async function restore(from, dataDir, replay) {
  if (!existsSync(join(from, NOTE))) throw new PlainError(`${from} is no finished backup.`);
  const { postgres, version, at } = JSON.parse(readFileSync(join(from, NOTE), "utf8"));
  if (postgres !== POSTGRES_MAJOR) {
    throw new PlainError(
      `${from} is of PostgreSQL ${postgres}, this is ${POSTGRES_MAJOR}: restore it with Windmile ${version}.`,
    );
  }
  refuseWhatIsThere(dataDir);
  makeDataDirectory(dataDir);
  try {
    await putBack(from, dataDir, replay);
  } catch (error) {
    // There was nothing before, so a failed restore leaves nothing.
    for (const name of ["postgres.restored", "media"]) rmSync(join(dataDir, name), { recursive: true, force: true });
    throw error;
  }
  const when = !replay ? at : replay.until === "last" ? "the last moment that was brought" : replay.until;
  console.log(`Restored what was there on ${when}. Start the app, then npm run media:verify.`);
}

/** @param {string} from @param {string} dataDir @param {Replay | undefined} replay */
async function putBack(from, dataDir, replay) {
  const runner = chooseRunner();
  const media = join(dataDir, "media");
  if (existsSync(join(from, "media"))) await copyFolder(join(from, "media"), media);
  await copyFile(join(from, "secret"), join(dataDir, "secret"));
  const draft = join(dataDir, "postgres.restored");
  rmSync(draft, { recursive: true, force: true });
  await copyFolder(join(from, "postgres"), draft);
  if (replay) await fetchLog({ ...replay, cluster: draft, media, identity: process.env.BACKUP_IDENTITY });
  giveTo(runner, draft);
  spawnSync("sync");
  renameSync(draft, join(dataDir, "postgres"));
  if (!replay) return;
  const cluster = clusterPath(runner, dataDir);
  try {
    await replayLog(runner, cluster, join(dataDir, "postgres.log"));
  } catch (error) {
    for (const path of [cluster, join(dataDir, "postgres")]) rmSync(path, { recursive: true, force: true });
    throw error;
  }
}
