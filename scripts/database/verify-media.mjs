// @ts-check
// npm run media:verify: compares every stored picture with its row; names what is orphaned, missing or changed and then
// ends with 1. Changes nothing, and may run beside the app.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { childEnvironment, dataDirectory, loadEnvironment, ROOT, tell } from "../start/environment.mjs";
import { openDatabase } from "./database.mjs";

try {
  loadEnvironment();
  const database = await openDatabase();
  const env = childEnvironment("production", { DATA_DIR: dataDirectory(), DATABASE_URL: database.url });
  if (database.embedded) env.WINDMILE_EMBEDDED = "1";
  const args = ["--conditions=react-server", "--import", "tsx", join(ROOT, "scripts/database/verify-media.ts")];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  await database.close();
  process.exitCode = status ?? 1;
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
