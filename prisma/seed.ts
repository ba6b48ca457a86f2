import { Client } from "pg";
import { seedCity } from "./seed/city";
import { seedDemo } from "./seed/demo";

const LOCK = 20_261_120;

/**
 * Seeds what isn't seeded yet, in one transaction and one process at a time, so that simultaneous starts don't
 * conflict.
 */
async function seed(connectionString: string, withDemo: boolean): Promise<void> {
  const db = new Client({ connectionString });
  await db.connect();
  try {
    await db.query("set statement_timeout = 0"); // the role may have the app's limits
    await db.query("begin");
    await db.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const now = new Date();
    await seedCity(db, now);
    if (withDemo) await seedDemo(db, now);
    await db.query("commit");
    if (withDemo) await db.query("analyze");
  } finally {
    await db.end();
  }
}

const url = process.env.DATABASE_URL;
if (!url) throw new Error("DATABASE_URL is not set: run `npx prisma db seed`, which finds the database");
seed(url, process.env.SEED === "demo").catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
