// npm run media:verify: compares every stored picture with its row, lists what is orphaned, missing, or changed, and
// exits with 1 if there is any. Changes nothing, and can run beside the app.
// npm run media:move -- disk s3: copies every picture to another store (disk, s3, uploadthing) and reads each one back.
// Run again, it continues. Between a disk and a bucket it can run beside the app, which is then restarted with the
// other store's variable.
import { dataDirectory, fail, loadEnvironment, PlainError } from "../start/environment.mjs";
import { openDatabase } from "./database.mjs";

const [what = "verify", source, target] = process.argv.slice(2);

/** Prints the keys of each fault, and a summary. */
function report(faults: Record<string, readonly string[]>, summary: string): void {
  for (const [fault, keys] of Object.entries(faults)) for (const key of keys) console.log(`${fault} ${key}`);
  const counts = Object.entries(faults).map(([fault, { length }]) => `${length} ${fault}`);
  console.log(`${summary}: ${counts.join(", ")}`);
  if (Object.values(faults).flat().length > 0) process.exitCode = 1;
}

async function verify(): Promise<void> {
  const { auditMedia } = await import("@/lib/feed/media/media-audit");
  const { files, rows, ...faults } = await auditMedia();
  report(faults, `${rows} rows, ${files} files`);
}

async function move(): Promise<void> {
  const { openStore, STORE_NAMES } = await import("@/lib/core/server/media-store");
  const { moveMedia } = await import("@/lib/feed/media/media-audit");
  const open = (word?: string) => {
    const name = STORE_NAMES.find((one) => one === word);
    const store = name && openStore(name);
    if (!store) throw new PlainError(`${word} is not configured (.env.example)`);
    return store;
  };
  const { copied, there, ...faults } = await moveMedia(open(source), open(target));
  report(faults, `${copied} copied and read back, ${there} were there`);
}

async function run(): Promise<void> {
  loadEnvironment();
  const database = await openDatabase();
  Object.assign(process.env, { NODE_ENV: "production", DATA_DIR: dataDirectory(), DATABASE_URL: database.url });
  if (database.embedded) process.env.WINDMILE_EMBEDDED = "1";
  const { pool } = await import("@/lib/core/server/db");
  await (what === "move" ? move() : verify()).finally(async () => {
    await pool.end();
    await database.close();
  });
}

run().catch(fail);
