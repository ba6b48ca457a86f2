"use client";

import { type ReactNode, startTransition, use, useCallback, useEffect, useMemo, useReducer, useState } from "react";
import { PreferencesProvider } from "@/components/preferences";
import { type Viewer, ViewerProvider } from "@/components/viewer";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { cacheResponsesFor } from "@/lib/core/client/response-caching";
import { useBackgroundSync, useRefresh } from "@/lib/core/client/sync";
import { useCached } from "@/lib/core/client/use-data";
import { endlessKey } from "@/lib/core/shared/endless-key";
import type { Page } from "@/lib/core/shared/page";
import { DEFAULT_PREFERENCES, type Preferences } from "@/lib/core/shared/preferences";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { FIRST_FRIENDS_URL } from "@/lib/social/friends/rules";
import type { Friend } from "@/lib/social/friends/schema";
import { AppContext, type AppContextValue } from "./app-context";
import { type AppAction, actionsOf, appReducer, initialState } from "./app-state";
import { readAppState, saveAppState } from "./app-storage";
import { ClaimDevice } from "./claim-device";
import type { DeviceEntry } from "./stored-state";

export function useAppContext(): AppContextValue {
  const context = use(AppContext);
  if (!context) throw new Error("useAppContext must be used within an AppProvider");
  return context;
}

/** Once the device's copy is restored, replaces it with the server's response. */
function useServerState(isRestored: boolean, { updateUserStats, updateProfileData }: AppContextValue): void {
  const { data } = useCurrentUser();
  useEffect(() => {
    if (!data || !isRestored) return;
    const { beenCount, savedCount, experiences, followersCount, followingCount } = data;
    updateUserStats({ beenCount, savedCount, experiences, followersCount, followingCount });
    updateProfileData({
      bio: data.bio ?? "",
      location: data.location ?? "",
      firstName: data.firstName,
      lastName: data.lastName,
      profileImageUrl: data.profileImageUrl ?? "",
    });
  }, [data, isRestored, updateUserStats, updateProfileData]);
}

/** Mirrors the friends a screen has loaded; it never fetches them itself. */
function useFriendsMirror(isRestored: boolean, set: (friends: DeviceEntry[]) => void): void {
  const pages = useCached<Page<Friend>[]>(endlessKey(FIRST_FRIENDS_URL));
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

  const actions = useMemo(() => actionsOf(dispatch), [dispatch]);
  useBackgroundSync(actions.triggerRefresh);
  // Refetches the lists when background sync or a screen raises the counter.
  const refresh = useRefresh();
  useEffect(() => {
    if (state.refreshTrigger > 0) void refresh(STALE_AFTER.sync);
  }, [state.refreshTrigger, refresh]);
  useFriendsMirror(isRestored, actions.setFriends);
  const value = useMemo(() => ({ ...state, ...actions }), [state, actions]);
  useServerState(isRestored, value);
  return (
    <ViewerProvider viewer={viewer}>
      <AppContext value={value}>
        <PreferencesProvider preferences={preferences}>{children}</PreferencesProvider>
      </AppContext>
      <ClaimDevice viewer={viewer} preferences={preferences} />
    </ViewerProvider>
  );
}
