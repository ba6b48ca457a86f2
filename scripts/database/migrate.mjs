// @ts-check
// npm run db:migrate: brings the database of this environment up to date, whether the app is running or not.

import { fail, loadEnvironment } from "../start/environment.mjs";
import { openDatabase } from "./database.mjs";
import { migrate } from "./migrations.mjs";

try {
  loadEnvironment();
  const database = await openDatabase();
  const applied = await migrate(database.directUrl).finally(() => database.close());
  for (const name of applied) console.log(`Applied ${name}`);
  console.log("The database is up to date.");
} catch (error) {
  fail(error);
}
