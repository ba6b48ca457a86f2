import { useSyncExternalStore } from "react";
import { ApiError, callApi, NetworkError } from "./api-client";
import { newIdempotencyKey } from "./idempotency-key";
import { noteActed } from "./install";
import { navigate } from "./navigate";
import { toggleOptimistically } from "./optimistic-toggle";
import { onOutbox, putInOutbox, type QueuedEntry, readOutbox, SYNC_TAG } from "./outbox";
import { formOf, type OutboxKind, type Write } from "./outbox-entry";
import { signal } from "./signal";

const NONE: readonly QueuedEntry[] = [];
let owner: string | null = null;
let waiting = NONE;
const changed = signal();

/** Why a write is queued on this device: no network, no response, or earlier writes are still queued. */
export type KeptReason = "offline" | "unanswered" | "behind";
export const kept = signal<KeptReason>();

async function read(userId: string): Promise<void> {
  const found = await readOutbox(userId);
  if (owner !== userId) return;
  waiting = found;
  changed.emit();
}

/** From now on, this page queues `userId`'s offline writes, until the returned function is called. */
export function keepWritesFor(userId: string): () => void {
  owner = userId;
  void read(userId);
  const stop = onOutbox(() => void read(userId));
  return () => {
    stop();
    owner = null;
    waiting = NONE;
    changed.emit();
  };
}

/** The signed-in user's unsent writes, in order. */
export function useOutbox(): readonly QueuedEntry[] {
  return useSyncExternalStore(
    changed.on,
    () => waiting,
    () => NONE,
  );
}

/**
 * The sender is code-split, because the outbox is rarely used; if its chunk fails to load, the next occasion retries.
 */
export const sendWaiting = (userId: string): Promise<void> =>
  import("./outbox-sender").then(({ sendOutbox }) => sendOutbox(userId)).catch(() => undefined);

/** Background Sync, where supported, lets the service worker send with no page open. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration || !("sync" in registration)) return;
  const { sync } = registration as { sync: { register(tag: string): Promise<void> } };
  await sync.register(SYNC_TAG).catch(() => undefined); // an open page sends on its own
}

async function put(write: Write, isTried: boolean): Promise<boolean> {
  if (owner === null || !(await putInOutbox(owner, write, isTried))) return false;
  await read(owner);
  void askForSync();
  return true;
}

/** Puts a write into the outbox, with `isTried` if it may have reached the server; false if nothing can be stored. */
export async function enqueueWrite(write: Write, isTried: boolean): Promise<boolean> {
  if (!(await put(write, isTried))) return false;
  kept.emit(navigator.onLine ? "unanswered" : "offline");
  return true;
}

/**
 * Queues a write behind earlier ones and sends them all. The user is told that it is queued only if it still is
 * afterward.
 */
async function keepBehind(write: Write & { key: string }): Promise<boolean> {
  const userId = owner;
  if (userId === null || !(await put(write, false))) return false;
  const tell = async () => {
    await sendWaiting(userId);
    await read(userId);
    if (waiting.some(({ key, problem }) => key === write.key && problem === null))
      kept.emit(navigator.onLine ? "behind" : "offline");
  };
  void tell();
  return true;
}

/**
 * Sends a write and resolves to its response. Offline, or with earlier writes queued, the write goes into the outbox
 * and there is no response. Rejects if the server refuses it. `onProgress` gets the upload progress of a form.
 */
export async function sendOrQueue<Answer>(
  write: Write,
  onProgress?: (share: number) => void,
): Promise<Answer | undefined> {
  const keyed = { ...write, key: write.key ?? newIdempotencyKey() };
  const { method, url, body, form, key } = keyed;
  const isBehind = waiting.some(({ problem }) => problem === null);
  if (isBehind && (await keepBehind(keyed))) return undefined;
  // With a network, the write may have arrived and only its response been lost.
  const isTried = navigator.onLine;
  try {
    const sent = { idempotencyKey: key, ...(owner && { account: owner }) };
    const content = { ...(body && { body }), ...(form && { form: formOf(form) }) };
    const answer =
      form && onProgress
        ? await (await import("./upload")).uploadForm<Answer>(url, formOf(form), { ...sent, onProgress })
        : await callApi<Answer>(url, { method, ...content, ...sent });
    noteActed();
    return answer;
  } catch (error) {
    if (error instanceof NetworkError && (await enqueueWrite(keyed, isTried))) return undefined;
    // Someone else logged in in another tab: this page shows a previous user.
    if (error instanceof ApiError && error.code === "other_account") {
      navigate(window.location.pathname + window.location.search);
    }
    throw error;
  }
}

/** Deletes something; `details` are only needed if the outbox has to name it. */
export const deleteOrKeep = (write: Omit<Write, "method" | "details"> & { details?: string }) =>
  sendOrQueue({ details: "", ...write, method: "DELETE" });

type Toggle = Omit<Write, "kind" | "method" | "subject"> & {
  /** Its names when turned on and off, while it is queued. */
  kinds: readonly [on: OutboxKind, off: OutboxKind];
  subject: string;
  show: (on: boolean) => void;
};

/** An on/off state that the server takes as PUT and DELETE (a like, a save): shown immediately, and sent or queued. */
export const toggleOrQueue = <Answer>(wanted: boolean, { kinds: [on, off], show, ...write }: Toggle) =>
  toggleOptimistically<Answer>(write.subject, wanted, {
    show,
    send: (isOn) => sendOrQueue<Answer>({ ...write, kind: isOn ? on : off, method: isOn ? "PUT" : "DELETE" }),
  });
