import type { FieldValues, Resolver } from "react-hook-form";
import { retryImport } from "./lazy-retry";

/**
 * A form resolver that is loaded when the form is first validated, because the server's schemas and zod are 38 KB
 * gzipped, too much for a form that may never be used.
 */
export function lazyResolver<Fields extends FieldValues, Output>(
  load: () => Promise<Resolver<Fields, unknown, Output>>,
): Resolver<Fields, unknown, Output> {
  const loadUntilThere = retryImport(load, { isQuiet: true });
  return async (...args) => (await loadUntilThere())(...args);
}
