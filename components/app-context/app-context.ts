import { createContext } from "react";
import type { AppState, KeptEntry, NewPhoto, NewPost, ProfileData, UserStats } from "./app-state";

export type AppContextValue = AppState & {
  addPost: (post: NewPost) => void;
  addUserPhoto: (photo: NewPhoto) => void;
  removeUserPhoto: (id: number) => void;
  likePost: (id: string) => void;
  addActivity: (activity: KeptEntry) => void;
  setFriends: (friends: KeptEntry[]) => void;
  updateUserStats: (stats: Partial<UserStats>) => void;
  updateProfileData: (profile: Partial<ProfileData>) => void;
  triggerRefresh: () => void;
};

/** Exported for `useMirroredPhoto`, which visitors' pages use without a provider; screens call `useAppContext`. */
export const AppContext = createContext<AppContextValue | null>(null);
