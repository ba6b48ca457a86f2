import { useSyncExternalStore } from "react";
import { ApiError, callApi, NetworkError } from "./api-client";
import { newIdempotencyKey } from "./idempotency-key";
import { noteActed } from "./install";
import { navigate } from "./navigate";
import { toggleOptimistically } from "./optimistic-toggle";
import { onOutbox, type Placed, putInOutbox, readOutbox, SYNC_TAG } from "./outbox";
import { formOf, type OutboxKind, type Write } from "./outbox-entry";
import { signal } from "./signal";

const NONE: readonly Placed[] = [];
let owner: string | null = null;
let waiting = NONE;
const changed = signal();

/** Why a write waits on this device: no network, no answer, or others that wait before it. */
export type KeptReason = "offline" | "unanswered" | "behind";
export const kept = signal<KeptReason>();

async function read(userId: string): Promise<void> {
  const found = await readOutbox(userId);
  if (owner !== userId) return;
  waiting = found;
  changed.emit();
}

/** From now on this page keeps what `userId` does without a network, until the returned function is called. */
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

/** The signed-in person's unsent writes, in the order they were made. */
export function useOutbox(): readonly Placed[] {
  return useSyncExternalStore(
    changed.on,
    () => waiting,
    () => NONE,
  );
}

/** The sender is code-split, because the outbox is seldom used; if its chunk fails to load, the next occasion retries. */
export const sendWaiting = (userId: string): Promise<void> =>
  import("./outbox-sender").then(({ sendOutbox }) => sendOutbox(userId)).catch(() => undefined);

/** Background Sync, where there is one, lets the service worker send with no page open. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration || !("sync" in registration)) return;
  const { sync } = registration as { sync: { register(tag: string): Promise<void> } };
  await sync.register(SYNC_TAG).catch(() => undefined); // an open page sends by itself
}

async function put(write: Write, isTried: boolean): Promise<boolean> {
  if (owner === null || !(await putInOutbox(owner, write, isTried))) return false;
  await read(owner);
  void askForSync();
  return true;
}

/** Puts a write into the outbox, `isTried` where it may have reached the server; false where nothing can be stored. */
export async function keepWrite(write: Write, isTried: boolean): Promise<boolean> {
  if (!(await put(write, isTried))) return false;
  kept.emit(navigator.onLine ? "unanswered" : "offline");
  return true;
}

/** Puts a write behind those that wait, and sends them all. That it waits is only said if it still does then. */
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
 * Sends a write and resolves to its answer. Without a network, or behind others that wait, the write goes into the
 * outbox and there is no answer. Rejects when the server refuses it. `onProgress` hears how much of a form has gone out.
 */
export async function sendOrKeep<Answer>(
  write: Write,
  onProgress?: (share: number) => void,
): Promise<Answer | undefined> {
  const keyed = { ...write, key: write.key ?? newIdempotencyKey() };
  const { method, url, body, form, key } = keyed;
  const isBehind = waiting.some(({ problem }) => problem === null);
  if (isBehind && (await keepBehind(keyed))) return undefined;
  // With a network the write may have arrived and only its answer been lost.
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
    if (error instanceof NetworkError && (await keepWrite(keyed, isTried))) return undefined;
    // Somebody else signed in, in another tab: this page shows a person who is gone.
    if (error instanceof ApiError && error.code === "other_account") {
      navigate(window.location.pathname + window.location.search);
    }
    throw error;
  }
}

/** Deletes something; `details` are only given where the outbox has to name what it was. */
export const deleteOrKeep = (write: Omit<Write, "method" | "details"> & { details?: string }) =>
  sendOrKeep({ details: "", ...write, method: "DELETE" });

type Toggle = Omit<Write, "kind" | "method" | "subject"> & {
  /** What it is called on and off, while it waits. */
  kinds: readonly [on: OutboxKind, off: OutboxKind];
  subject: string;
  show: (on: boolean) => void;
};

/** An on/off that the server takes as PUT and DELETE (a like, a save): shown at once, and sent or kept. */
export const toggleOrKeep = <Answer>(wanted: boolean, { kinds: [on, off], show, ...write }: Toggle) =>
  toggleOptimistically<Answer>(write.subject, wanted, {
    show,
    send: (isOn) => sendOrKeep<Answer>({ ...write, kind: isOn ? on : off, method: isOn ? "PUT" : "DELETE" }),
  });
