import * as z from "zod/mini";
import type { AppState, FeedPost, KeptEntry, ProfileData, UserPhoto, UserStats } from "./app-state";
import { claimStorage, STORAGE_KEYS } from "./app-storage";

// Code-split: loaded only when there is stored state, because the schemas are most of it.
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

/** The stored state of this person; missing or malformed parts are left out. */
export function readAppState(ownerId: string): Partial<AppState> {
  claimStorage(ownerId);
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
