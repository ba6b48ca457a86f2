#!/usr/bin/env node
// @ts-check
// npm run bench:grow: what boards, stats and history read (EXPLAIN buffers) in a small city and in one of 100,000 people
// and five million ledger rows. Buffers do not depend on the machine; flat ones are the promise.
// Another size: npm run bench:grow -- people entries
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openThrowawayDatabase } from "../database/database.mjs";
import { migrate } from "../database/migrations.mjs";
import { childEnvironment, ROOT, tell } from "../start/environment.mjs";

const asked = process.argv.slice(2);
const SIZES =
  asked.length === 2
    ? [asked]
    : [
        ["1000", "20000"],
        ["100000", "5000000"],
      ];
const files = mkdtempSync(join(tmpdir(), "windmile-bench-"));

try {
  for (const size of SIZES) {
    const database = await openThrowawayDatabase();
    await migrate(database.url);
    const env = childEnvironment("production", {
      DATABASE_URL: database.url,
      DATA_DIR: files,
      WINDMILE_EMBEDDED: "1",
      NEXTAUTH_SECRET: "a bench signs nothing with this secret",
      LOG_LEVEL: "silent",
    });
    const args = ["--conditions=react-server", "--import", "tsx", join(ROOT, "scripts/bench/grow.ts"), ...size];
    const { status } = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
    await database.close();
    if (status !== 0) process.exitCode = status ?? 1;
  }
} catch (error) {
  tell(error);
  process.exitCode = 1;
} finally {
  rmSync(files, { recursive: true, force: true });
}
