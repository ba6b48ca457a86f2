"use client";

import { useSyncExternalStore } from "react";
import { ApiError, callApi, NetworkError } from "./api-client";
import { newIdempotencyKey } from "./idempotency-key";
import { noteActed } from "./install";
import { navigate } from "./navigate";
import { formOf, onOutbox, type Placed, putInOutbox, readOutbox, SYNC_TAG, sendOutbox } from "./outbox";
import type { Write } from "./outbox-entry";
import { signal } from "./signal";

const NONE: readonly Placed[] = [];
let owner: string | null = null;
let waiting = NONE;
const changed = signal();

/** Emitted when a write was kept on this device instead of being sent. */
export const kept = signal<Write>();

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

/** Background Sync, where there is one, lets the service worker send with no page open. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration || !("sync" in registration)) return;
  const { sync } = registration as { sync: { register(tag: string): Promise<void> } };
  await sync.register(SYNC_TAG).catch(() => undefined); // an open page sends by itself
}

/** Puts a write into the outbox, `isTried` where it may have reached the server; false where nothing can be stored. */
export async function keepWrite(write: Write, isTried: boolean): Promise<boolean> {
  if (owner === null || !(await putInOutbox(owner, write, isTried))) return false;
  await read(owner);
  kept.emit(write);
  void askForSync();
  return true;
}

/**
 * Sends a write and resolves to its answer. Without a network, or behind others that wait, the write goes into the
 * outbox and there is no answer. Rejects when the server refuses it.
 */
export async function sendOrKeep<Answer>(write: Write): Promise<Answer | undefined> {
  const keyed = { ...write, key: write.key ?? newIdempotencyKey() };
  const { method, url, body, form, key } = keyed;
  const isBehind = waiting.some(({ problem }) => problem === null);
  if (owner !== null && isBehind && (await keepWrite(keyed, false))) {
    void sendOutbox(owner);
    return undefined;
  }
  // With a network the write may have arrived and only its answer been lost.
  const isTried = navigator.onLine;
  try {
    const content = { ...(body && { body }), ...(form && { form: formOf(form) }), ...(owner && { account: owner }) };
    const answer = await callApi<Answer>(url, { method, ...content, idempotencyKey: key });
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
