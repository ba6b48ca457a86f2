// @ts-check
// npm run media:verify: compares every stored picture with its row, lists what is orphaned, missing, or changed, and
// exits with 1 if there is any. Changes nothing, and can run beside the app.
// npm run media:move -- disk s3: copies every picture to another store (disk, s3, uploadthing) and reads each one back.
// Run again, it continues. Between a disk and a bucket it can run beside the app, which is then restarted with the
// other store's variable.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { childEnvironment, dataDirectory, fail, loadEnvironment, ROOT } from "../start/environment.mjs";
import { openDatabase } from "./database.mjs";

try {
  loadEnvironment();
  const database = await openDatabase();
  const env = childEnvironment("production", { DATA_DIR: dataDirectory(), DATABASE_URL: database.url });
  if (database.embedded) env.WINDMILE_EMBEDDED = "1";
  const [what = "verify", ...names] = process.argv.slice(2);
  const args = [
    "--conditions=react-server",
    "--import",
    "tsx",
    join(ROOT, `scripts/database/${what}-media.ts`),
    ...names,
  ];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  await database.close();
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
}
