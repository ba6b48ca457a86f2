import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { WaitingWrite } from "./outbox-entry";

/**
 * What this device stores for a user: one IndexedDB database each, so that another user of the same device never sees it.
 * With blocked or missing storage nothing is stored, without an error. The service worker reads it as well.
 */
export const DEVICE_PREFIX = "windmile-device-";
const VERSION = 3;
/** Photos seen, as the service worker keeps them: one cache a person. */
export const PICTURE_CACHES = "pictures-";
/** The cache of the photos a person has seen. */
export const picturesOf = (userId: string) => `${PICTURE_CACHES}${userId}`;

export type SeenAnswer = { data: unknown; at: number };
/** A screen that was opened, under its path: with these properties it can be drawn again. */
export type SeenScreen = { name: string; props: object; at: number };
/** A screen as it stood, under its path: its markup, and the styles of the build that drew it. */
export type DrawnScreen = { markup: string; title: string; styles: string[]; at: number };

interface Device extends DBSchema {
  /** Unfinished work, pictures included. */
  kept: { key: string; value: unknown };
  seen: { key: string; value: SeenAnswer };
  screens: { key: string; value: SeenScreen };
  drawn: { key: string; value: DrawnScreen };
  outbox: { key: number; value: WaitingWrite };
}

export type DeviceDatabase = IDBPDatabase<Device>;

const open = new Map<string, Promise<IDBPDatabase<Device> | null>>();

function databaseOf(userId: string): Promise<IDBPDatabase<Device> | null> {
  const known = open.get(userId);
  if (known) return known;
  const forget = () => void open.delete(userId);
  const opening =
    typeof indexedDB === "undefined"
      ? Promise.resolve(null)
      : openDB<Device>(`${DEVICE_PREFIX}${userId}`, VERSION, {
          upgrade(database) {
            for (const name of ["kept", "seen", "screens", "drawn"] as const)
              if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
            if (!database.objectStoreNames.contains("outbox"))
              database.createObjectStore("outbox", { autoIncrement: true });
          },
          // Another tab deletes it, or brings a newer version: it does not wait for this one.
          blocking(_current, _blocked, event) {
            forget();
            if (event.target instanceof IDBDatabase) event.target.close();
          },
          terminated: forget,
        }).catch(() => null);
  open.set(userId, opening);
  return opening;
}

const gone = new Set<string>();

/** Whether the device was emptied of a person whom this page still shows: nothing is kept of them again. */
export const isGone = (userId: string): boolean => gone.has(userId);

export const markGone = (userId: string): void => void gone.add(userId);

/** Does something with a person's database; undefined where nothing can be kept. In the order they were asked for. */
export async function onDevice<T>(
  userId: string,
  act: (database: DeviceDatabase) => Promise<T>,
): Promise<T | undefined> {
  if (isGone(userId)) return undefined;
  const database = await databaseOf(userId);
  if (!database) return undefined;
  try {
    return await act(database);
  } catch {
    return undefined; // full, or taken away while it was written
  }
}

/** The city as it was downloaded: answers under SWR's keys, kept until the person removes them. */
export type CityPack = { answers: Record<string, unknown>; at: number; bytes: number; pictures: number };
export const PACK_KEY = "city-pack";
/** Its pictures; followed by the person's id. */
export const CITY_PACK_CACHE = `${PICTURE_CACHES}city-`;

const isPack = (value: unknown): value is CityPack =>
  typeof value === "object" && value !== null && "answers" in value && "pictures" in value;

export async function readPack(userId: string): Promise<CityPack | null> {
  const found = await readKept(userId, PACK_KEY);
  return isPack(found) ? found : null;
}

/** Pictures shared from another app, until New Post takes them. */
export const SHARED_KEY = "shared-photos";

export function readKept(userId: string, key: string): Promise<unknown> {
  return onDevice(userId, (database) => database.get("kept", key));
}

export async function keep(userId: string, key: string, value: unknown): Promise<void> {
  await onDevice(userId, (database) => database.put("kept", value, key));
}

export async function forgetKept(userId: string, key: string): Promise<void> {
  await onDevice(userId, (database) => database.delete("kept", key));
}

/** Closes the databases of everybody else, which could not be deleted while this page has them open. */
export function closeAllBut(userId: string | null): void {
  for (const [id, opened] of open) {
    if (id === userId) continue;
    open.delete(id);
    void opened.then((database) => database?.close());
  }
}
