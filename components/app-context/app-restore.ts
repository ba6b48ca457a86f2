import { claimStorage, STORAGE_KEYS } from "./app-storage";
import { type StoredState, storedState } from "./stored-state";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // Blocked storage, or text that is no JSON: the same as nothing kept.
  }
}

/** The stored state of this person; missing or malformed parts are left out. */
export function readAppState(ownerId: string): StoredState {
  claimStorage(ownerId);
  return storedState.parse(Object.fromEntries(Object.entries(STORAGE_KEYS).map(([part, key]) => [part, read(key)])));
}
