import { type DeviceDatabase, onDevice } from "./device-store";
import { newIdempotencyKey } from "./idempotency-key";
import { editableText, isEntryEditable, newEntry, type OutboxEntry, type SentWrite, type Write } from "./outbox-entry";

/** Offline writes, stored in the user's own database until `outbox-sender` sends them. */
export type QueuedEntry = OutboxEntry & { place: number };
export type Refusal = { kind: string; problem: string };
/** The result of sending: what was sent, what failed for good, and which endpoints are stale now. */
export type Outcome = { sent: readonly SentWrite[]; refused: readonly Refusal[]; stale: readonly string[] };
const NO_OUTCOME: Outcome = { sent: [], refused: [], stale: [] };

export const OUTBOX_CHANNEL = "windmile-outbox";
/** Tag of Background Sync: the browser wakes the service worker when the connection is back. */
export const SYNC_TAG = "windmile-outbox";

export async function readOutbox(userId: string): Promise<QueuedEntry[]> {
  const found = await onDevice(userId, async (database) => {
    const transaction = database.transaction("outbox");
    const [places, waiting] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
    return places.flatMap((place, index) => {
      const one = waiting[index];
      return one ? [{ ...one, place }] : [];
    });
  });
  return found ?? [];
}

/** Notifies all tabs of this origin, including this one, that the outbox has changed. */
export function notifyOutbox(outcome: Outcome = NO_OUTCOME): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage(outcome);
  channel.close();
}

export function onOutbox(listener: (outcome: Outcome) => void): () => void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => listener(data);
  return () => channel.close();
}

/** `isTried`: it may have reached the server already. False if this device can't store anything. */
export async function addToOutbox(userId: string, write: Write, isTried: boolean): Promise<boolean> {
  const put = async (database: DeviceDatabase) => {
    const transaction = database.transaction("outbox", "readwrite");
    let isUndone = false;
    if (write.subject !== undefined) {
      // The last toggle wins, and undoing one that was never sent leaves nothing to send.
      for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue()) {
        const one = cursor.value;
        if (one.subject !== write.subject || one.isTried) continue;
        isUndone = one.method !== write.method;
        await cursor.delete();
      }
    }
    // A toggle that may have reached the server is undone by sending both.
    if (!isUndone || isTried) await transaction.store.add(newEntry(write, isTried));
    await transaction.done;
    return true;
  };
  const isStored = await onDevice(userId, put, { creates: true });
  notifyOutbox();
  return isStored ?? false;
}

/**
 * Changes a queued write, or deletes it (null), unless it was discarded, edited, or replaced since it was read. `to`
 * gets its current state; returning undefined leaves it unchanged. False if it was left unchanged, undefined if nothing
 * could be written.
 */
export function updateQueuedEntry(
  userId: string,
  { place, key }: QueuedEntry,
  to: (now: OutboxEntry) => OutboxEntry | null | undefined,
): Promise<boolean | undefined> {
  return onDevice(userId, async (database) => {
    const { store, done } = database.transaction("outbox", "readwrite");
    const now = await store.get(place);
    const next = now?.key === key ? to(now) : undefined;
    const written = next ? store.put(next, place) : next === null && store.delete(place);
    await Promise.all([written, done]);
    return next !== undefined;
  });
}

const EARNED_KEY = "earned";
const listIn = (stored: unknown): SentWrite[] => (Array.isArray(stored) ? stored : []);

/** Whether a response contains rewards, which a page celebrates. */
export const containsRewards = (answer: unknown): answer is object =>
  typeof answer === "object" && answer !== null && "unlocked" in answer;

/** Removes a write that was sent, and stores its rewards until a page shows them. */
export async function settle(userId: string, { place, key, kind }: QueuedEntry, answer: unknown): Promise<void> {
  await onDevice(userId, async (database) => {
    const transaction = database.transaction(["outbox", "entries"], "readwrite");
    const [outbox, stored] = [transaction.objectStore("outbox"), transaction.objectStore("entries")];
    if ((await outbox.get(place))?.key === key) await outbox.delete(place);
    if (containsRewards(answer))
      await stored.put([...listIn(await stored.get(EARNED_KEY)), { kind, answer }], EARNED_KEY);
    await transaction.done;
  });
}

/** The responses of sent writes that no page has shown yet. Each is returned once, to whichever page asks first. */
export async function takeUnshownRewards(userId: string): Promise<SentWrite[]> {
  const taken = await onDevice(userId, async (database) => {
    const { store, done } = database.transaction("entries", "readwrite");
    const found = listIn(await store.get(EARNED_KEY));
    if (found.length > 0) await store.delete(EARNED_KEY);
    await done;
    return found;
  });
  return taken ?? [];
}

/** Discards a queued write and refetches what was shown optimistically. */
export async function removeFromOutbox(userId: string, { place, stale = [] }: QueuedEntry): Promise<void> {
  await onDevice(userId, (database) => database.delete("outbox", place));
  notifyOutbox({ ...NO_OUTCOME, stale });
}

/**
 * Retries a refused write; with a new body it is a new write with its own idempotency key. False if it can't be edited
 * anymore, because it is gone or being sent.
 */
export async function retryFromOutbox(userId: string, one: QueuedEntry, body?: object): Promise<boolean> {
  const isChanged = await updateQueuedEntry(userId, one, (now) => {
    const again = { ...now, problem: null, failures: 0, retriedAt: Date.now() };
    if (!body) return again;
    if (!isEntryEditable(now)) return undefined;
    const details = now.details?.replace(editableText(now), () => editableText({ ...now, body }));
    return { ...again, ...(details && { details }), body, key: newIdempotencyKey(), isTried: false };
  });
  notifyOutbox();
  return isChanged ?? false;
}
