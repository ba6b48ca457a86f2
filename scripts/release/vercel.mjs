// @ts-check
// vercel.json's build: the app, then production's database, before the deployment gets traffic. Previews may share
// production's database, so they leave it alone unless MIGRATE_PREVIEWS is on.
import { rebuild } from "../start/build-app.mjs";
import { dataDirectory, fail, loadEnvironment, PlainError } from "../start/environment.mjs";
import { prepareDatabase, prepareEnvironment } from "../start/prepare.mjs";

try {
  loadEnvironment();
  const isTarget = process.env.VERCEL_ENV === "production" || process.env.MIGRATE_PREVIEWS === "on";
  if (isTarget && !process.env.DATABASE_URL) throw new PlainError("DATABASE_URL is not set.");
  if (isTarget) await prepareEnvironment(dataDirectory()); // a wrong variable fails before the build
  await rebuild();
  if (isTarget) await (await prepareDatabase()).close();
  else console.log("This deployment's database is left as it is: npm run db:migrate, or MIGRATE_PREVIEWS=on.");
} catch (error) {
  fail(error);
}
