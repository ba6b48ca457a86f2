import { onDevice, type Seen, type SeenScreen } from "./device-store";

const MOST_ENTRIES = 300;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Answers as they are now, under SWR's keys. */
export async function writeSeen(userId: string, answers: ReadonlyMap<string, unknown>): Promise<void> {
  const at = Date.now();
  await onDevice(userId, async (database) => {
    const transaction = database.transaction("seen", "readwrite");
    for (const [key, data] of answers) void transaction.store.put({ data, at }, key);
    await transaction.done;
  });
}

export async function keepScreen(userId: string, path: string, screen: Omit<SeenScreen, "at">): Promise<void> {
  await onDevice(userId, (database) => database.put("screens", { ...screen, at: Date.now() }, path));
}

export function readScreen(userId: string, path: string): Promise<SeenScreen | undefined> {
  return onDevice(userId, (database) => database.get("screens", path));
}

/** Everything that was seen, the old left behind. */
export async function readSeen(userId: string): Promise<Record<string, Seen>> {
  const found = await onDevice(userId, async (database) => {
    const transaction = database.transaction("seen", "readwrite");
    const now = Date.now();
    const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    const entries = keys
      .flatMap((key, index) => {
        const seen = values[index];
        return seen ? [{ key, seen }] : [];
      })
      .sort((a, b) => b.seen.at - a.seen.at);
    const young = entries.filter(({ seen }, index) => index < MOST_ENTRIES && now - seen.at < KEPT_MS);
    for (const { key } of entries) if (!young.some((one) => one.key === key)) void transaction.store.delete(key);
    await transaction.done;
    return Object.fromEntries(young.map(({ key, seen }) => [key, seen]));
  });
  return found ?? {};
}
