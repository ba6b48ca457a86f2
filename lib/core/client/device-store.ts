import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OutboxEntry } from "./outbox-entry";

/**
 * What this device stores for a user: one IndexedDB database per user, so that another user of the same device never
 * sees it. With blocked or missing storage nothing is stored, without an error. The service worker reads it as well.
 */
export const DEVICE_PREFIX = "windmile-device-";
const VERSION = 5;
/** Photos the user has seen, stored by the service worker: one cache per user. */
export const PICTURE_CACHES = "pictures-";
export const picturesOf = (userId: string) => `${PICTURE_CACHES}${userId}`;

export type CachedResponse = { data: unknown; at: number };
/** A screen that was opened, by path: it can be rendered again with these props. */
export type ScreenSnapshot = { name: string; props: object; at: number };

interface Device extends DBSchema {
  /** Unfinished work, including pictures. */
  entries: { key: string; value: unknown };
  responses: { key: string; value: CachedResponse };
  screens: { key: string; value: ScreenSnapshot };
  outbox: { key: number; value: OutboxEntry };
}

export type DeviceDatabase = IDBPDatabase<Device>;

const STORES: readonly string[] = ["entries", "responses", "screens", "outbox"];

const open = new Map<string, Promise<DeviceDatabase | null>>();

function connect(userId: string, creates: boolean): Promise<DeviceDatabase | null> {
  const forget = () => void open.delete(userId);
  const opening = openDB<Device>(`${DEVICE_PREFIX}${userId}`, VERSION, {
    upgrade(database, from, _to, transaction) {
      if (from === 0 && !creates) {
        transaction.done.catch(() => undefined);
        return transaction.abort();
      }
      for (const name of ["entries", "responses", "screens"] as const)
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
      if (!database.objectStoreNames.contains("outbox")) database.createObjectStore("outbox", { autoIncrement: true });
      // Removes stores of earlier versions.
      for (const name of [...database.objectStoreNames]) if (!STORES.includes(name)) database.deleteObjectStore(name);
    },
    // Another tab is deleting it or opening a newer version, and doesn't wait for this one.
    blocking(_current, _blocked, event) {
      forget();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: forget,
  }).catch(() => {
    if (open.get(userId) === opening) forget();
    return null;
  });
  open.set(userId, opening);
  return opening;
}

async function databaseOf(userId: string, creates: boolean): Promise<DeviceDatabase | null> {
  if (typeof indexedDB === "undefined") return null;
  const opening = open.get(userId);
  if (!opening) return connect(userId, creates);
  // An earlier read may have found no database.
  return (await opening) ?? (creates ? databaseOf(userId, creates) : null);
}

const gone = new Set<string>();

/** Whether this user's data was cleared while this page still shows it: nothing is stored for them again. */
export const isUserCleared = (userId: string): boolean => gone.has(userId);

export const markDeleted = (userId: string): void => void gone.add(userId);

let isLeaving = false;

/** Whether the page is about to unload after a logout: nothing is stored until the next login. */
export const isLeavingPage = (): boolean => isLeaving;

export function markLeaving(isLeft: boolean): void {
  isLeaving = isLeft;
}

/**
 * Runs an action on a user's database, in the order of the calls; undefined if there is none. It is created only with
 * `creates`: a read must not bring back a database that a logout has just deleted.
 */
export async function onDevice<T>(
  userId: string,
  act: (database: DeviceDatabase) => Promise<T>,
  { creates = false } = {},
): Promise<T | undefined> {
  if (isLeaving || isUserCleared(userId)) return undefined;
  const database = await databaseOf(userId, creates);
  if (!database) return undefined;
  try {
    return await act(database);
  } catch {
    return undefined; // Storage is full, or the database was deleted during the write.
  }
}

/** The downloaded city: responses under SWR's keys, stored until the user removes them. */
export type CityPack = { answers: Record<string, unknown>; at: number; bytes: number; pictures: number };
export const PACK_KEY = "city-pack";
/** Its pictures; followed by the user's id. */
export const CITY_PACK_CACHE = `${PICTURE_CACHES}city-`;

const isPack = (value: unknown): value is CityPack =>
  typeof value === "object" && value !== null && "answers" in value && "pictures" in value;

export async function readPack(userId: string): Promise<CityPack | null> {
  const found = await readDeviceEntry(userId, PACK_KEY);
  return isPack(found) ? found : null;
}

export function readDeviceEntry(userId: string, key: string): Promise<unknown> {
  return onDevice(userId, (database) => database.get("entries", key));
}

export async function writeDeviceEntry(userId: string, key: string, value: unknown): Promise<void> {
  await onDevice(userId, (database) => database.put("entries", value, key), { creates: true });
}

export async function removeDeviceEntry(userId: string, key: string): Promise<void> {
  await onDevice(userId, (database) => database.delete("entries", key));
}

/** Closes everyone else's databases, which can't be deleted while this page has them open. */
export function closeAllExcept(userId: string | null): void {
  for (const [id, opened] of open) {
    if (id === userId) continue;
    open.delete(id);
    void opened.then((database) => database?.close());
  }
}
