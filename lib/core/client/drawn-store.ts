import { type DrawnScreen, onDevice } from "./device-store";

/** Screens show today's content: an older snapshot is ignored and the page is fetched. */
const FRESH_MS = 6 * 60 * 60 * 1000;
const MOST_SCREENS = 12;

/** Saves the snapshot of a screen and evicts the oldest beyond the limit. */
export async function keepDrawn(userId: string, path: string, screen: Omit<DrawnScreen, "at">): Promise<void> {
  await onDevice(userId, async (database) => {
    const { store, done } = database.transaction("drawn", "readwrite");
    void store.put({ ...screen, at: Date.now() }, path);
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    const newestFirst = keys.map((key, index) => ({ key, at: values[index]?.at ?? 0 })).sort((a, b) => b.at - a.at);
    for (const { key } of newestFirst.slice(MOST_SCREENS)) void store.delete(key);
    await done;
  });
}

export async function readDrawn(userId: string, path: string): Promise<DrawnScreen | undefined> {
  const found = await onDevice(userId, (database) => database.get("drawn", path));
  const age = Date.now() - (found?.at ?? 0);
  return age >= 0 && age < FRESH_MS ? found : undefined;
}

/** Called when the user changes: nobody may see the previous user's snapshots. */
export async function forgetDrawn(userId: string): Promise<void> {
  await onDevice(userId, (database) => database.clear("drawn"));
}
