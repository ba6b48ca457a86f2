"use client";

import { createContext, type ReactNode, use, useEffect, useMemo, useReducer, useRef, useState } from "react";
import useSWR from "swr";
import { type Preferences, PreferencesProvider } from "@/components/preferences";
import type { CurrentUser } from "@/lib/auth/accounts/schema";
import type { ApiError } from "@/lib/core/client/api-client";
import {
  type AppState,
  appReducer,
  initialState,
  type KeptEntry,
  type NewPhoto,
  type NewPost,
  type ProfileData,
  type UserStats,
} from "@/lib/core/client/app-state";
import { claimStorage, hasKeptState, saveAppState } from "@/lib/core/client/app-storage";
import { useBackgroundSync } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";

/** Who is signed in, as the page's own server knew it: there before any call was made. */
export type Viewer = { id: string; firstName: string; lastName: string; profileImageUrl: string | null };

type AppContextValue = AppState & {
  viewer: Viewer;
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

const loadRestore = () => import("@/lib/core/client/app-restore");

const AppContext = createContext<AppContextValue | null>(null);

export function useAppContext(): AppContextValue {
  const context = use(AppContext);
  if (!context) throw new Error("useAppContext must be used within an AppProvider");
  return context;
}

/** Once the server has answered, its numbers and names replace the device's. */
function useServerTruth(update: (stats: UserStats, profile: ProfileData) => void): void {
  const { data } = useSWR<CurrentUser, ApiError>(paths.api.currentUser);
  const latestUpdate = useRef(update);
  useEffect(() => {
    latestUpdate.current = update;
  });
  useEffect(() => {
    if (!data) return;
    const { beenCount, savedCount, experiences, followersCount, followingCount } = data;
    latestUpdate.current(
      { beenCount, savedCount, experiences, followersCount, followingCount },
      {
        bio: data.bio ?? "",
        location: data.location ?? "",
        firstName: data.firstName,
        lastName: data.lastName,
        profileImageUrl: data.profileImageUrl ?? "",
      },
    );
  }, [data]);
}

type AppProviderProps = { viewer: Viewer; preferences?: Preferences; children: ReactNode };

/** Spec §4: the app's own state, restored from and saved to this device, with the background sync beside it. */
export function AppProvider({ viewer, preferences, children }: AppProviderProps) {
  const [state, dispatch] = useReducer(appReducer, initialState);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    claimStorage(viewer.id);
    if (!hasKeptState()) {
      setRestored(true);
      return;
    }
    let isCurrent = true;
    const finish = (kept: Partial<AppState>) => {
      if (!isCurrent) return;
      dispatch({ type: "restored", state: kept });
      setRestored(true);
    };
    loadRestore().then(
      ({ readAppState }) => finish(readAppState(viewer.id)),
      () => finish({}),
    );
    return () => {
      isCurrent = false;
    };
  }, [viewer.id]);

  useEffect(() => {
    // What was kept must be read before anything is written over it.
    if (isRestored) saveAppState(state);
  }, [state, isRestored]);

  useBackgroundSync();

  const actions = useMemo(
    () => ({
      addPost: (post: NewPost) => dispatch({ type: "postAdded", post, at: Date.now() }),
      addUserPhoto: (photo: NewPhoto) => dispatch({ type: "photoAdded", photo, at: Date.now() }),
      removeUserPhoto: (id: number) => dispatch({ type: "photoRemoved", id }),
      likePost: (id: string) => dispatch({ type: "postLiked", id }),
      addActivity: (activity: KeptEntry) => dispatch({ type: "activityAdded", activity }),
      setFriends: (friends: KeptEntry[]) => dispatch({ type: "friendsReplaced", friends }),
      updateUserStats: (stats: Partial<UserStats>) => dispatch({ type: "statsMerged", stats }),
      updateProfileData: (profile: Partial<ProfileData>) => dispatch({ type: "profileMerged", profile }),
      triggerRefresh: () => dispatch({ type: "refreshed" }),
    }),
    [],
  );
  useServerTruth((stats, profile) => {
    actions.updateUserStats(stats);
    actions.updateProfileData(profile);
  });

  const value = useMemo(() => ({ ...state, ...actions, viewer }), [state, actions, viewer]);
  return (
    <AppContext value={value}>
      <PreferencesProvider preferences={preferences}>{children}</PreferencesProvider>
    </AppContext>
  );
}
