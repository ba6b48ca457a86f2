import "server-only";
import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { paths } from "@/lib/core/shared/paths";
import { buildId } from "./build-id";

const SOURCE = "lib/core/worker/service-worker.ts";

/** Scripts, styles, fonts and the drawn city's lines of this build; their names change with what is in them. */
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
    .filter((file) => /\.(js|css|woff2|json)$/.test(file))
    .sort();
}

/**
 * The service worker as one script, with the list of what it keeps. Made while the app is built, when the rest of the
 * build lies there already.
 */
export async function serviceWorkerScript(): Promise<string> {
  const files = await builtFiles();
  // A layout or an inline script can change without any of these files: the build's own name is new each time.
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
