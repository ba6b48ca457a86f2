import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { Preferences } from "@/lib/core/shared/preferences";
import {
  closeAllExcept,
  DEVICE_PREFIX,
  isLeavingPage,
  isUserCleared,
  markDeleted,
  markLeaving,
  PICTURE_CACHES,
} from "./device-store";

/** The device belongs to one user at a time: when someone else logs in, the previous user's data is deleted. */
const PERSON = `${DEVICE_PREFIX}person`;

/** The signed-in user as stored on this device, with their preferences. */
export type StoredViewer = {
  viewer: { id: string; firstName: string; lastName: string; profileImageUrl: string | null };
  preferences: Preferences;
};

interface People extends DBSchema {
  person: { key: "current"; value: StoredViewer };
}

async function onPerson<T>(
  act: (database: IDBPDatabase<People>) => Promise<T>,
  isNew: boolean,
): Promise<T | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  try {
    const database = await openDB<People>(PERSON, 1, {
      upgrade(made, _from, _to, transaction) {
        if (isNew) return void made.createObjectStore("person");
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    try {
      return await act(database);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Never creates a database: after a logout, not even an empty one may exist. */
export const readStoredViewer = (): Promise<StoredViewer | undefined> =>
  onPerson((database) => database.get("person", "current"), false);

/** On login: deletes what this device stored for anyone else. */
export async function clearDeviceFor(userId: string): Promise<void> {
  markLeaving(false);
  if ((await readStoredViewer())?.viewer.id !== userId) await clearAllExcept(userId);
}

/** Stores who is signed in, unless the device has been cleared: a screen may still appear before the page is left. */
export async function claimDevice(person: StoredViewer): Promise<void> {
  const isCleared = () => isLeavingPage() || isUserCleared(person.viewer.id);
  if (isCleared()) return;
  await clearDeviceFor(person.viewer.id);
  if (isCleared()) return;
  await onPerson((database) => database.put("person", person, "current"), true);
  // The device was cleared during the write.
  if (isCleared() && (await readStoredViewer())?.viewer.id === person.viewer.id) await deleteDB(PERSON);
}

/** At logout: clears everything any user stored on this device. The caller then loads another page. */
export function deleteDevice(): Promise<void> {
  markLeaving(true);
  return clearAllExcept(null);
}

const CHANNEL = "windmile-device";

/** While this page shows the user: notices when another tab clears the device. */
export function watchDevice(userId: string): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data: left }: MessageEvent<string | null>) => {
    if (left !== userId) markDeleted(userId);
  };
  return () => channel.close();
}

const TIMEOUT_MS = 2000;

/**
 * Waits at most TIMEOUT_MS. A database is only deleted once the last tab that has it open closes it, and while the
 * browser clears storage itself (Clear-Site-Data at logout) a request to it may never settle.
 */
function withTimeout<T, Otherwise>(work: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> {
  return Promise.race([work, new Promise<Otherwise>((done) => setTimeout(() => done(otherwise), TIMEOUT_MS))]);
}

/** What couldn't be removed in time is removed later, or at the next login. */
async function clearAllExcept(userId: string | null): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
  closeAllExcept(userId);
  await withTimeout(removeAllBut(userId), undefined);
}

async function removeAllBut(userId: string | null): Promise<void> {
  const [databases, pictures] = await Promise.all([databaseNames(), cacheNames()]);
  const mine =
    userId === null
      ? []
      : [`${DEVICE_PREFIX}${userId}`, `${PICTURE_CACHES}${userId}`, `${PICTURE_CACHES}city-${userId}`];
  await Promise.all([
    ...databases
      .filter((name) => name.startsWith(DEVICE_PREFIX) && !mine.includes(name))
      .map((name) => deleteDB(name).catch(() => undefined)),
    ...pictures
      .filter((name) => name.startsWith(PICTURE_CACHES) && !mine.includes(name))
      .map((name) => caches.delete(name).catch(() => false)),
  ]);
}

export async function databaseNames(): Promise<string[]> {
  if (typeof indexedDB === "undefined" || !indexedDB.databases) return [];
  const found = await withTimeout(
    indexedDB.databases().catch(() => []),
    [],
  );
  return found.flatMap(({ name }) => (name ? [name] : []));
}

export async function cacheNames(): Promise<string[]> {
  return typeof caches === "undefined" ? [] : caches.keys().catch(() => []);
}
