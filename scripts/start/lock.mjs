// @ts-check
import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive, processIdentity } from "./processes.mjs";

/**
 * A lock is a file that names its holder. A dead holder's file is taken over by the next one.
 * @typedef {{ holder: string, note: Record<string, unknown> }} LockContent
 * @typedef {{ note(content: Record<string, unknown>): void, release(): void }} Lock
 */

const TAKEOVER_LASTS_MS = 5_000;

/**
 * @param {string} file
 * @param {Record<string, unknown>} [note] what others may read about the holder
 * @returns {Lock | undefined} undefined while a living process holds it
 */
export function tryLock(file, note = {}) {
  const holder = processIdentity(process.pid);
  if (!holder) throw new Error("This process can't find itself in the process table.");
  mkdirSync(dirname(file), { recursive: true });
  if (!create(file, { holder, note })) {
    if (lockHolder(file) || !takeOver(file, { holder, note })) return undefined;
  }
  return {
    note: (content) => replace(file, { holder, note: content }),
    release: () => {
      if (read(file)?.holder === holder) rmSync(file, { force: true });
    },
  };
}

/**
 * @param {string} file
 * @param {{ timeout?: number, onWait?: () => void }} [options] onWait is called once, when the lock is not free at once
 * @returns {Promise<Lock>}
 */
export async function waitForLock(file, { timeout = Number.POSITIVE_INFINITY, onWait } = {}) {
  const end = Date.now() + timeout;
  for (let waited = false; ; waited = true) {
    const lock = tryLock(file);
    if (lock) return lock;
    if (!waited) onWait?.();
    if (Date.now() > end) throw new Error(`Another process still has ${file} locked.`);
    await sleep(100);
  }
}

/**
 * @param {string} file
 * @returns {LockContent | undefined} undefined when nobody alive holds it
 */
export function lockHolder(file) {
  const content = read(file);
  return isAlive(content?.holder) ? content : undefined;
}

/** @param {string} file @returns {LockContent | undefined} */
function read(file) {
  try {
    const { holder, note } = JSON.parse(readFileSync(file, "utf8"));
    return { holder: String(holder), note: note ?? {} };
  } catch {
    return undefined;
  }
}

/**
 * Written under another name and linked into place, so that no one reads a partial lock.
 * @param {string} file @param {LockContent} content
 */
function create(file, content) {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file @param {LockContent} content */
function replace(file, content) {
  if (read(file)?.holder !== content.holder) return;
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  renameSync(draft, file);
}

/**
 * Only one process at a time may remove a dead holder's file, or two could remove each other's fresh one.
 * @param {string} file @param {LockContent} content
 */
function takeOver(file, content) {
  const guard = `${file}.takeover`;
  try {
    mkdirSync(guard);
  } catch {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > TAKEOVER_LASTS_MS) rmSync(guard, { recursive: true, force: true });
    return false;
  }
  try {
    if (lockHolder(file)) return false;
    rmSync(file, { force: true });
    return create(file, content);
  } finally {
    rmdirSync(guard);
  }
}
