import { createContext } from "react";
import type { AppState, NewPost, NewUserPhoto } from "./app-state";
import type { AppUserStats, DeviceEntry, ProfileData } from "./stored-state";

export type AppContextValue = AppState & {
  addPost: (post: NewPost) => void;
  addUserPhoto: (photo: NewUserPhoto) => void;
  removeUserPhoto: (id: number) => void;
  likePost: (id: string) => void;
  addActivity: (activity: DeviceEntry) => void;
  setFriends: (friends: DeviceEntry[]) => void;
  updateUserStats: (stats: Partial<AppUserStats>) => void;
  updateProfileData: (profile: Partial<ProfileData>) => void;
  triggerRefresh: () => void;
};

/** Exported for `useMirroredPhoto`, which visitors' pages use without a provider; screens call `useAppContext`. */
export const AppContext = createContext<AppContextValue | null>(null);
