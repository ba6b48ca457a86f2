import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";
import { openDatabase } from "./scripts/database/database.mjs";
import { migrate } from "./scripts/database/migrations.mjs";
import { chooseSeed, loadEnvironment } from "./scripts/start/environment.mjs";

loadEnvironment(); // Prisma's CLI reads no .env of its own any more

// The engine's own binary comes from a host that is out of reach in many places; ours is a package.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
  new URL("./scripts/database/schema-engine.mjs", import.meta.url),
);

// Only commands that speak to a database start one: a build has none.
const [command, subcommand] = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
if (command === "migrate" || command === "db" || command === "studio") {
  process.env.SEED = chooseSeed(); // before the database's own address stands in the environment
  const database = await openDatabase();
  process.env.DATABASE_URL = database.directUrl;
  if (database.embedded) process.env.WINDMILE_EMBEDDED = "1"; // for the seed, which this CLI starts
  if (command === "db" && subcommand === "seed") await migrate(database.directUrl); // there must be tables to sow into
}

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations", seed: "tsx --conditions=react-server prisma/seed.ts" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
