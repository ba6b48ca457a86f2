import "server-only";
import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { paths } from "@/lib/core/shared/paths";
import { buildId } from "./build-id";

const SOURCE = "lib/core/worker/service-worker.ts";

/**
 * Scripts, styles, fonts, and the drawn city's outlines of this build; their names change with their content. Not the
 * scripts that start a web worker: a stored one would lose its parameters (`service-worker.ts`).
 */
async function builtFiles(): Promise<string[]> {
  const root = join(".next", "static");
  const folders = await Promise.all(
    ["chunks", "media"].map(async (folder) => {
      const found = await readdir(/* turbopackIgnore: true */ join(root, folder), { recursive: true }).catch(() => []);
      return found.map((file) => `/_next/static/${folder}/${file}`);
    }),
  );
  return folders
    .flat()
    .filter((file) => /\.(js|css|woff2|json)$/.test(file) && !file.includes("/turbopack-worker-"))
    .sort();
}

/**
 * The service worker as one script, with its precache list. Generated at the end of the build, when its other files
 * exist.
 */
export async function serviceWorkerScript(): Promise<string> {
  const files = await builtFiles();
  // A layout or an inline script can change without any of these files, so the build id is included.
  const revision = createHash("sha256")
    .update([await buildId(), ...files].join())
    .digest("hex")
    .slice(0, 12);
  const entries = [...files.map((url) => ({ url, revision: null })), { url: paths.shell, revision }];
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    define: { "self.__SW_MANIFEST": JSON.stringify(entries), "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}
