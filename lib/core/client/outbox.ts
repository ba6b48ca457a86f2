import { type DeviceDatabase, onDevice } from "./device-store";
import { newIdempotencyKey } from "./idempotency-key";
import {
  EARNING_KINDS,
  mayBeEdited,
  type OutboxEntry,
  type OutboxKind,
  type SentWrite,
  type Write,
} from "./outbox-entry";

/** Offline writes, stored in the user's own database until `outbox-sender` sends them. */
export type QueuedEntry = OutboxEntry & { place: number };
export type Refusal = { kind: OutboxKind; problem: string };
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
export function tellOutbox(outcome: Outcome = NO_OUTCOME): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage(outcome);
  channel.close();
}

export function onOutbox(hear: (outcome: Outcome) => void): () => void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => hear(data);
  return () => channel.close();
}

/** `isTried`: it may have reached the server already. False if this device can't store anything. */
export async function putInOutbox(userId: string, write: Write, isTried: boolean): Promise<boolean> {
  const { laterBody, ...asked } = write;
  const entry: OutboxEntry = {
    ...asked,
    ...(laterBody && { body: laterBody }),
    ...(laterBody && write.body && { firstBody: write.body }),
    key: write.key ?? newIdempotencyKey(),
    at: Date.now(),
    isTried,
    problem: null,
  };
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
    if (!isUndone || isTried) await transaction.store.add(entry);
    await transaction.done;
    return true;
  };
  const isKept = await onDevice(userId, put, { creates: true });
  tellOutbox();
  return isKept ?? false;
}

/**
 * Changes a queued write, or deletes it (null), unless it was discarded, edited, or replaced since it was read. `to`
 * gets its current state; returning undefined leaves it unchanged. False if it was left unchanged, undefined if nothing
 * could be written.
 */
export function changeWaiting(
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
const listIn = (kept: unknown): SentWrite[] => (Array.isArray(kept) ? kept : []);

/** Removes a write that was sent. Its rewards are kept until a page shows them. */
export async function settle(userId: string, { place, key, kind, url }: QueuedEntry, answer: unknown): Promise<void> {
  await onDevice(userId, async (database) => {
    const transaction = database.transaction(["outbox", "kept"], "readwrite");
    const [outbox, kept] = [transaction.objectStore("outbox"), transaction.objectStore("kept")];
    if ((await outbox.get(place))?.key === key) await outbox.delete(place);
    if (EARNING_KINDS.includes(kind))
      await kept.put([...listIn(await kept.get(EARNED_KEY)), { kind, url, answer }], EARNED_KEY);
    await transaction.done;
  });
}

/** The responses of sent writes that no page has shown yet. Each is returned once, to whichever page asks first. */
export async function takeEarned(userId: string): Promise<SentWrite[]> {
  const taken = await onDevice(userId, async (database) => {
    const { store, done } = database.transaction("kept", "readwrite");
    const found = listIn(await store.get(EARNED_KEY));
    if (found.length > 0) await store.delete(EARNED_KEY);
    await done;
    return found;
  });
  return taken ?? [];
}

/** Discards a queued write and refetches what was shown optimistically. */
export async function dropFromOutbox(userId: string, { place, stale = [] }: QueuedEntry): Promise<void> {
  await onDevice(userId, (database) => database.delete("outbox", place));
  tellOutbox({ ...NO_OUTCOME, stale });
}

/**
 * Retries a refused write; with a new body it is a new write with its own idempotency key. False if it can't be edited
 * anymore, because it is gone or being sent.
 */
export async function retryFromOutbox(userId: string, one: QueuedEntry, body?: object): Promise<boolean> {
  const isChanged = await changeWaiting(userId, one, (now) => {
    if (body && !mayBeEdited(now)) return undefined;
    const { firstBody, ...again } = { ...now, problem: null, failures: 0, retriedAt: Date.now() };
    if (!body && firstBody) return { ...again, firstBody };
    return { ...again, ...(body && { body, key: newIdempotencyKey(), isTried: false }) };
  });
  tellOutbox();
  return isChanged ?? false;
}
