import { findBrowser, launchOptions } from "../../scripts/browser.mjs";
import { startTestApp } from "../../scripts/test-app.mjs";

/** Before the end-to-end tests: a browser that starts here, and the production build with data of its own. */
export default async function setUp() {
  process.env.WINDMILE_BROWSER = JSON.stringify(launchOptions(await findBrowser()));
  const app = await startTestApp({ SEED: "demo", RATE_LIMIT_SCALE: "1000", WEATHER: "off" });
  process.env.WINDMILE_URL = app.url;
  process.env.WINDMILE_DATA_DIR = app.dataDir;
  return app.stop;
}
