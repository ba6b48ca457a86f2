import { readdirSync } from "node:fs";
import path from "node:path";

/** Every file under the media folder of this test's instance, half-written ones and scaled copies too. */
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
