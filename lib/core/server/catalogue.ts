import "server-only";
import { row, sql } from "./db";

type Table = "venues" | "hidden_gems" | "events";

/**
 * This process's copy of small tables that lists are filtered and counted from. Before each use one indexed read asks
 * for the tables' versions, which triggers raise together with the rows: the copy is never older than the request.
 * Loads are shared; a failed one is forgotten.
 */
export function catalogue<T>(tables: Table | readonly Table[], load: () => Promise<T>): () => Promise<T> {
  let copy: { version: string; value: Promise<T> } | undefined;
  const names = typeof tables === "string" ? [tables] : tables;
  return async () => {
    const found = await row<{ version: string | null }>(sql`
      select string_agg(version::text, ' ' order by name) as version from catalogue_versions
      where name = any(${names}::text[])`);
    const version = found?.version ?? "";
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
