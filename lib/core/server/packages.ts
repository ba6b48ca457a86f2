import "server-only";
import licenses from "./licenses.json";

export type PackageInfo = { name: string; version: string; license: string };

/** The app's packages with their licenses, from the lock file (scripts/test/list-licenses.mjs). */
export const PACKAGES: readonly PackageInfo[] = licenses;
