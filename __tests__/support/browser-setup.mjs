import { randomInt } from "node:crypto";
import { openDatabase } from "../../scripts/database/database.mjs";
import { findBrowser, launchOptions } from "../../scripts/test/browser.mjs";
import { startTestApp } from "../../scripts/test/test-app.mjs";
import { providerEnvironment, startProviders } from "./provider-process.mjs";

/** Before the end-to-end tests: a browser that starts here, and the production build with data of its own. */
export default async function setUp() {
  const browser = await findBrowser();
  console.log(`Browser: ${browser.name}`);
  process.env.WINDMILE_BROWSER = JSON.stringify(launchOptions(browser));
  const ports = 2 * randomInt(10_000, 15_000);
  const variables = {
    SEED: "demo",
    RATE_LIMIT_SCALE: "1000",
    WEATHER: "off",
    MODERATOR_EMAILS: "moderator@example.com",
    ...providerEnvironment(ports),
  };
  const app = await startTestApp(variables);
  const providers = await startProviders(ports, app.url);
  await logInOnce(app.url);
  process.env.WINDMILE_URL = app.url;
  process.env.WINDMILE_DATA_DIR = app.dataDir;
  const database = await openDatabase({ env: { DATA_DIR: app.dataDir } });
  process.env.WINDMILE_DATABASE = database.url;
  return async () => {
    providers.kill();
    await database.close();
    await app.stop();
  };
}

/**
 * A fresh process loads the database's client at the first log-in: a second of a core, several on a shared machine, which
 * the bench measures and which would use up the patience of whichever test comes first.
 * @param {string} url
 */
async function logInOnce(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    // A device like the tests' own: nobody is told of a new one later.
    headers: { "Content-Type": "application/json", Origin: url, "User-Agent": "HeadlessChrome/147 (X11; Linux)" },
    body: JSON.stringify({ identifier: "demo@windmile.app", password: "windmile" }),
  });
  if (!answer.ok) throw new Error(`The demo account cannot log in: ${answer.status}`);
}
