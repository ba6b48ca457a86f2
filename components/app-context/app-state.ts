import { DEFAULT_LOCATION, DEFAULT_TITLE } from "@/lib/core/shared/defaults";
import type { AppUserStats, DeviceEntry, FeedPost, ProfileData, UserPhoto } from "./stored-state";

/** The client state the specification asks for (§3 and §4): a mirror of the server's data. */
export type AppState = {
  posts: FeedPost[];
  userPhotos: UserPhoto[];
  userStats: AppUserStats;
  profileData: ProfileData;
  activities: DeviceEntry[];
  friends: DeviceEntry[];
  refreshTrigger: number;
};
/** Missing or malformed parts are left out. */
export type StoredState = { [Part in Exclude<keyof AppState, "refreshTrigger">]?: AppState[Part] | undefined };

/** Spec §9. */
const DEFAULT_BIO = "Developer testing the app";
export const DEFAULT_STATS: AppUserStats = {
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
export type NewUserPhoto = Pick<UserPhoto, "userId" | "photoUrl"> & Partial<Pick<UserPhoto, "title" | "location">>;

/** `at` is the time of the change in milliseconds, from which ids are built (spec §3). */
export type AppAction =
  | { type: "restored"; state: StoredState }
  | { type: "postAdded"; post: NewPost; at: number }
  | { type: "photoAdded"; photo: NewUserPhoto; at: number }
  | { type: "photoRemoved"; id: number }
  | { type: "postLiked"; id: string }
  | { type: "activityAdded"; activity: DeviceEntry }
  | { type: "friendsReplaced"; friends: DeviceEntry[] }
  | { type: "statsMerged"; stats: Partial<AppUserStats> }
  | { type: "profileMerged"; profile: Partial<ProfileData> }
  | { type: "refreshed" };

export const actionsOf = (dispatch: (action: AppAction) => void) => ({
  addPost: (post: NewPost) => dispatch({ type: "postAdded", post, at: Date.now() }),
  addUserPhoto: (photo: NewUserPhoto) => dispatch({ type: "photoAdded", photo, at: Date.now() }),
  removeUserPhoto: (id: number) => dispatch({ type: "photoRemoved", id }),
  likePost: (id: string) => dispatch({ type: "postLiked", id }),
  addActivity: (activity: DeviceEntry) => dispatch({ type: "activityAdded", activity }),
  setFriends: (friends: DeviceEntry[]) => dispatch({ type: "friendsReplaced", friends }),
  updateUserStats: (stats: Partial<AppUserStats>) => dispatch({ type: "statsMerged", stats }),
  updateProfileData: (profile: Partial<ProfileData>) => dispatch({ type: "profileMerged", profile }),
  triggerRefresh: () => dispatch({ type: "refreshed" }),
});

function counted(stats: AppUserStats, by: 1 | -1): AppUserStats {
  return {
    ...stats,
    beenCount: Math.max(0, stats.beenCount + by),
    experiences: Math.max(0, stats.experiences + by),
  };
}

const photoOf = (photo: NewUserPhoto, at: number): UserPhoto => ({
  id: at,
  userId: photo.userId,
  photoUrl: photo.photoUrl,
  title: photo.title || DEFAULT_TITLE,
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

function withPhoto(state: AppState, photo: NewUserPhoto, at: number): AppState {
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

/** Merges the stored state except for what changed since startup: the server may have responded first. */
function restored(state: AppState, stored: StoredState): AppState {
  const newest = <Part>(present: Part, first: Part, persisted: Part | undefined) =>
    present === first ? (persisted ?? present) : present;
  return {
    posts: newest(state.posts, initialState.posts, stored.posts),
    userPhotos: newest(state.userPhotos, initialState.userPhotos, stored.userPhotos),
    userStats: newest(state.userStats, initialState.userStats, stored.userStats),
    profileData: newest(state.profileData, initialState.profileData, stored.profileData),
    activities: newest(state.activities, initialState.activities, stored.activities),
    friends: newest(state.friends, initialState.friends, stored.friends),
    refreshTrigger: state.refreshTrigger,
  };
}

/** The state transitions of spec §4 and nothing else: no clock, no storage, no network. */
export function appReducer(state: AppState, action: AppAction): AppState {
  switch (action.type) {
    case "restored":
      return restored(state, action.state);
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
