import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { Preferences } from "@/lib/core/shared/preferences";
import type { WaitingWrite } from "./outbox-entry";

/**
 * What this device stores for a user: one IndexedDB database each, so that another user of the same device never sees it.
 * With blocked or missing storage nothing is stored, without an error. The service worker reads it as well.
 */
const PREFIX = "windmile-device-";
const PERSON = `${PREFIX}person`;
const VERSION = 3;
/** Photos seen, as the service worker keeps them: one cache a person. */
const PICTURES = "pictures-";

export type SeenAnswer = { data: unknown; at: number };
/** A screen that was opened, under its path: with these properties it can be drawn again. */
export type SeenScreen = { name: string; props: object; at: number };
/** A screen as it stood, under its path: its markup, and the styles of the build that drew it. */
export type DrawnScreen = { markup: string; title: string; styles: string[]; at: number };
/** Who was signed in last, and how their app looks. */
export type LastPerson = {
  viewer: { id: string; firstName: string; lastName: string; profileImageUrl: string | null };
  preferences: Preferences;
};

interface Device extends DBSchema {
  /** Unfinished work, pictures included. */
  kept: { key: string; value: unknown };
  seen: { key: string; value: SeenAnswer };
  screens: { key: string; value: SeenScreen };
  drawn: { key: string; value: DrawnScreen };
  outbox: { key: number; value: WaitingWrite };
}
interface People extends DBSchema {
  person: { key: "current"; value: LastPerson };
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
      : openDB<Device>(`${PREFIX}${userId}`, VERSION, {
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
export const CITY_PACK_CACHE = `${PICTURES}city-`;

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

async function onPerson<T>(act: (database: IDBPDatabase<People>) => Promise<T>): Promise<T | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  try {
    const database = await openDB<People>(PERSON, 1, {
      upgrade: (made) => void made.createObjectStore("person"),
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

export async function readPerson(): Promise<LastPerson | undefined> {
  // Opening a database creates it, and after a log-out not even an empty one may exist.
  if (!(await databaseNames()).includes(PERSON)) return undefined;
  return onPerson((database) => database.get("person", "current"));
}

/** Somebody signs in: what this device kept of anybody else goes. */
export async function clearDeviceFor(userId: string): Promise<void> {
  if ((await readPerson())?.viewer.id !== userId) await forgetAllBut(userId);
}

/** Somebody is signed in: the device is theirs. */
export async function claimDevice(person: LastPerson): Promise<void> {
  await clearDeviceFor(person.viewer.id);
  if (isGone(person.viewer.id)) return;
  await onPerson((database) => database.put("person", person, "current"));
}

/** At logout: clears everything any user stored on this device. */
export function forgetDevice(): Promise<void> {
  return forgetAllBut(null);
}

const CHANNEL = "windmile-device";
const gone = new Set<string>();

/** Whether the device was emptied of a person whom this page still shows: nothing is kept of them again. */
export const isGone = (userId: string): boolean => gone.has(userId);

/** While this page shows the user: notices when another tab clears the device. */
export function watchDevice(userId: string): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data: left }: MessageEvent<string | null>) => {
    if (left !== userId) gone.add(userId);
  };
  return () => channel.close();
}

/** Milliseconds. */
const PATIENCE = 2000;

/**
 * Waits at most PATIENCE. A database is only deleted once the last tab that has it open closes it, and while the browser
 * clears storage itself (Clear-Site-Data at log-out) a request to it may never settle.
 */
function patiently<T, Otherwise>(work: Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> {
  return Promise.race([work, new Promise<Otherwise>((done) => setTimeout(() => done(otherwise), PATIENCE))]);
}

/** What could not be removed in time goes by itself, or with the next sign-in. */
async function forgetAllBut(userId: string | null): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
  for (const [id, opened] of open) {
    if (id === userId) continue;
    open.delete(id);
    void opened.then((database) => database?.close());
  }
  await patiently(removeAllBut(userId), undefined);
}

async function removeAllBut(userId: string | null): Promise<void> {
  const [databases, pictures] = await Promise.all([databaseNames(), cacheNames()]);
  const mine = userId === null ? [] : [`${PREFIX}${userId}`, `${PICTURES}${userId}`, `${PICTURES}city-${userId}`];
  await Promise.all([
    ...databases
      .filter((name) => name.startsWith(PREFIX) && !mine.includes(name))
      .map((name) => deleteDB(name).catch(() => undefined)),
    ...pictures
      .filter((name) => name.startsWith(PICTURES) && !mine.includes(name))
      .map((name) => caches.delete(name).catch(() => false)),
  ]);
}

export async function databaseNames(): Promise<string[]> {
  if (typeof indexedDB === "undefined" || !indexedDB.databases) return [];
  const found = await patiently(
    indexedDB.databases().catch(() => []),
    [],
  );
  return found.flatMap(({ name }) => (name ? [name] : []));
}

export async function cacheNames(): Promise<string[]> {
  return typeof caches === "undefined" ? [] : caches.keys().catch(() => []);
}

/** The cache of the photos a person has seen. */
export const picturesOf = (userId: string) => `${PICTURES}${userId}`;
