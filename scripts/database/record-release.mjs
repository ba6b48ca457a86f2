// @ts-check
// The SQL a release's app sends, for the test that runs it on later schemas (docs/operations.md, "Migrations"):
//   WINDMILE_STATEMENTS=/tmp/recorded npx jest --selectProjects=integration # in an existing empty folder
//   node scripts/database/record-release.mjs /tmp/recorded
// writes prisma/release.json.gz: the latest migration, and every named statement that the tests had the app send.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { fail, ROOT } from "../start/environment.mjs";
import { openThrowawayDatabase } from "./database.mjs";
import { migrate } from "./migrations.mjs";

const [folder = "."] = process.argv.slice(2);
/** @param {string} text */
const onOneLine = (text) => text.replaceAll(/\s+/g, " ").trim();
// A test's own query isn't the app's. It starts as it is written here.
const tests = readdirSync(join(ROOT, "__tests__"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => onOneLine(readFileSync(join(ROOT, "__tests__", file), "utf8")))
  .join("\n");
/** @param {string} text */
const isOfATest = (text) =>
  /^select 1 from "\w+" where "\w+"::text like/.test(text) || // tracesOf(), of every column
  tests.includes((text.slice(0, 60).split(/\$\d/, 1)[0] ?? "").trim());
const recorded = readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf8")));
const texts = [...new Set(recorded.map(onOneLine))].filter((text) => !isOfATest(text)).sort();
const database = await openThrowawayDatabase();
const client = new pg.Client({ connectionString: database.url });
try {
  const migrations = await migrate(database.url);
  await client.connect();
  /** @type {string[]} */
  const statements = [];
  for (const text of texts) {
    // What is left are tests' own tables, and what can't be prepared.
    const isOurs = await client.query(`PREPARE recorded AS ${text}`).then(
      () => client.query("DEALLOCATE recorded").then(() => true),
      () => false,
    );
    if (isOurs) statements.push(text);
    else console.log(`left out: ${text.slice(0, 120)}`);
  }
  const release = { migration: migrations.at(-1), statements };
  writeFileSync(join(ROOT, "prisma/release.json.gz"), gzipSync(JSON.stringify(release), { level: 9 }));
  console.log(`Wrote prisma/release.json.gz: ${statements.length} statements at ${migrations.at(-1)}`);
} catch (error) {
  fail(error);
} finally {
  await client.end();
  await database.close();
}
