import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { row, rows, sql } from "./db";
import { AppError } from "./errors";

/**
 * 200 while the process accepts traffic; 503 while the database is unreachable or migrations are pending. While the
 * process drains, `scripts/start/refuse.mjs` answers 503.
 */
export async function readiness(): Promise<{ status: "ready" }> {
  const table = await row<{ name: string | null }>(sql`select to_regclass('_prisma_migrations')::text as name`);
  if (!table?.name) throw new AppError("unavailable", { message: "Migrations are pending" });
  const applied = await rows<{ name: string }>(sql`
    select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null`);
  const names = new Set(applied.map(({ name }) => name));
  const entries = await readdir(path.join(process.cwd(), "prisma/migrations"), { withFileTypes: true });
  if (entries.some((entry) => entry.isDirectory() && !names.has(entry.name))) {
    throw new AppError("unavailable", { message: "Migrations are pending" });
  }
  return { status: "ready" };
}
