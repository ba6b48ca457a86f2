import { deleteDB } from "idb";
import { REDUCED_MOTION_KEY, THEME_KEY } from "@/lib/core/shared/theme";
import { cacheNames, databaseNames } from "./device-owner";

/** What the service worker keeps of the app itself is nobody's data, and comes back only with a new version. */
const IS_BUILD = /^serwist-precache/;

/** The appearance is not personal data: clearing the device keeps it. */
const APPEARANCE: readonly string[] = [THEME_KEY, REDUCED_MOTION_KEY];

/**
 * The storage APIs give no size, so `bytes` is counted from keys and values; for disk usage the browser estimates one
 * number.
 */
export type DeviceContents = {
  local: { count: number; bytes: number };
  session: { count: number; bytes: number };
  caches: number;
  databases: number;
  /** Cache Storage and IndexedDB, as the browser estimates them; null where it does not say. */
  diskBytes: number | null;
  /** How much of it the browser allows altogether; null where it does not say. */
  quotaBytes: number | null;
  /** Whether the browser promised not to clear it to make room; null where it makes no such promises. */
  isPersisted: boolean | null;
};

/** Browsers keep both keys and values as UTF-16. */
function sizeOf(open: () => Storage): { count: number; bytes: number } {
  try {
    const entries = Object.entries(open());
    return { count: entries.length, bytes: entries.reduce((sum, [key, value]) => sum + 2 * (key + value).length, 0) };
  } catch {
    return { count: 0, bytes: 0 }; // blocked storage holds nothing
  }
}

// All of `navigator.storage` is there on secure origins only.

async function estimate(): Promise<StorageEstimate> {
  return navigator.storage?.estimate?.().catch(() => ({})) ?? {};
}

async function persisted(): Promise<boolean | null> {
  return navigator.storage?.persisted?.().catch(() => null) ?? null;
}

/** Asks the browser not to clear what is kept here to make room. It may ask the person, or refuse without a word. */
export async function persist(): Promise<boolean> {
  return navigator.storage?.persist?.().catch(() => false) ?? false;
}

export async function deviceContents(): Promise<DeviceContents> {
  const found = Promise.all([cacheNames(), databaseNames(), estimate(), persisted()]);
  const [names, databases, { usage, quota }, isPersisted] = await found;
  return {
    local: sizeOf(() => localStorage),
    session: sizeOf(() => sessionStorage),
    caches: names.length,
    databases: databases.length,
    diskBytes: usage ?? null,
    quotaBytes: quota ?? null,
    isPersisted,
  };
}

/** Resolves when the database is gone, or can't go because another tab has it open. */
function deleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    deleteDB(name, { blocked: () => resolve(false) }).then(
      () => resolve(true),
      () => resolve(false),
    );
  });
}

/** Clears everything but the appearance; the session cookie stays. False when something could not be removed. */
export async function clearDevice(): Promise<boolean> {
  let cleared = true;
  try {
    for (const key of Object.keys(localStorage)) if (!APPEARANCE.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Blocked storage holds nothing to clear.
  }
  const gone = await Promise.all([
    ...(await cacheNames())
      .filter((name) => !IS_BUILD.test(name))
      .map((name) => caches.delete(name).catch(() => false)),
    ...(await databaseNames()).map(deleteDatabase),
  ]);
  if (gone.includes(false)) cleared = false;
  return cleared;
}
