import "server-only";
import licenses from "./licenses.json";

export type PackageFact = { name: string; version: string; licence: string };

/** The packages this app is made of with their licences, by the lock file (scripts/test/list-licenses.mjs). */
export const PACKAGES: readonly PackageFact[] = licenses;
