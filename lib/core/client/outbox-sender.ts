import { RETRY_DAYS } from "@/lib/core/shared/retries";
import { ApiError } from "./api-client";
import { DiscardedError, deliver } from "./deliver";
import {
  notifyOutbox,
  OUTBOX_CHANNEL,
  type Outcome,
  type Refusal,
  readOutbox,
  settle,
  updateQueuedEntry,
} from "./outbox";
import type { OutboxEntry, SentWrite, Write } from "./outbox-entry";

/** Worth a retry: no session, timeout, rate limit. Every other 4xx is final. */
const PASSING = [401, 408, 429];
/** Repeated 500s mean a bug, so the write fails for good. A server that is down responds with 502 to 504. */
const MAX_FAILURES = 5;

/** A 409 may be about the signed-in account, which another login resolves. */
const isFinal = ({ status, code }: ApiError, failures: number): boolean =>
  status < 500 ? !PASSING.includes(status) && code !== "other_account" : failures >= MAX_FAILURES;

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
      if (await updateQueuedEntry(userId, one, (now) => ({ ...now, problem })))
        refused.push({ kind: one.kind, problem });
      continue;
    }
    let answer: unknown = null;
    try {
      answer = await deliver(one, {
        ...{ account: userId, isLate: true, isInBackground },
        // If storage is full, the progress isn't recorded, but the write is sent anyway.
        note: (noted) => updateQueuedEntry(userId, one, (now) => ({ ...now, ...noted })),
      });
    } catch (error) {
      if (error instanceof DiscardedError) continue;
      if (!(error instanceof ApiError)) break; // Offline: sent later, in the same order.
      if (!isAlreadyApplied(one, error)) {
        const failures = (one.failures ?? 0) + (error.status === 500 ? 1 : 0);
        const problem = isFinal(error, failures) ? (error.text ?? error.message) : null;
        await updateQueuedEntry(userId, one, (now) => ({ ...now, failures, problem }));
        if (problem === null) break;
        refused.push({ kind: one.kind, problem });
        continue;
      }
    }
    sent.push({ kind: one.kind, answer });
    for (const endpoint of one.stale ?? []) stale.add(endpoint);
    await settle(userId, one, answer);
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
  if (outcome) notifyOutbox(outcome); // Pages are notified of the attempt even if nothing was sent.
}
