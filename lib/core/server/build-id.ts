import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The build's own name, new each time; nothing in development. */
export const buildId = (): Promise<string> =>
  readFile(/* turbopackIgnore: true */ join(".next", "BUILD_ID"), "utf8").then(
    (name) => name.trim(),
    () => "",
  );
