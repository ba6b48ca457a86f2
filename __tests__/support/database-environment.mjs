// The environment of one integration test file: a database copied for it, a data folder, and the variables that point
// to them, all set up before the file's first import reads them.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TestEnvironment } from "jest-environment-node";
import pg from "pg";
import { migrate } from "../../scripts/database/migrations.mjs";

export const TEMPLATE = "windmile_template";

export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.dataDir = mkdtempSync(join(tmpdir(), "windmile-files-"));
    this.database = `test_${randomBytes(8).toString("hex")}`;
    await administer(`CREATE DATABASE ${this.database} TEMPLATE ${TEMPLATE}`);
    const url = new URL(process.env.WINDMILE_TEST_DATABASE);
    url.pathname = `/${this.database}`;
    const direct = url.href;
    if (process.env.WINDMILE_TEST_POOLER) {
      process.env.DATABASE_POOLER = "transaction";
      await migrate(direct); // sets the role's time limits in this database
      url.host = process.env.WINDMILE_TEST_POOLER;
    }
    Object.assign(this.global.process.env, {
      DATABASE_URL: url.href,
      DIRECT_URL: direct,
      DATABASE_POOLER: process.env.WINDMILE_TEST_POOLER ? "transaction" : "",
      WINDMILE_EMBEDDED: "1",
      SEED: "demo",
      DATA_DIR: this.dataDir,
      NEXTAUTH_SECRET: "integration-tests-sign-with-this-secret",
      LOG_LEVEL: "silent",
      // A hundred at once on a slow machine take longer than a statement's five seconds. Tests about waiting import
      // `short-timeouts.ts`.
      DB_TIMEOUT_MS: "60000",
      WEATHER: "off", // a test that needs error reports fakes their service
    });
  }

  async teardown() {
    keepStatements(this.database, this.global.windmileStatements);
    await super.teardown();
    await administer(`DROP DATABASE ${this.database} WITH (FORCE)`);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** For `scripts/database/record-release.mjs`: the named statements that a file's tests had the app send. */
function keepStatements(file, sent) {
  if (!process.env.WINDMILE_STATEMENTS || !sent) return;
  const texts = [...sent.list.keys(), ...sent.write.keys()];
  writeFileSync(join(process.env.WINDMILE_STATEMENTS, `${file}.json`), JSON.stringify(texts));
}

async function administer(statement) {
  const client = new pg.Client({ connectionString: process.env.WINDMILE_TEST_DATABASE });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
