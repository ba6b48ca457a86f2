import { z } from "@/lib/core/shared/zod";

/** What the app holds on the device (spec §3 and §4): a mirror, until the server has answered. */
export const feedPostSchema = z.object({
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
export type FeedPost = z.infer<typeof feedPostSchema>;

export const userPhotoSchema = z.object({
  id: z.number(),
  userId: z.string(),
  photoUrl: z.string(),
  title: z.string(),
  location: z.string(),
  timestamp: z.string(),
});
export type UserPhoto = z.infer<typeof userPhotoSchema>;

export const userStatsSchema = z.object({
  beenCount: z.number(),
  savedCount: z.number(),
  experiences: z.number(),
  followersCount: z.number(),
  followingCount: z.number(),
});
export type UserStats = z.infer<typeof userStatsSchema>;

export const profileDataSchema = z.object({
  bio: z.string(),
  location: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string(),
});
export type ProfileData = z.infer<typeof profileDataSchema>;

/** The lists below are held for other screens, which know more about an entry than its id. */
export const keptEntrySchema = z.looseObject({ id: z.string() });
export type KeptEntry = z.infer<typeof keptEntrySchema>;

export type AppState = {
  posts: FeedPost[];
  userPhotos: UserPhoto[];
  userStats: UserStats;
  profileData: ProfileData;
  activities: KeptEntry[];
  friends: KeptEntry[];
  refreshTrigger: number;
};

/** Spec §9. */
export const DEFAULT_PHOTO_TITLE = "New Experience";
export const DEFAULT_LOCATION = "Chicago, IL";
export const DEFAULT_BIO = "Developer testing the app";
export const DEFAULT_STATS: UserStats = {
  beenCount: 12,
  savedCount: 8,
  experiences: 5,
  followersCount: 156,
  followingCount: 89,
};

export const initialState: AppState = {
  posts: [],
  userPhotos: [],
  userStats: DEFAULT_STATS,
  profileData: { bio: DEFAULT_BIO, location: DEFAULT_LOCATION, firstName: "", lastName: "", profileImageUrl: "" },
  activities: [],
  friends: [],
  refreshTrigger: 0,
};

export type NewPost = Pick<FeedPost, "userId" | "userName" | "userAvatar" | "caption"> &
  Partial<Pick<FeedPost, "imageUrl" | "location">> & { title?: string };
export type NewPhoto = Pick<UserPhoto, "userId" | "photoUrl"> & Partial<Pick<UserPhoto, "title" | "location">>;

/** `at` is the moment of the change, in milliseconds: ids are made of it (spec §3). */
export type AppAction =
  | { type: "restored"; state: Partial<AppState> }
  | { type: "postAdded"; post: NewPost; at: number }
  | { type: "photoAdded"; photo: NewPhoto; at: number }
  | { type: "photoRemoved"; id: number }
  | { type: "postLiked"; id: string }
  | { type: "activityAdded"; activity: KeptEntry }
  | { type: "friendsReplaced"; friends: KeptEntry[] }
  | { type: "statsMerged"; stats: Partial<UserStats> }
  | { type: "profileMerged"; profile: Partial<ProfileData> }
  | { type: "refreshed" };

function counted(stats: UserStats, by: 1 | -1): UserStats {
  return {
    ...stats,
    beenCount: Math.max(0, stats.beenCount + by),
    experiences: Math.max(0, stats.experiences + by),
  };
}

const photoOf = (photo: NewPhoto, at: number): UserPhoto => ({
  id: at,
  userId: photo.userId,
  photoUrl: photo.photoUrl,
  title: photo.title || DEFAULT_PHOTO_TITLE,
  location: photo.location || DEFAULT_LOCATION,
  timestamp: new Date(at).toISOString(),
});

const UNSEEN = { likes: 0, comments: 0, isLiked: false } as const;

function withPost(state: AppState, { title, ...post }: NewPost, at: number): AppState {
  const { imageUrl = "", location = DEFAULT_LOCATION } = post;
  const added = { ...post, ...UNSEEN, id: String(at), timestamp: new Date(at).toISOString(), imageUrl, location };
  const posts = [added, ...state.posts];
  if (!imageUrl) return { ...state, posts };
  const photo = photoOf({ userId: post.userId, photoUrl: imageUrl, title, location }, at);
  return { ...state, posts, userPhotos: [photo, ...state.userPhotos], userStats: counted(state.userStats, 1) };
}

function withPhoto(state: AppState, photo: NewPhoto, at: number): AppState {
  const added = photoOf(photo, at);
  const { firstName, lastName, profileImageUrl } = state.profileData;
  const post: FeedPost = {
    ...UNSEEN,
    id: String(at),
    timestamp: added.timestamp,
    userId: added.userId,
    userName: `${firstName} ${lastName}`.trim(),
    userAvatar: profileImageUrl,
    imageUrl: added.photoUrl,
    caption: added.title,
    location: added.location,
  };
  return {
    ...state,
    posts: [post, ...state.posts],
    userPhotos: [added, ...state.userPhotos],
    userStats: counted(state.userStats, 1),
  };
}

function likeToggled(post: FeedPost): FeedPost {
  return { ...post, isLiked: !post.isLiked, likes: post.likes + (post.isLiked ? -1 : 1) };
}

/** The transitions of spec §4, and nothing else: no clock, no storage, no network. */
export function appReducer(state: AppState, action: AppAction): AppState {
  switch (action.type) {
    case "restored":
      return { ...state, ...action.state };
    case "postAdded":
      return withPost(state, action.post, action.at);
    case "photoAdded":
      return withPhoto(state, action.photo, action.at);
    case "photoRemoved":
      return {
        ...state,
        userPhotos: state.userPhotos.filter(({ id }) => id !== action.id),
        userStats: counted(state.userStats, -1),
      };
    case "postLiked":
      return { ...state, posts: state.posts.map((post) => (post.id === action.id ? likeToggled(post) : post)) };
    case "activityAdded":
      return { ...state, activities: [action.activity, ...state.activities] };
    case "friendsReplaced":
      return { ...state, friends: action.friends };
    case "statsMerged":
      return { ...state, userStats: { ...state.userStats, ...action.stats } };
    case "profileMerged":
      return { ...state, profileData: { ...state.profileData, ...action.profile } };
    case "refreshed":
      return { ...state, refreshTrigger: state.refreshTrigger + 1 };
  }
}
