/**
 * Unfinished work kept on the device, pictures included: one IndexedDB database per user, so that another user of the
 * same device never meets it. Blocked or missing storage keeps nothing, and nobody is told.
 */
const PREFIX = "windmile-device-";
const STORE = "kept";

function open(userId: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(`${PREFIX}${userId}`, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, in the order they were asked for: what was forgotten is not written again by an earlier keep. */
function run<T>(
  userId: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const turn = last.then(() => runNow(userId, mode, act));
  last = turn;
  return turn;
}

async function runNow<T>(
  userId: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  const database = await open(userId).catch(() => null);
  if (!database) return undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    return undefined; // full, or taken away while it was written
  } finally {
    database.close();
  }
}

export function readKept(userId: string, key: string): Promise<unknown> {
  return run<unknown>(userId, "readonly", (store) => store.get(key));
}

export async function keep(userId: string, key: string, value: unknown): Promise<void> {
  await run(userId, "readwrite", (store) => store.put(value, key));
}

export async function forgetKept(userId: string, key: string): Promise<void> {
  await run(userId, "readwrite", (store) => store.delete(key));
}

/** At logout: clears everything any user stored on this device. */
export async function forgetDevice(): Promise<void> {
  if (typeof indexedDB === "undefined" || !indexedDB.databases) return;
  const databases = await indexedDB.databases().catch(() => []);
  for (const { name } of databases) if (name?.startsWith(PREFIX)) indexedDB.deleteDatabase(name);
}
