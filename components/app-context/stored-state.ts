import * as z from "zod/mini";

// Code-split: loaded only when there is stored state, because the schemas are most of it.
const feedPost = z.object({
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
const userPhoto = z.object({
  id: z.number(),
  userId: z.string(),
  photoUrl: z.string(),
  title: z.string(),
  location: z.string(),
  timestamp: z.string(),
});
const userStats = z.object({
  beenCount: z.number(),
  savedCount: z.number(),
  experiences: z.number(),
  followersCount: z.number(),
  followingCount: z.number(),
});
const profileData = z.object({
  bio: z.string(),
  location: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string(),
});
/** Of lists that are held for other screens, which know more about an entry than its id. */
const keptEntry = z.looseObject({ id: z.string() });

export type FeedPost = z.infer<typeof feedPost>;
export type UserPhoto = z.infer<typeof userPhoto>;
export type AppUserStats = z.infer<typeof userStats>;
export type ProfileData = z.infer<typeof profileData>;
export type KeptEntry = z.infer<typeof keptEntry>;

const orNone = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);
export const storedState = z.object({
  posts: orNone(z.array(feedPost)),
  userPhotos: orNone(z.array(userPhoto)),
  userStats: orNone(userStats),
  profileData: orNone(profileData),
  activities: orNone(z.array(keptEntry)),
  friends: orNone(z.array(keptEntry)),
});
export type StoredState = z.infer<typeof storedState>;
