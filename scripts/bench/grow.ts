import { readFileSync, writeFileSync } from "node:fs";
import { Client } from "pg";
import { z } from "zod";
import { deadlineIn } from "@/lib/core/server/batches";
import { pool } from "@/lib/core/server/db";
import { countActivity } from "@/lib/suggestions/recommendations/activity";
import { seedCity } from "@/prisma/seed/city";
import { askEverything, logPlans } from "./ask";
import { faultsOf, reasons } from "./bounds";
import { growCity } from "./growth";
import type { Growth } from "./growth-sql";

/** Steps of grow.mjs, each its own process: `fill size`, `ask app log file only`, `compare small large`. */
const [step, ...args] = process.argv.slice(2);
const COUNTED_WITHIN_MS = 600_000;

/** Scale by name; a hundred thousand people are 1. */
const sizeOf = (scale: number): Growth => ({
  people: 100_000 * scale,
  photos: 1_000_000 * scale,
  likes: 2_000_000 * scale,
  comments: 500_000 * scale,
  notifications: 1_000_000 * scale,
  follows: 1_000_000 * scale,
  workouts: 500_000 * scale,
  entries: 5_000_000 * scale,
  documents: 300_000 * scale,
});

async function fill(scale: number): Promise<void> {
  const database = process.env.DATABASE_URL ?? "";
  const client = new Client({ connectionString: database });
  await client.connect();
  await seedCity(client, new Date());
  await growCity(client, sizeOf(scale));
  await client.end();
  await countActivity(deadlineIn(COUNTED_WITHIN_MS)); // the requested app runs without jobs
  await logPlans(database);
}

const cost = z.object({
  ...{ status: z.number(), ms: z.number(), running: z.number(), statements: z.number(), buffers: z.number() },
  scans: z.array(z.object({ table: z.string(), rows: z.number() })),
});
const file = z.array(z.object({ name: z.string(), who: z.string(), page: z.number(), cost }));
const read = (path: string) => file.parse(JSON.parse(readFileSync(path, "utf8")));

/** Every row, small beside large. The exit code says whether all of them are within their bounds. */
function compare(small: string, large: string, isTimed: boolean): void {
  const keyOf = ({ name, who, page }: { name: string; who: string; page: number }) => `${who} ${page} ${name}`;
  const before = new Map(read(small).map((row) => [keyOf(row), row.cost]));
  let wrong = 0;
  console.log("  ms, statements, buffers, running ms: small → large");
  for (const row of read(large)) {
    const was = before.get(keyOf(row));
    const faults = faultsOf({ ...row, small: was, large: row.cost }, isTimed);
    wrong += faults.length > 0 ? 1 : 0;
    const figure = (of: (one: z.infer<typeof cost>) => number, digits = 0) =>
      `${was ? of(was).toFixed(digits) : "–"} → ${of(row.cost).toFixed(digits)}`.padEnd(15);
    const figures = [
      figure(({ ms }) => ms),
      figure(({ statements }) => statements),
      figure(({ buffers }) => buffers),
      figure(({ running }) => running, 1),
    ];
    const at = row.page > 1 ? `, page ${row.page}` : "";
    console.log(
      `${faults.length > 0 ? "✗" : " "} ${figures.join(" ")} ${row.who.padEnd(9)} ${row.name}${at}${faults.map((one) => `  ! ${one}`).join("")}`,
    );
  }
  console.log(`\nBounds other than 1.5 times the small city's:\n  ${reasons.join("\n  ")}`);
  console.log(`\n${wrong === 0 ? "All rows are within their bounds" : `${wrong} rows are not`}`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

async function run(): Promise<void> {
  const [first = "", second = "", third = "", only = ""] = args;
  if (step === "fill") return fill(Number(first));
  if (step === "ask") {
    const found = await askEverything(first, process.env.DATABASE_URL ?? "", second, new RegExp(only));
    return writeFileSync(third, JSON.stringify(found));
  }
  compare(first, second, third === "timed");
}

run()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(async () => {
    await pool.end();
    process.exit(); // an interrupted run left its own connection open
  });
