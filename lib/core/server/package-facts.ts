import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "@/lib/core/shared/zod";

export type PackageFact = { name: string; version: string; licence: string };

const ownSchema = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });
const theirsSchema = z.object({ version: z.string(), license: z.string() });

async function manifest(...folder: string[]): Promise<unknown> {
  // The bundler must not follow this: it would take every package's every file along.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), ...folder, "package.json");
  return JSON.parse(await readFile(file, "utf8"));
}

async function factOf(name: string): Promise<PackageFact[]> {
  const found = theirsSchema.safeParse(await manifest("node_modules", name).catch(() => null));
  return found.success ? [{ name, version: found.data.version, licence: found.data.license }] : [];
}

async function read(): Promise<{ version: string; packages: PackageFact[] }> {
  const { version, dependencies } = ownSchema.parse(await manifest());
  const names = Object.keys(dependencies).filter((name) => !name.startsWith("@types/"));
  return { version, packages: (await Promise.all(names.map(factOf))).flat() };
}

let facts: ReturnType<typeof read> | undefined;

/** This app's version, and the packages it is made of with their licences, as they say themselves. */
export function packageFacts(): ReturnType<typeof read> {
  facts ??= read().catch((error: unknown) => {
    facts = undefined;
    throw error;
  });
  return facts;
}
