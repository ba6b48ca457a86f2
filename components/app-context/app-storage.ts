import type { AppState } from "./app-state";
import { type Fields, isShaped, type Shaped, STORED, type StoredState } from "./stored-state";

/** Spec §4: read at start; all but the first two are written on every change. */
export const STORAGE_KEYS = {
  posts: "app-posts",
  userPhotos: "app-user-photos",
  userStats: "app-user-stats",
  profileData: "app-profile-data",
  activities: "app-activities",
  friends: "app-friends",
} as const;

/** Whose mirror it is. Logging out forgets everything that begins with "app-". */
const OWNER_KEY = "app-owner";

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or blocked: the mirror is only a convenience.
  }
}

/** Another user's mirrored state on this device is cleared before any of it is read. */
function claimStorage(ownerId: string): void {
  try {
    if (localStorage.getItem(OWNER_KEY) === ownerId) return;
    if (localStorage.getItem(OWNER_KEY) !== null) {
      // Everything under "app-": what waits to be sent and a running timer are the other person's too.
      for (const key of Object.keys(localStorage)) if (key.startsWith("app-")) localStorage.removeItem(key);
    }
    localStorage.setItem(OWNER_KEY, ownerId);
  } catch {
    // Blocked storage holds nothing of anybody.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // Blocked storage, or text that is no JSON: the same as nothing kept.
  }
}

function one<Of extends Fields>(key: string, fields: Of): Shaped<Of> | undefined {
  const value = read(key);
  return isShaped(value, fields) ? value : undefined;
}

function list<Of extends Fields>(key: string, fields: Of): Shaped<Of>[] | undefined {
  const values = read(key);
  const isWhole = Array.isArray(values) && values.every((value) => isShaped(value, fields));
  return isWhole ? values : undefined;
}

/** The stored state of this person. */
export function readAppState(ownerId: string): StoredState {
  claimStorage(ownerId);
  return {
    posts: list(STORAGE_KEYS.posts, STORED.posts),
    userPhotos: list(STORAGE_KEYS.userPhotos, STORED.userPhotos),
    userStats: one(STORAGE_KEYS.userStats, STORED.userStats),
    profileData: one(STORAGE_KEYS.profileData, STORED.profileData),
    activities: list(STORAGE_KEYS.activities, STORED.activities),
    friends: list(STORAGE_KEYS.friends, STORED.friends),
  };
}

const isStillOwner = (ownerId: string): boolean => {
  try {
    return localStorage.getItem(OWNER_KEY) === ownerId;
  } catch {
    return false;
  }
};

/** Not by a tab whose person has logged out in another one since: the device was emptied, and stays so. */
export function saveAppState(ownerId: string, state: AppState): void {
  if (!isStillOwner(ownerId)) return;
  write(STORAGE_KEYS.userStats, JSON.stringify(state.userStats));
  write(STORAGE_KEYS.profileData, JSON.stringify(state.profileData));
  write(STORAGE_KEYS.activities, JSON.stringify(state.activities));
  write(STORAGE_KEYS.friends, JSON.stringify(state.friends));
}
