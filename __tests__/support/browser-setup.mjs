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
