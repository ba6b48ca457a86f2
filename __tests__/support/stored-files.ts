import { readdirSync } from "node:fs";
import path from "node:path";
import { mediaIdOf } from "@/lib/core/shared/media";
import { until } from "./app-process";

/** Every file in this test instance's media folder, including partial files and scaled copies. */
export function storedFiles(): string[] {
  const folder = path.resolve(process.env.DATA_DIR ?? "", "media");
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return []; // nothing was ever stored
  }
}

/** A copy is stored after its answer, so this waits until it exists and is recorded. */
export async function waitForStoredCopy(photoUrl: string, width: number): Promise<void> {
  const { row, sql } = await import("@/lib/core/server/db");
  const query = sql`select 1 from media where id = ${mediaIdOf(photoUrl)}::uuid and "variantKeys" ? ${String(width)}`;
  await until(async () => (await row(query)) !== null, 5000, `${photoUrl} is kept at ${width}`);
}
