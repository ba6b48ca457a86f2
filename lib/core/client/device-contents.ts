import { REDUCED_MOTION_KEY, THEME_KEY } from "@/lib/core/shared/theme";

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

async function databaseNames(): Promise<string[]> {
  if (typeof indexedDB === "undefined" || !indexedDB.databases) return [];
  const found = await indexedDB.databases().catch(() => []);
  return found.flatMap(({ name }) => (name ? [name] : []));
}

async function cacheNames(): Promise<string[]> {
  return typeof caches === "undefined" ? [] : caches.keys().catch(() => []);
}

async function estimate(): Promise<number | null> {
  // Only on secure origins.
  if (!navigator.storage?.estimate) return null;
  return navigator.storage.estimate().then(
    ({ usage }) => usage ?? null,
    () => null,
  );
}

export async function deviceContents(): Promise<DeviceContents> {
  const [names, databases, diskBytes] = await Promise.all([cacheNames(), databaseNames(), estimate()]);
  return {
    local: sizeOf(() => localStorage),
    session: sizeOf(() => sessionStorage),
    caches: names.length,
    databases: databases.length,
    diskBytes,
  };
}

/** Resolves when the database is gone, or can't go because another tab has it open. */
function deleteDatabase(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve(true);
    request.onerror = () => resolve(false);
    request.onblocked = () => resolve(false);
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
