import "server-only";
import { row, sql } from "./db";

/**
 * This process's copy of a small table that lists are filtered and counted from. Before each use one indexed read asks
 * for the table's version, which triggers raise together with the rows: the copy is never older than the request.
 * Loads are shared; a failed one is forgotten.
 */
export function catalogue<T>(table: "venues" | "hidden_gems" | "events", load: () => Promise<T>): () => Promise<T> {
  let copy: { version: string; value: Promise<T> } | undefined;
  return async () => {
    const found = await row<{ version: string }>(sql`select version from catalogue_versions where name = ${table}`);
    const version = String(found?.version ?? 0);
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
