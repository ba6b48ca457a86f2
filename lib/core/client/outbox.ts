import { paths } from "@/lib/core/shared/paths";
import { ApiError, callApi } from "./api-client";
import { onDevice } from "./device-store";
import { newIdempotencyKey } from "./idempotency-key";
import { mayBeEdited, type Waiting, type WaitingUpload, type Write } from "./outbox-entry";

/**
 * What is done without a network waits here, in the person's own database, and is sent in order when there is one: by the
 * page, or by the service worker where no page is open. Each is sent under one Idempotency-Key, and only by one sender
 * at a time, so it happens once.
 */
export type Placed = Waiting & { place: number };
/** What sending came to: how many were done, how many refused, and what is out of date now. */
export type Outcome = { sent: number; refused: number; stale: readonly string[] };

const CHANNEL = "windmile-outbox";
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
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(outcome);
  channel.close();
}

export function onOutbox(hear: (outcome: Outcome) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Outcome>) => hear(data);
  return () => channel.close();
}

/** `isTried`: it may have reached the server already. False where this device keeps nothing. */
export async function putInOutbox(userId: string, write: Write, isTried: boolean): Promise<boolean> {
  const { laterBody, ...asked } = write;
  const entry: Waiting = {
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
function change(
  userId: string,
  { place, key }: Placed,
  to: (now: Waiting) => Waiting | null | undefined,
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
  const isChanged = await change(userId, one, (now) => {
    if (body && !mayBeEdited(now)) return undefined;
    return { ...now, problem: null, failures: 0, ...(body && { body, key: newIdempotencyKey(), isTried: false }) };
  });
  tellOutbox();
  return isChanged ?? false;
}

export function formOf(parts: NonNullable<Write["form"]>): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") form.set(name, value);
    else form.set(name, value, "photo.jpg");
  }
  return form;
}

/** The server forgets a picture without a post after a day: by then it has been sent again. */
const STORED_MS = 12 * 60 * 60 * 1000;

async function stored(upload: WaitingUpload, account: string): Promise<WaitingUpload> {
  const { key, photo, photoUrl, storedAt = 0 } = upload;
  if (!photo || (photoUrl !== null && Date.now() - storedAt < STORED_MS)) return upload;
  const form = formOf([
    ["photo", photo],
    ["purpose", "draft"],
  ]);
  const answer = await callApi<{ photoUrl: string }>(paths.api.uploadPhoto, {
    method: "POST",
    form,
    idempotencyKey: key,
    account,
  });
  return { ...upload, photoUrl: answer.photoUrl, storedAt: Date.now() };
}

/**
 * Sends one, its pictures first; what was stored of them is noted, so that another try goes on from there. False where it
 * was dropped or changed meanwhile: it is not sent. A full device, which can't note anything, sends all the same.
 */
async function send(userId: string, one: Placed): Promise<boolean> {
  const note = (noted: Partial<Waiting>) => change(userId, one, (now) => ({ ...now, ...noted }));
  const uploads: WaitingUpload[] = [...(one.uploads ?? [])];
  for (const [index, upload] of uploads.entries()) {
    if ((await note({ uploads })) === false) return false;
    uploads[index] = await stored(upload, userId);
  }
  const photos = uploads.map(({ photoUrl }) => photoUrl);
  const body = photos.length > 0 ? { ...one.body, photoUrl: photos[0], photos } : one.body;
  const isTried = one.isTried || navigator.onLine;
  if ((await note({ uploads, isTried })) === false) return false;
  await callApi(one.url, {
    method: one.method,
    ...(body && { body }),
    ...(one.form && { form: formOf(one.form) }),
    idempotencyKey: one.key,
    account: userId,
  });
  return true;
}

/** Another try may go better: no session, too slow, too much at once. All other 4xx are refusals, however often it is sent. */
const PASSING = [401, 408, 429];
/** A server that fails at one write each time has an error there; one that is away answers 502 to 504. */
const MOST_FAILURES = 5;

/** A 409 may be about who is signed in, which another sign-in mends. */
const isFinal = ({ status, code }: ApiError, failures: number): boolean =>
  status < 500 ? !PASSING.includes(status) && code !== "other_account" : failures >= MOST_FAILURES;

/** What is gone already needs no deletion; a key the server knows with another body was heard before the line broke. */
const isDoneAnyway = ({ method, kind }: Write, { status }: ApiError) =>
  (method === "DELETE" && status === 404) || (kind === "workout" && status === 422);

async function sendAll(userId: string): Promise<Outcome> {
  const stale = new Set<string>();
  let [sent, refused] = [0, 0];
  for (const one of await readOutbox(userId)) {
    if (one.problem !== null) continue;
    try {
      if (!(await send(userId, one))) continue;
    } catch (error) {
      if (!(error instanceof ApiError)) break; // no network: later, in the same order
      if (!isDoneAnyway(one, error)) {
        const failures = (one.failures ?? 0) + (error.status === 500 ? 1 : 0);
        const problem = isFinal(error, failures) ? (error.text ?? error.message) : null;
        await change(userId, one, (now) => ({ ...now, failures, problem }));
        if (problem === null) break;
        refused += 1;
        continue;
      }
    }
    sent += 1;
    for (const endpoint of one.stale ?? []) stale.add(endpoint);
    await change(userId, one, () => null);
  }
  return { sent, refused, stale: [...stale] };
}

let isSendingHere = false;

/** One sender at a time: of all pages and the service worker where the browser has locks, of this page where it has not. */
async function alone<T>(act: () => Promise<T>): Promise<T | null> {
  if (navigator.locks) return navigator.locks.request(CHANNEL, { ifAvailable: true }, (lock) => (lock ? act() : null));
  if (isSendingHere) return null;
  isSendingHere = true;
  return act().finally(() => {
    isSendingHere = false;
  });
}

/** Sends what waits, in order, whoever asks: a page, another tab, the service worker. Who comes meanwhile leaves it to the other. */
export async function sendOutbox(userId: string): Promise<void> {
  const outcome = await alone(() => sendAll(userId));
  if (outcome) tellOutbox(outcome); // where nothing was done, pages hear that it was tried
}
