import { addressOfKey } from "@/lib/core/shared/cache-key";
import { type CachedResponse, type DeviceDatabase, onDevice, type ScreenSnapshot } from "./device-store";

const MAX_ENTRIES = 300;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Nothing about an account's security or other people's addresses is stored on the device. */
const CACHEABLE =
  /^\/api\/(?!account\/(?!settings)|auth\/(?!user$)|moderation|status|search|contacts|reports|invites|google|health|ready)/;
/** Searches, positions, and map areas. */
const SEARCHED = /[?&](q|near|bbox)=/;
export const isCacheable = (key: string): boolean => CACHEABLE.test(addressOfKey(key)) && !SEARCHED.test(key);

/** Evicts responses and screens that are too old or beyond the limit. */
async function trim(database: DeviceDatabase): Promise<void> {
  const oldest = Date.now() - MAX_AGE_MS;
  for (const name of ["responses", "screens"] as const) {
    const { store, done } = database.transaction(name, "readwrite");
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const newestFirst = keys.map((key, index) => ({ key, at: values[index]?.at ?? 0 })).sort((a, b) => b.at - a.at);
    for (const [index, { key, at }] of newestFirst.entries())
      if (index >= MAX_ENTRIES || at < oldest || (name === "responses" && !isCacheable(key))) void store.delete(key);
    await done;
  }
}

/** Users whose store this page has trimmed: once per page is enough. */
const trimmed = new Set<string>();

/** Stores current responses under SWR's keys. */
export async function writeCachedResponses(userId: string, answers: ReadonlyMap<string, unknown>): Promise<void> {
  const at = Date.now();
  const write = async (database: DeviceDatabase) => {
    const transaction = database.transaction("responses", "readwrite");
    for (const [key, data] of answers) void transaction.store.put({ data, at }, key);
    await transaction.done;
    if (trimmed.has(userId)) return;
    trimmed.add(userId);
    await trim(database);
  };
  await onDevice(userId, write, { creates: true });
}

export async function saveScreen(userId: string, path: string, screen: Omit<ScreenSnapshot, "at">): Promise<void> {
  const at = Date.now();
  await onDevice(userId, (database) => database.put("screens", { ...screen, at }, path), { creates: true });
}

export function readScreen(userId: string, path: string): Promise<ScreenSnapshot | undefined> {
  return onDevice(userId, (database) => database.get("screens", path));
}

export async function deleteScreen(userId: string, path: string): Promise<void> {
  await onDevice(userId, (database) => database.delete("screens", path));
}

/** All stored responses, without expired ones. */
export async function readCachedResponses(userId: string): Promise<Record<string, CachedResponse>> {
  const found = await onDevice(userId, async (database) => {
    await trim(database);
    const { store } = database.transaction("responses");
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return Object.fromEntries(
      keys.flatMap((key, index) => {
        const cached = values[index];
        return cached ? [[key, cached]] : [];
      }),
    );
  });
  return found ?? {};
}
