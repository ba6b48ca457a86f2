import { deleteDB } from "idb";
import { REDUCED_MOTION_KEY, THEME_KEY } from "@/lib/core/shared/theme";
import { entriesIn, forgetKeys, type Storage } from "./browser-storage";
import { cacheNames, databaseNames } from "./device-owner";

/** The service worker's cache of the app itself isn't personal data, and would only come back with a new version. */
const IS_BUILD = /^serwist-precache/;

/** The appearance isn't personal data, so it survives clearing the device. */
const APPEARANCE: readonly string[] = [THEME_KEY, REDUCED_MOTION_KEY];

/**
 * The storage APIs report no sizes, so `bytes` is computed from keys and values; for disk usage the browser estimates
 * one number.
 */
export type DeviceContents = {
  local: { count: number; bytes: number };
  session: { count: number; bytes: number };
  caches: number;
  databases: number;
  /** Cache Storage and IndexedDB, as estimated by the browser; null if it doesn't say. */
  diskBytes: number | null;
  /** The browser's total limit for it; null if it doesn't say. */
  quotaBytes: number | null;
  /** Whether the browser promised not to evict it; null if it makes no such promises. */
  isPersisted: boolean | null;
};

/** Browsers store both keys and values as UTF-16. */
function sizeOf(storage: Storage): { count: number; bytes: number } {
  const entries = entriesIn(storage);
  return { count: entries.length, bytes: entries.reduce((sum, [key, value]) => sum + 2 * (key + value).length, 0) };
}

// `navigator.storage` only exists on secure origins.

async function estimate(): Promise<StorageEstimate> {
  return navigator.storage?.estimate?.().catch(() => ({})) ?? {};
}

async function persisted(): Promise<boolean | null> {
  return navigator.storage?.persisted?.().catch(() => null) ?? null;
}

/** Asks the browser not to evict this data. It may ask the user, or refuse silently. */
export async function persist(): Promise<boolean> {
  return navigator.storage?.persist?.().catch(() => false) ?? false;
}

export async function deviceContents(): Promise<DeviceContents> {
  const found = Promise.all([cacheNames(), databaseNames(), estimate(), persisted()]);
  const [names, databases, { usage, quota }, isPersisted] = await found;
  return {
    local: sizeOf("local"),
    session: sizeOf("session"),
    caches: names.length,
    databases: databases.length,
    diskBytes: usage ?? null,
    quotaBytes: quota ?? null,
    isPersisted,
  };
}

/** Resolves when the database is deleted, or can't be because another tab has it open. */
function deleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    deleteDB(name, { blocked: () => resolve(false) }).then(
      () => resolve(true),
      () => resolve(false),
    );
  });
}

/** Clears everything but the appearance; the session cookie stays. False if something couldn't be removed. */
export async function clearDevice(): Promise<boolean> {
  forgetKeys("local", (key) => !APPEARANCE.includes(key));
  forgetKeys("session", () => true);
  const gone = await Promise.all([
    ...(await cacheNames())
      .filter((name) => !IS_BUILD.test(name))
      .map((name) => caches.delete(name).catch(() => false)),
    ...(await databaseNames()).map(deleteDatabase),
  ]);
  return !gone.includes(false);
}
