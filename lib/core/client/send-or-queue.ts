import { useSyncExternalStore } from "react";
import { ApiError, NetworkError } from "./api-client";
import { deliver } from "./deliver";
import { recordLastActivity } from "./install";
import { navigate } from "./navigate";
import { toggleOptimistically } from "./optimistic-toggle";
import { addToOutbox, containsRewards, onOutbox, type QueuedEntry, readOutbox, SYNC_TAG } from "./outbox";
import { newEntry, type SentWrite, type Write } from "./outbox-entry";
import { signal } from "./signal";

const NONE: readonly QueuedEntry[] = [];
let owner: string | null = null;
let waiting = NONE;
const changed = signal();

/** Why a write is queued on this device: no network, no response, or earlier writes are still queued. */
export type QueuedReason = "offline" | "unanswered" | "behind";
export const queued = signal<QueuedReason>();
/** A write that was confirmed as soon as it was written, and earned something. */
export const earned = signal<SentWrite>();

async function read(userId: string): Promise<void> {
  const found = await readOutbox(userId);
  if (owner !== userId) return;
  waiting = found;
  changed.emit();
}

/** From now on, this page queues `userId`'s offline writes, until the returned function is called. */
export function queueWritesFor(userId: string): () => void {
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

/** Those that create something at one of these URLs, or set it. */
export const useUnsent = (...urls: readonly string[]): readonly QueuedEntry[] =>
  useOutbox().filter(({ method, url }) => method !== "DELETE" && urls.includes(url));

/**
 * The sender is code-split, because the outbox is rarely used; if its chunk fails to load, the next occasion retries.
 */
export const flushOutbox = (userId: string): Promise<void> =>
  import("./outbox-sender").then(({ sendOutbox }) => sendOutbox(userId)).catch(() => undefined);

/** Background Sync, where supported, lets the service worker send with no page open. */
async function registerSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration || !("sync" in registration)) return;
  const { sync } = registration as { sync: { register(tag: string): Promise<void> } };
  await sync.register(SYNC_TAG).catch(() => undefined); // An open page sends them itself.
}

async function put(write: Write, isTried: boolean): Promise<boolean> {
  if (owner === null || !(await addToOutbox(owner, write, isTried))) return false;
  await read(owner);
  void registerSync();
  return true;
}

/** Queues a write behind earlier ones and sends them all. The user is notified only if it is still queued afterward. */
async function sendAfterOthers(userId: string, { key: sentKey }: { key: string }): Promise<void> {
  await flushOutbox(userId);
  await read(userId);
  if (waiting.some(({ key, problem }) => key === sentKey && problem === null))
    queued.emit(navigator.onLine ? "behind" : "offline");
}

/**
 * Sends a write that can also be made offline. Resolves to the server's response, and rejects if the server refuses it.
 * Offline, or behind earlier writes, it waits in the outbox and resolves to undefined. `onProgress` gets the upload
 * progress of a form.
 */
export async function sendOrQueue<Answer>(
  write: Write,
  onProgress?: (share: number) => void,
): Promise<Answer | undefined> {
  const userId = owner;
  // With a network, the write may arrive and only its response be lost.
  const entry = newEntry(write, navigator.onLine);
  if (userId !== null && waiting.some(({ problem }) => problem === null) && (await put(entry, false))) {
    void sendAfterOthers(userId, entry);
    return undefined;
  }
  try {
    const answer = await deliver<Answer>(entry, { ...(userId && { account: userId }), onProgress });
    recordLastActivity();
    if (!write.isQuiet && containsRewards(answer)) earned.emit({ kind: entry.kind, answer });
    return answer;
  } catch (error) {
    if (error instanceof NetworkError && (await put(entry, entry.isTried))) {
      queued.emit(navigator.onLine ? "unanswered" : "offline");
      return undefined;
    }
    // Someone else logged in in another tab: this page shows a previous user.
    if (error instanceof ApiError && error.code === "other_account") {
      navigate(window.location.pathname + window.location.search);
    }
    throw error;
  }
}

export const deleteOrQueue = (write: Omit<Write, "method">) => sendOrQueue({ ...write, method: "DELETE" });

type Toggle = Omit<Write, "kind" | "method" | "subject"> & {
  /** Its names when turned on and off, while it is queued. */
  kinds: readonly [on: string, off: string];
  subject: string;
  show: (on: boolean) => void;
};

/** An on/off state that the server takes as PUT and DELETE (a like, a save): shown immediately, and sent or queued. */
export const toggleOrQueue = <Answer>(wanted: boolean, { kinds: [on, off], show, ...write }: Toggle) =>
  toggleOptimistically<Answer>(write.subject, wanted, {
    show,
    send: (isOn) => sendOrQueue<Answer>({ ...write, kind: isOn ? on : off, method: isOn ? "PUT" : "DELETE" }),
  });
