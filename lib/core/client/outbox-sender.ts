import { paths } from "@/lib/core/shared/paths";
import { ApiError, callApi } from "./api-client";
import { changeWaiting, OUTBOX_CHANNEL, type Outcome, type Placed, readOutbox, tellOutbox } from "./outbox";
import { formOf, type WaitingUpload, type WaitingWrite, type Write } from "./outbox-entry";

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
 * Sends one write, its pictures first. Each uploaded picture is recorded, so that a retry continues from there. False when
 * the write was dropped or changed meanwhile and not sent. With full storage nothing is recorded, and it is sent anyway.
 */
async function send(userId: string, one: Placed): Promise<boolean> {
  const note = (noted: Partial<WaitingWrite>) => changeWaiting(userId, one, (now) => ({ ...now, ...noted }));
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

/** Worth a retry: no session, timeout, rate limit. Every other 4xx is final. */
const PASSING = [401, 408, 429];
/** A write that keeps failing with 500 hits a bug and is given up; a server that is down answers 502 to 504. */
const MOST_FAILURES = 5;

/** A 409 may be about who is signed in, which another sign-in mends. */
const isFinal = ({ status, code }: ApiError, failures: number): boolean =>
  status < 500 ? !PASSING.includes(status) && code !== "other_account" : failures >= MOST_FAILURES;

/** A deletion of what is gone has succeeded; a 422 for a known key means the first attempt arrived before the connection broke. */
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
        await changeWaiting(userId, one, (now) => ({ ...now, failures, problem }));
        if (problem === null) break;
        refused += 1;
        continue;
      }
    }
    sent += 1;
    for (const endpoint of one.stale ?? []) stale.add(endpoint);
    await changeWaiting(userId, one, () => null);
  }
  return { sent, refused, stale: [...stale] };
}

let isSendingHere = false;

/** One sender at a time: of all pages and the service worker where the browser has locks, of this page where it has not. */
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
 * Sends the outbox in order; called by pages, and by the service worker when none is open. A lock allows one sender at a
 * time, and each write keeps its Idempotency-Key, so that it happens once.
 */
export async function sendOutbox(userId: string): Promise<void> {
  const outcome = await alone(() => sendAll(userId));
  if (outcome) tellOutbox(outcome); // where nothing was done, pages hear that it was tried
}
