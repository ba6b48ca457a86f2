import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The build id, new for each build; empty in development. */
export const buildId = (): Promise<string> =>
  readFile(/* turbopackIgnore: true */ join(".next", "BUILD_ID"), "utf8").then(
    (name) => name.trim(),
    () => "",
  );
