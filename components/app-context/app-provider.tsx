"use client";

import {
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { PreferencesProvider } from "@/components/preferences";
import { type Viewer, ViewerProvider } from "@/components/viewer";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { cacheResponsesFor } from "@/lib/core/client/response-caching";
import { useBackgroundSync, useRefresh } from "@/lib/core/client/sync";
import { useCached } from "@/lib/core/client/use-data";
import { endlessKey } from "@/lib/core/shared/endless-key";
import type { Page } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { DEFAULT_PREFERENCES, type Preferences } from "@/lib/core/shared/preferences";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Friend } from "@/lib/social/friends/schema";
import { AppContext, type AppContextValue } from "./app-context";
import { type AppAction, appReducer, initialState, type NewPost, type NewUserPhoto } from "./app-state";
import { readAppState, saveAppState } from "./app-storage";
import { ClaimDevice } from "./claim-device";
import type { AppUserStats, DeviceEntry, ProfileData } from "./stored-state";

export function useAppContext(): AppContextValue {
  const context = use(AppContext);
  if (!context) throw new Error("useAppContext must be used within an AppProvider");
  return context;
}

/** Once the device's copy is restored, replaces it with the server's response. */
function useServerState(isRestored: boolean, update: (stats: AppUserStats, profile: ProfileData) => void): void {
  const { data } = useCurrentUser();
  const latestUpdate = useRef(update);
  useEffect(() => {
    latestUpdate.current = update;
  });
  useEffect(() => {
    if (!data || !isRestored) return;
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
  }, [data, isRestored]);
}

/** Mirrors the friends a screen has loaded; it never fetches them itself. */
function useFriendsMirror(isRestored: boolean, set: (friends: DeviceEntry[]) => void): void {
  const pages = useCached<Page<Friend>[]>(endlessKey(paths.api.friends));
  useEffect(() => {
    if (pages && isRestored) set(pages.flatMap(({ items }) => items));
  }, [pages, isRestored, set]);
}

type AppProviderProps = { viewer: Viewer; preferences?: Preferences; children: ReactNode };

/** Spec §4: the app's own state, restored from and saved to this device, with background sync. */
export function AppProvider({ viewer, preferences = DEFAULT_PREFERENCES, children }: AppProviderProps) {
  const [state, change] = useReducer(appReducer, initialState);
  // In a transition: an urgent context change makes React discard the server HTML of Suspense boundaries that are not
  // hydrated yet, with the taps queued for them.
  const dispatch = useCallback((action: AppAction) => startTransition(() => change(action)), []);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const restore = () => {
      dispatch({ type: "restored", state: readAppState(viewer.id) });
      setRestored(true);
    };
    // Not while the page is still streaming: React would re-render what the server has sent of it.
    if (document.readyState === "complete") return restore();
    window.addEventListener("load", restore, { once: true });
    return () => window.removeEventListener("load", restore);
  }, [viewer.id, dispatch]);

  useEffect(() => cacheResponsesFor(viewer.id), [viewer.id]);

  useEffect(() => {
    // The stored state must be read before it is overwritten.
    if (isRestored) saveAppState(viewer.id, state);
  }, [state, isRestored, viewer.id]);

  const actions = useMemo(
    () => ({
      addPost: (post: NewPost) => dispatch({ type: "postAdded", post, at: Date.now() }),
      addUserPhoto: (photo: NewUserPhoto) => dispatch({ type: "photoAdded", photo, at: Date.now() }),
      removeUserPhoto: (id: number) => dispatch({ type: "photoRemoved", id }),
      likePost: (id: string) => dispatch({ type: "postLiked", id }),
      addActivity: (activity: DeviceEntry) => dispatch({ type: "activityAdded", activity }),
      setFriends: (friends: DeviceEntry[]) => dispatch({ type: "friendsReplaced", friends }),
      updateUserStats: (stats: Partial<AppUserStats>) => dispatch({ type: "statsMerged", stats }),
      updateProfileData: (profile: Partial<ProfileData>) => dispatch({ type: "profileMerged", profile }),
      triggerRefresh: () => dispatch({ type: "refreshed" }),
    }),
    [dispatch],
  );
  useBackgroundSync(actions.triggerRefresh);
  // Refetches the lists when background sync or a screen raises the counter.
  const refresh = useRefresh();
  useEffect(() => {
    if (state.refreshTrigger > 0) void refresh(STALE_AFTER.sync);
  }, [state.refreshTrigger, refresh]);
  useFriendsMirror(isRestored, actions.setFriends);
  useServerState(isRestored, (stats, profile) => {
    actions.updateUserStats(stats);
    actions.updateProfileData(profile);
  });

  const value = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  return (
    <ViewerProvider viewer={viewer}>
      <AppContext value={value}>
        <PreferencesProvider preferences={preferences}>{children}</PreferencesProvider>
      </AppContext>
      <ClaimDevice viewer={viewer} preferences={preferences} />
    </ViewerProvider>
  );
}
