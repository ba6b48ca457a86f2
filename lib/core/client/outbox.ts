import { onDevice } from "./device-store";
import { newIdempotencyKey } from "./idempotency-key";
import { mayBeEdited, type WaitingWrite, type Write } from "./outbox-entry";

/** What is done without a network waits here, in the person's own database, until `outbox-sender` sends it. */
export type Placed = WaitingWrite & { place: number };
/** What sending came to: how many were done, how many refused, and what is out of date now. */
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

/** Tells every page of this origin, this one too, that what waits has changed. */
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
      // The last wish counts, and one that takes back what was never sent leaves nothing to send.
      for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue()) {
        const one = cursor.value;
        if (one.subject !== write.subject || one.isTried) continue;
        isUndone = one.method !== write.method;
        await cursor.delete();
      }
    }
    // What may have happened already is taken back by being done and undone.
    if (!isUndone || isTried) await transaction.store.add(entry);
    await transaction.done;
    return true;
  });
  tellOutbox();
  return isKept ?? false;
}

/**
 * Changes one, or deletes it (null), if it is still the write that was read: one that was dropped, edited or wished
 * otherwise since stays so. `to` gets it as it is now; undefined leaves it. False where it stayed; undefined where nothing
 * could be written.
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

/** It will not be sent; what the screens showed of it is asked for again. */
export async function dropFromOutbox(userId: string, { place, stale = [] }: Placed): Promise<void> {
  await onDevice(userId, (database) => database.delete("outbox", place));
  tellOutbox({ sent: 0, refused: 0, stale });
}

/**
 * Another try for what was refused; with another body it is another write, under a key of its own. False where it can't
 * be edited any more, because it is gone or on its way.
 */
export async function retryFromOutbox(userId: string, one: Placed, body?: object): Promise<boolean> {
  const isChanged = await changeWaiting(userId, one, (now) => {
    if (body && !mayBeEdited(now)) return undefined;
    return { ...now, problem: null, failures: 0, ...(body && { body, key: newIdempotencyKey(), isTried: false }) };
  });
  tellOutbox();
  return isChanged ?? false;
}
