import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { newDataDir, until } from "../../support/app-process";

/** Processes that use this folder: initdb, PostgreSQL, and the watcher that stops it when the program ends. */
const running = (dataDir: string) =>
  readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(dataDir);
    } catch {
      return false; // it ended while we looked
    }
  });

test.each([0, 100, 300, 900, 3_000])(
  "a program killed %d ms after requesting the database leaves nothing running",
  async (after) => {
    const dataDir = newDataDir();
    const code = `import { openDatabase } from ${JSON.stringify(`${process.cwd()}/scripts/database/database.mjs`)};
      void openDatabase();
      setTimeout(() => process.kill(process.pid, "SIGKILL"), ${after});`;
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
    spawnSync(process.execPath, ["--input-type=module", "--eval", code], { env });
    await until(
      () => running(dataDir).length === 0,
      60_000,
      () => `${running(dataDir)} are left`,
    );
    rmSync(dataDir, { recursive: true });
  },
);
