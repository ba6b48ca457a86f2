// @ts-check
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** Folders a cluster must have and whose content belongs to the running server (pg_basebackup skips them too). */
const EMPTIED = /^(pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$|(^|\/)pgsql_tmp$/;
const LEFT = /^(postmaster\.(pid|opts)|backup_label|tablespace_map)$|(^|\/)pg_internal\.init$/;

/**
 * Copies a folder whose files may disappear meanwhile. A file that is written while it is copied is repaired by the
 * write-ahead log.
 * @param {string} from
 * @param {string} to
 * @param {(path: string) => "copy" | "empty" | "leave"} [choose] by the path within `from`
 */
export async function copyFolder(from, to, choose = () => "copy", within = "") {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(within, entry.name);
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const how = choose(path);
    if (how === "leave") continue;
    try {
      if (!entry.isDirectory()) await copyFile(source, target, constants.COPYFILE_FICLONE);
      else if (how === "empty") await mkdir(target, { recursive: true, mode: 0o700 });
      else await copyFolder(source, target, choose, path);
    } catch (error) {
      if (existsSync(source)) throw error;
    }
  }
}

/**
 * Copies the files of a running cluster, so that a server started on the copy has everything that was committed by the
 * end. Works like pg_basebackup, which the embedded binaries don't include.
 * @param {{ url: string, cluster: string, target: string }} copy
 */
export async function copyCluster({ url, cluster, target }) {
  // One session from start to end: if it closed, the backup would end and the slot that keeps the log would be dropped.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_create_physical_replication_slot('windmile_copy_' || pg_backend_pid(), true, true)");
    await client.query("select pg_backup_start('windmile', true)");
    await copyFolder(cluster, target, (path) => (EMPTIED.test(path) ? "empty" : LEFT.test(path) ? "leave" : "copy"));
    const { rows } = await client.query("select labelfile from pg_backup_stop(false)");
    await copyFolder(join(cluster, "pg_wal"), join(target, "pg_wal"));
    await writeFile(join(target, "backup_label"), rows[0].labelfile, { mode: 0o600 });
  } finally {
    await client.end();
  }
}
