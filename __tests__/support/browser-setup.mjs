import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, openThrowawayDatabase } from "../../scripts/database/database.mjs";
import { findBrowser, launchOptions } from "../../scripts/test/browser.mjs";
import { startFunctions } from "../../scripts/test/functions.mjs";
import { startPooler } from "../../scripts/test/pooler.mjs";
import { startTestApp } from "../../scripts/test/test-app.mjs";
import { fakeS3 } from "./fake-s3.mjs";
import { startMessageGateways } from "./message-gateways.mjs";
import { providerEnvironment, startProviders } from "./provider-process.mjs";

/** Before the end-to-end tests: a browser that starts on this machine, and the production build with its own data. */
export default async function setUp() {
  const browser = await findBrowser();
  console.log(`Browser: ${browser.name}`);
  process.env.WINDMILE_BROWSER = JSON.stringify(launchOptions(browser));
  const pooled = process.env.WINDMILE_THROUGH_POOLER === "1" ? await openPooled() : undefined;
  const ports = 2 * randomInt(10_000, 15_000);
  const variables = {
    SEED: "demo",
    RATE_LIMIT_SCALE: "1000",
    WEATHER: "off",
    MODERATOR_EMAILS: "moderator@example.com",
    CRON_SECRET: "a secret for the test run's jobs",
    ...providerEnvironment(ports),
    ...pooled?.variables,
  };
  const app =
    process.env.WINDMILE_AS_FUNCTIONS === "1" ? await startAsFunctions(variables) : await startTestApp(variables);
  const providers = await startProviders(ports, app.url);
  await logInOnce(app.url);
  process.env.WINDMILE_URL = app.url;
  process.env.WINDMILE_DATA_DIR = app.dataDir;
  process.env.WINDMILE_CRON_SECRET = variables.CRON_SECRET;
  const database = pooled ?? app.database ?? (await openDatabase({ env: { DATA_DIR: app.dataDir } }));
  process.env.WINDMILE_DATABASE = database.url;
  return async () => {
    providers.kill();
    if (!pooled && !app.database) await database.close();
    await app.stop();
    await pooled?.close();
  };
}

/**
 * The app as functions (`npm run test:functions`), with a bucket for its pictures and gateways for its messages. A test
 * run fails if an answer was a 5xx, or if work was left in progress in a process that was then frozen.
 * @param {Record<string, string>} variables
 */
async function startAsFunctions(variables) {
  const dataDir = mkdtempSync(join(tmpdir(), "windmile-messages-"));
  const [gateways, bucket] = [await startMessageGateways(dataDir), await fakeS3(join(dataDir, "media"))];
  const functions = await startFunctions({
    variables: { ...variables, ...gateways.variables, MEDIA_S3_URL: bucket.address },
  });
  const stop = async () => {
    await functions.stop();
    gateways.close();
    await bucket.close();
    rmSync(dataDir, { recursive: true, force: true });
    const { requests, started } = functions.counts();
    console.log(`${requests} requests, answered by ${started} processes`);
    if (functions.faults.length > 0)
      throw new Error(`As functions:\n${functions.faults.join("\n")}\n${functions.output()}`);
  };
  return { url: functions.url, dataDir, database: { url: functions.databaseUrl }, stop };
}

/** A database behind PgBouncer (`npm run test:pooler`). The app goes through it, tests connect directly. */
async function openPooled() {
  const { url, close: closeDatabase } = await openThrowawayDatabase();
  const pooler = await startPooler(url);
  const through = new URL(url);
  through.host = pooler.host;
  return {
    url,
    variables: {
      DATABASE_URL: through.href,
      DIRECT_URL: url,
      DATABASE_POOLER: "transaction",
      WINDMILE_EMBEDDED: "1", // it is ours, so no address is required
      NEXTAUTH_SECRET: "a secret for the test run's sessions",
    },
    close: async () => {
      await pooler.stop();
      await closeDatabase();
    },
  };
}

/**
 * A fresh process loads the database client on the first login: a second of CPU, several on a shared machine. The bench
 * measures that, and here it would use up the timeout of whichever test comes first.
 * @param {string} url
 */
async function logInOnce(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    // Uses the tests' own device, so that no new-login alert is sent later.
    headers: { "Content-Type": "application/json", Origin: url, "User-Agent": "HeadlessChrome/147 (X11; Linux)" },
    body: JSON.stringify({ identifier: "demo@windmile.app", password: "windmile" }),
  });
  if (!answer.ok) throw new Error(`The demo account cannot log in: ${answer.status}`);
}
