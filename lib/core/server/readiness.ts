import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { row, sql } from "./db";
import { AppError } from "./errors";

declare global {
  // Set by the server process when it was asked to stop.
  var windmileDraining: boolean | undefined;
}

/**
 * 200 while the process accepts traffic; 503 while it drains, the database is unreachable, or migrations are pending.
 */
export async function readiness(): Promise<{ status: "ready" }> {
  if (globalThis.windmileDraining) throw new AppError("unavailable", { message: "Shutting down" });
  const table = await row<{ name: string | null }>(sql`select to_regclass('_prisma_migrations')::text as name`);
  if (!table?.name) throw new AppError("unavailable", { message: "Migrations are pending" });
  const applied = await row<{ count: number }>(sql`
    select count(*)::int as count from _prisma_migrations where finished_at is not null and rolled_back_at is null`);
  const entries = await readdir(path.join(process.cwd(), "prisma/migrations"), { withFileTypes: true });
  const known = entries.filter((entry) => entry.isDirectory()).length;
  if ((applied?.count ?? 0) < known) throw new AppError("unavailable", { message: "Migrations are pending" });
  return { status: "ready" };
}
