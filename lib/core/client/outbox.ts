import { onDevice } from "./device-store";
import { newIdempotencyKey } from "./idempotency-key";
import { mayBeEdited, type WaitingWrite, type Write } from "./outbox-entry";

/** What is done without a network waits here, in the person's own database, until `outbox-sender` sends it. */
export type Placed = WaitingWrite & { place: number };
/** The result of sending: how many writes were sent and refused, and which endpoints are stale now. */
export type Outcome = { sent: number; refused: number; stale: readonly string[] };

export const OUTBOX_CHANNEL = "windmile-outbox";
/** Tag of Background Sync: the browser wakes the service worker when the line is back. */
export const SYNC_TAG = "windmile-outbox";

export async function readOutbox(userId: string): Promise<Placed[]> {
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

/** Tells all tabs of this origin, this one included, that the outbox has changed. */
export function tellOutbox(outcome: Outcome = { sent: 0, refused: 0, stale: [] }): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage(outcome);
  channel.close();
}

export function onOutbox(hear: (outcome: Outcome) => void): () => void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => hear(data);
  return () => channel.close();
}

/** `isTried`: it may have reached the server already. False where this device keeps nothing. */
export async function putInOutbox(userId: string, write: Write, isTried: boolean): Promise<boolean> {
  const { laterBody, ...asked } = write;
  const entry: WaitingWrite = {
    ...asked,
    ...(laterBody && { body: laterBody }),
    key: write.key ?? newIdempotencyKey(),
    at: Date.now(),
    isTried,
    problem: null,
  };
  const isKept = await onDevice(userId, async (database) => {
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
  });
  tellOutbox();
  return isKept ?? false;
}

/**
 * Changes a waiting write, or deletes it (null), unless it was dropped, edited or replaced since it was read. `to` gets
 * its current state; returning undefined leaves it. False when it was left alone, undefined when nothing could be written.
 */
export function changeWaiting(
  userId: string,
  { place, key }: Placed,
  to: (now: WaitingWrite) => WaitingWrite | null | undefined,
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

/** Discards a waiting write and refetches what was shown optimistically. */
export async function dropFromOutbox(userId: string, { place, stale = [] }: Placed): Promise<void> {
  await onDevice(userId, (database) => database.delete("outbox", place));
  tellOutbox({ sent: 0, refused: 0, stale });
}

/**
 * Retries a refused write; with a new body it is a new write with its own idempotency key. False when it can't be edited
 * any more, because it is gone or being sent.
 */
export async function retryFromOutbox(userId: string, one: Placed, body?: object): Promise<boolean> {
  const isChanged = await changeWaiting(userId, one, (now) => {
    if (body && !mayBeEdited(now)) return undefined;
    return { ...now, problem: null, failures: 0, ...(body && { body, key: newIdempotencyKey(), isTried: false }) };
  });
  tellOutbox();
  return isChanged ?? false;
}
