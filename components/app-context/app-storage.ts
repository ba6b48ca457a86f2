import { forgetKeys, readText, readValue, writeText, writeValue } from "@/lib/core/client/browser-storage";
import type { AppState, StoredState } from "./app-state";
import { type Fields, isShaped, type Shaped, STORED } from "./stored-state";

/** Spec §4: read at startup; all but the first two are written on every change. */
export const STORAGE_KEYS = {
  posts: "app-posts",
  userPhotos: "app-user-photos",
  userStats: "app-user-stats",
  profileData: "app-profile-data",
  activities: "app-activities",
  friends: "app-friends",
} as const;

/** The user this mirror belongs to. Logging out deletes everything that starts with "app-". */
const OWNER_KEY = "app-owner";

const isOwner = (ownerId: string) => readText("local", OWNER_KEY) === ownerId;

/** Clears a different user's mirrored state before any of it is read. */
function claimStorage(ownerId: string): void {
  if (isOwner(ownerId)) return;
  // Everything under "app-": the outbox and a running timer belong to the other user too.
  if (readText("local", OWNER_KEY) !== null) forgetKeys("local", (key) => key.startsWith("app-"));
  writeText("local", OWNER_KEY, ownerId);
}

function one<Of extends Fields>(key: string, fields: Of): Shaped<Of> | undefined {
  const value = readValue("local", key);
  return isShaped(value, fields) ? value : undefined;
}

function list<Of extends Fields>(key: string, fields: Of): Shaped<Of>[] | undefined {
  const values = readValue("local", key);
  const isValid = Array.isArray(values) && values.every((value) => isShaped(value, fields));
  return isValid ? values : undefined;
}

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

/** Skipped if the user has logged out in another tab: the device was cleared and must stay that way. */
export function saveAppState(ownerId: string, state: AppState): void {
  if (!isOwner(ownerId)) return;
  writeValue("local", STORAGE_KEYS.userStats, state.userStats);
  writeValue("local", STORAGE_KEYS.profileData, state.profileData);
  writeValue("local", STORAGE_KEYS.activities, state.activities);
  writeValue("local", STORAGE_KEYS.friends, state.friends);
}
