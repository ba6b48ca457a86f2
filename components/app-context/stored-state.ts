import { claimStorage, STORAGE_KEYS } from "./app-storage";

// What was kept is checked by hand: zod would be 24 KB and two requests of every visit but the first.
type Kinds = { string: string; number: number; boolean: boolean };
type Fields = Readonly<Record<string, keyof Kinds>>;
type Shaped<Of extends Fields> = { [Name in keyof Of]: Kinds[Of[Name]] };

const FEED_POST = {
  id: "string",
  timestamp: "string",
  userId: "string",
  userName: "string",
  userAvatar: "string",
  imageUrl: "string",
  caption: "string",
  location: "string",
  likes: "number",
  comments: "number",
  isLiked: "boolean",
} as const;
const USER_PHOTO = {
  id: "number",
  userId: "string",
  photoUrl: "string",
  title: "string",
  location: "string",
  timestamp: "string",
} as const;
const USER_STATS = {
  beenCount: "number",
  savedCount: "number",
  experiences: "number",
  followersCount: "number",
  followingCount: "number",
} as const;
const PROFILE_DATA = {
  bio: "string",
  location: "string",
  firstName: "string",
  lastName: "string",
  profileImageUrl: "string",
} as const;
/** Of lists that are held for other screens, which know more about an entry than its id. */
const KEPT_ENTRY = { id: "string" } as const;

export type FeedPost = Shaped<typeof FEED_POST>;
export type UserPhoto = Shaped<typeof USER_PHOTO>;
export type AppUserStats = Shaped<typeof USER_STATS>;
export type ProfileData = Shaped<typeof PROFILE_DATA>;
export type KeptEntry = Shaped<typeof KEPT_ENTRY> & Record<string, unknown>;

function isShaped<Of extends Fields>(value: unknown, fields: Of): value is Shaped<Of> {
  if (typeof value !== "object" || value === null) return false;
  const known: Record<string, unknown> = { ...value };
  return Object.entries(fields).every(([name, kind]) => typeof known[name] === kind);
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

/** The stored state of this person; missing or malformed parts are left out. */
export function readAppState(ownerId: string) {
  claimStorage(ownerId);
  return {
    posts: list(STORAGE_KEYS.posts, FEED_POST),
    userPhotos: list(STORAGE_KEYS.userPhotos, USER_PHOTO),
    userStats: one(STORAGE_KEYS.userStats, USER_STATS),
    profileData: one(STORAGE_KEYS.profileData, PROFILE_DATA),
    activities: list(STORAGE_KEYS.activities, KEPT_ENTRY),
    friends: list(STORAGE_KEYS.friends, KEPT_ENTRY),
  };
}
export type StoredState = Partial<ReturnType<typeof readAppState>>;
