import type { FieldValues, Resolver } from "react-hook-form";
import { retryImport } from "./lazy-retry";

/**
 * A form's resolver that is fetched when the form is first checked: the server's own schemas and zod weigh 70 KB packed,
 * too much for a screen whose form may never be touched.
 */
export function lateResolver<Fields extends FieldValues, Output>(
  load: () => Promise<Resolver<Fields, unknown, Output>>,
): Resolver<Fields, unknown, Output> {
  const loadUntilThere = retryImport(load, { isQuiet: true });
  return async (...args) => (await loadUntilThere())(...args);
}
