// Stored data is validated by hand: zod would add 24 KB and two requests to every visit but the first.
type Kinds = { string: string; number: number; boolean: boolean };
export type Fields = Readonly<Record<string, keyof Kinds>>;
export type Shaped<Of extends Fields> = { [Name in keyof Of]: Kinds[Of[Name]] };

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
/** Lists owned by other screens, which know more about an entry than its ID. */
const STORED_ENTRY = { id: "string" } as const;

export const STORED = {
  posts: FEED_POST,
  userPhotos: USER_PHOTO,
  userStats: USER_STATS,
  profileData: PROFILE_DATA,
  activities: STORED_ENTRY,
  friends: STORED_ENTRY,
} as const;

export type FeedPost = Shaped<typeof FEED_POST>;
export type UserPhoto = Shaped<typeof USER_PHOTO>;
export type AppUserStats = Shaped<typeof USER_STATS>;
export type ProfileData = Shaped<typeof PROFILE_DATA>;
export type DeviceEntry = Shaped<typeof STORED_ENTRY> & Record<string, unknown>;

export function isShaped<Of extends Fields>(value: unknown, fields: Of): value is Shaped<Of> {
  if (typeof value !== "object" || value === null) return false;
  const known: Record<string, unknown> = { ...value };
  return Object.entries(fields).every(([name, kind]) => typeof known[name] === kind);
}
