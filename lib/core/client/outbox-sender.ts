import { paths } from "@/lib/core/shared/paths";
import { RETRY_DAYS } from "@/lib/core/shared/retries";
import { ApiError, callApi } from "./api-client";
import {
  changeWaiting,
  OUTBOX_CHANNEL,
  type Outcome,
  type QueuedEntry,
  type Refusal,
  readOutbox,
  settle,
  tellOutbox,
} from "./outbox";
import { formOf, type OutboxEntry, type SentWrite, type WaitingUpload, type Write } from "./outbox-entry";

async function stored(upload: WaitingUpload, account: string): Promise<WaitingUpload> {
  const { key, photo, photoUrl } = upload;
  if (!photo || photoUrl !== null) return upload;
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
  return { ...upload, photoUrl: answer.photoUrl };
}

/**
 * Sends one write, its pictures first. Each uploaded picture is recorded, so that a retry continues from there. Null if
 * the write was discarded or changed in the meantime and not sent. With full storage nothing is recorded, and it is
 * sent anyway.
 */
async function send(userId: string, one: QueuedEntry, isInBackground: boolean): Promise<SentWrite | null> {
  const note = (noted: Partial<OutboxEntry>) => changeWaiting(userId, one, (now) => ({ ...now, ...noted }));
  const uploads: WaitingUpload[] = [...(one.uploads ?? [])];
  for (const [index, upload] of uploads.entries()) {
    if ((await note({ uploads })) === false) return null;
    uploads[index] = await stored(upload, userId);
  }
  const photos = uploads.map(({ photoUrl }) => photoUrl);
  const body = photos.length > 0 ? { ...one.body, photoUrl: photos[0], photos } : one.body;
  const isTried = one.isTried || navigator.onLine;
  if ((await note({ uploads, isTried })) === false) return null;
  const call = (content: object | undefined) =>
    callApi<unknown>(one.url, {
      method: one.method,
      ...(content && { body: content }),
      ...(one.form && { form: formOf(one.form) }),
      idempotencyKey: one.key,
      account: userId,
      isInBackground,
    });
  const answer = await call(body).catch((error: unknown) => {
    // The first attempt arrived and only its response was lost: sent with the original body, it gets the stored
    // response.
    if (one.firstBody && error instanceof ApiError && error.status === 422) return call(one.firstBody);
    throw error;
  });
  return { kind: one.kind, url: one.url, answer };
}

/** Worth a retry: no session, timeout, rate limit. Every other 4xx is final. */
const PASSING = [401, 408, 429];
/** A write that keeps failing with 500 hits a bug and is given up; a server that is down responds with 502 to 504. */
const MOST_FAILURES = 5;

/** A 409 may be about the signed-in account, which another login resolves. */
const isFinal = ({ status, code }: ApiError, failures: number): boolean =>
  status < 500 ? !PASSING.includes(status) && code !== "other_account" : failures >= MOST_FAILURES;

/** Deleting something that is already gone counts as success. */
const isAlreadyApplied = ({ method }: Write, { status }: ApiError) => method === "DELETE" && status === 404;

const RETRY_MS = RETRY_DAYS * 24 * 3_600_000;
const isOverdue = ({ at, retriedAt = at }: OutboxEntry) => Date.now() - retriedAt > RETRY_MS;

async function sendAll(userId: string, isInBackground: boolean): Promise<Outcome> {
  const stale = new Set<string>();
  const sent: SentWrite[] = [];
  const refused: Refusal[] = [];
  for (const one of await readOutbox(userId)) {
    if (one.problem !== null) continue;
    if (isOverdue(one)) {
      const problem = `Windmile couldn't be reached for ${RETRY_DAYS} days`;
      if (await changeWaiting(userId, one, (now) => ({ ...now, problem }))) refused.push({ kind: one.kind, problem });
      continue;
    }
    let done: SentWrite | null;
    try {
      done = await send(userId, one, isInBackground);
      if (!done) continue;
    } catch (error) {
      if (!(error instanceof ApiError)) break; // no network: later, in the same order
      if (!isAlreadyApplied(one, error)) {
        const failures = (one.failures ?? 0) + (error.status === 500 ? 1 : 0);
        const problem = isFinal(error, failures) ? (error.text ?? error.message) : null;
        await changeWaiting(userId, one, (now) => ({ ...now, failures, problem }));
        if (problem === null) break;
        refused.push({ kind: one.kind, problem });
        continue;
      }
      done = { kind: one.kind, url: one.url, answer: null };
    }
    sent.push(done);
    for (const endpoint of one.stale ?? []) stale.add(endpoint);
    await settle(userId, one, done.answer);
  }
  return { sent, refused, stale: [...stale] };
}

let isSendingHere = false;

/**
 * One sender at a time: across all pages and the service worker if the browser supports locks, otherwise within this
 * page.
 */
async function alone<T>(act: () => Promise<T>): Promise<T | null> {
  if (navigator.locks)
    return navigator.locks.request(OUTBOX_CHANNEL, { ifAvailable: true }, (lock) => (lock ? act() : null));
  if (isSendingHere) return null;
  isSendingHere = true;
  return act().finally(() => {
    isSendingHere = false;
  });
}

/**
 * Sends the outbox in order; called by pages, and by the service worker when none is open. A lock allows one sender at
 * a time, and each write keeps its Idempotency-Key, so that it happens once.
 */
export async function sendOutbox(userId: string, { isInBackground = false } = {}): Promise<void> {
  const outcome = await alone(() => sendAll(userId, isInBackground));
  if (outcome) tellOutbox(outcome); // pages are notified of the attempt even if nothing was sent
}
