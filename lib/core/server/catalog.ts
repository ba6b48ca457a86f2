import "server-only";
import { rows, sql } from "./db";
import { countCache } from "./tracing";

type Table = "venues" | "hidden_gems" | "events";

type Versions = ReadonlyMap<string, string>;
let pending: Promise<Versions> | undefined;

/** The current versions. Concurrent callers share a read that starts after the last of them asked. */
function versionsNow(): Promise<Versions> {
  pending ??= Promise.resolve().then(async () => {
    pending = undefined;
    const found = await rows<{ name: string; version: string }>(sql`select name, version::text from catalog_versions`);
    return new Map(found.map(({ name, version }) => [name, version]));
  });
  return pending;
}

/**
 * This process's cached copy of small tables from which lists are filtered and counted. Before each use, one indexed
 * read fetches the tables' versions, which triggers increment together with the rows, so the copy is never older than
 * the request. Loads are shared; a failed one isn't cached.
 */
export function catalog<T>(tables: Table | readonly Table[], load: () => Promise<T>): () => Promise<T> {
  let copy: { version: string; value: Promise<T> } | undefined;
  const names = typeof tables === "string" ? [tables] : tables;
  return async () => {
    const versions = await versionsNow();
    const version = names.map((name) => versions.get(name) ?? "").join(" ");
    countCache("catalog", copy?.version === version);
    if (copy?.version !== version) {
      const made = { version, value: load() };
      made.value.catch(() => {
        if (copy === made) copy = undefined;
      });
      copy = made;
    }
    return copy.value;
  };
}
