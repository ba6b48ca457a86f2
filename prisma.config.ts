import { defineConfig } from "prisma/config";
import { openDatabase } from "./scripts/database/database.mjs";
import { migrate } from "./scripts/database/migrations.mjs";
import { schemaEngine } from "./scripts/database/schema-engine-path.mjs";
import { chooseSeed, loadEnvironment } from "./scripts/start/environment.mjs";

loadEnvironment(); // Prisma's CLI doesn't read .env

process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= schemaEngine();

// Only commands that use a database start one.
const [command, subcommand] = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
if (command === "migrate" || command === "db" || command === "studio") {
  process.env.SEED = chooseSeed(); // before DATABASE_URL is set below
  const database = await openDatabase();
  process.env.DATABASE_URL = database.directUrl;
  if (database.embedded) process.env.WINDMILE_EMBEDDED = "1"; // for the seed, which this CLI starts
  if (command === "db" && subcommand === "seed") await migrate(database.directUrl); // the seed needs tables
}

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations", seed: "tsx --conditions=react-server prisma/seed.ts" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
