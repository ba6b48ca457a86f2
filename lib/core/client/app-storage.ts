import * as z from "zod/mini";
import type { AppState, FeedPost, KeptEntry, ProfileData, UserPhoto, UserStats } from "./app-state";

// zod/mini: every member's screen loads this, nothing in it is shown to anybody, and the whole of zod is ten times as much.
const feedPostSchema: z.ZodMiniType<FeedPost> = z.object({
  id: z.string(),
  timestamp: z.string(),
  userId: z.string(),
  userName: z.string(),
  userAvatar: z.string(),
  imageUrl: z.string(),
  caption: z.string(),
  location: z.string(),
  likes: z.number(),
  comments: z.number(),
  isLiked: z.boolean(),
});
const userPhotoSchema: z.ZodMiniType<UserPhoto> = z.object({
  id: z.number(),
  userId: z.string(),
  photoUrl: z.string(),
  title: z.string(),
  location: z.string(),
  timestamp: z.string(),
});
const userStatsSchema: z.ZodMiniType<UserStats> = z.object({
  beenCount: z.number(),
  savedCount: z.number(),
  experiences: z.number(),
  followersCount: z.number(),
  followingCount: z.number(),
});
const profileDataSchema: z.ZodMiniType<ProfileData> = z.object({
  bio: z.string(),
  location: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string(),
});
const keptEntrySchema: z.ZodMiniType<KeptEntry> = z.looseObject({ id: z.string() });

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

function read<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
  try {
    const stored = localStorage.getItem(key);
    if (stored === null) return undefined;
    const parsed = schema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // Blocked storage, or text that is no JSON: the same as nothing kept.
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or blocked: the mirror is only a convenience.
  }
}

/** Another person's mirror on this device is wiped before anything of it is read. */
function claim(ownerId: string): void {
  try {
    if (localStorage.getItem(OWNER_KEY) === ownerId) return;
    if (localStorage.getItem(OWNER_KEY) !== null) {
      for (const key of Object.values(STORAGE_KEYS)) localStorage.removeItem(key);
    }
    localStorage.setItem(OWNER_KEY, ownerId);
  } catch {
    // Blocked storage holds nothing of anybody.
  }
}

/** What this device kept for this person; what is missing or malformed is left out. */
export function readAppState(ownerId: string): Partial<AppState> {
  claim(ownerId);
  const kept: Partial<AppState> = {};
  const posts = read(STORAGE_KEYS.posts, z.array(feedPostSchema));
  if (posts) kept.posts = posts;
  const userPhotos = read(STORAGE_KEYS.userPhotos, z.array(userPhotoSchema));
  if (userPhotos) kept.userPhotos = userPhotos;
  const userStats = read(STORAGE_KEYS.userStats, userStatsSchema);
  if (userStats) kept.userStats = userStats;
  const profileData = read(STORAGE_KEYS.profileData, profileDataSchema);
  if (profileData) kept.profileData = profileData;
  const activities = read(STORAGE_KEYS.activities, z.array(keptEntrySchema));
  if (activities) kept.activities = activities;
  const friends = read(STORAGE_KEYS.friends, z.array(keptEntrySchema));
  if (friends) kept.friends = friends;
  return kept;
}

export function saveAppState(state: AppState): void {
  write(STORAGE_KEYS.userStats, JSON.stringify(state.userStats));
  write(STORAGE_KEYS.profileData, JSON.stringify(state.profileData));
  write(STORAGE_KEYS.activities, JSON.stringify(state.activities));
  write(STORAGE_KEYS.friends, JSON.stringify(state.friends));
}
