import { paths } from "@/lib/core/shared/paths";
import { ApiError, callApi } from "./api-client";
import { onDevice } from "./device-store";
import { newIdempotencyKey } from "./idempotency-key";
import type { Waiting, WaitingUpload, Write } from "./outbox-entry";

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

/** False where this device keeps nothing. */
export async function putInOutbox(userId: string, write: Write): Promise<boolean> {
  const { laterBody, ...asked } = write;
  const entry: Waiting = {
    ...asked,
    ...(laterBody && { body: laterBody }),
    key: write.key ?? newIdempotencyKey(),
    at: Date.now(),
    isTried: false,
    problem: null,
  };
  const isKept = await onDevice(userId, async (database) => {
    const transaction = database.transaction("outbox", "readwrite");
    let isUndone = false;
    if (write.subject !== undefined) {
      // The last wish counts, and one that takes back what was never sent leaves nothing to send.
      for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue()) {
        const { subject, isTried, method } = cursor.value;
        if (subject !== write.subject || isTried) continue;
        isUndone = method !== write.method;
        await cursor.delete();
      }
    }
    if (!isUndone) await transaction.store.add(entry);
    await transaction.done;
    return true;
  });
  tellOutbox();
  return isKept ?? false;
}

/** It will not be sent; what the screens showed of it is asked for again. */
export async function dropFromOutbox(userId: string, { place, stale = [] }: Placed): Promise<void> {
  await onDevice(userId, (database) => database.delete("outbox", place));
  tellOutbox({ sent: 0, refused: 0, stale });
}

/** Another try for what was refused; with another body it is another write, under a key of its own. */
export async function retryFromOutbox(userId: string, { place, ...entry }: Placed, body?: object): Promise<void> {
  const again = { ...entry, problem: null, ...(body && { body, key: newIdempotencyKey(), isTried: false }) };
  await onDevice(userId, (database) => database.put("outbox", again, place));
  tellOutbox();
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

/** Sends one, its pictures first; what was stored of them is noted, so that another try goes on from there. */
async function send(userId: string, { place, ...entry }: Placed): Promise<void> {
  const note = (next: Waiting) => onDevice(userId, (database) => database.put("outbox", next, place));
  const uploads: WaitingUpload[] = [...(entry.uploads ?? [])];
  for (const [index, upload] of uploads.entries()) {
    uploads[index] = await stored(upload, userId);
    await note({ ...entry, uploads });
  }
  const photos = uploads.map(({ photoUrl }) => photoUrl);
  const body = photos.length > 0 ? { ...entry.body, photoUrl: photos[0], photos } : entry.body;
  await note({ ...entry, uploads, isTried: true });
  await callApi(entry.url, {
    method: entry.method,
    ...(body && { body }),
    ...(entry.form && { form: formOf(entry.form) }),
    idempotencyKey: entry.key,
    account: userId,
  });
}

/** Refused for good, however often it is sent. A 409 may be about who is signed in, which another sign-in mends. */
const FINAL = [400, 403, 404, 409, 413, 415, 422];

const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && FINAL.includes(error.status) && error.code !== "other_account";

/** What is gone already needs no deletion; a key the server knows with another body was heard before the line broke. */
const isDoneAnyway = ({ method, kind }: Write, { status }: ApiError) =>
  (method === "DELETE" && status === 404) || (kind === "workout" && status === 422);

/** One that was dropped, or wished otherwise, since the list was read is not sent. */
const isStillThere = async (userId: string, { place, key }: Placed) =>
  (await onDevice(userId, (database) => database.get("outbox", place)))?.key === key;

async function sendAll(userId: string): Promise<Outcome> {
  const stale = new Set<string>();
  let [sent, refused] = [0, 0];
  for (const entry of await readOutbox(userId)) {
    if (entry.problem !== null || !(await isStillThere(userId, entry))) continue;
    try {
      await send(userId, entry);
      sent += 1;
    } catch (error) {
      if (!isFinal(error)) break; // no network, no session, too much at once: later, in the same order
      if (isDoneAnyway(entry, error)) sent += 1;
      else {
        refused += 1;
        const { place, ...kept } = entry;
        const problem = error.text ?? error.message;
        await onDevice(userId, (database) => database.put("outbox", { ...kept, problem }, place));
        continue;
      }
    }
    for (const endpoint of entry.stale ?? []) stale.add(endpoint);
    await onDevice(userId, (database) => database.delete("outbox", entry.place));
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
  if (outcome && outcome.sent + outcome.refused > 0) tellOutbox(outcome);
}
