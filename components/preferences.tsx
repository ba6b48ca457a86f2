"use client";

import { createContext, type ReactNode, use } from "react";
import useSWR from "swr";
import type { Settings } from "@/lib/account/schema";
import { paths } from "@/lib/core/shared/paths";

/** Settings that change how screens look; they come with the page, so they are known before the first paint. */
export type Preferences = Pick<Settings, "gamification" | "units" | "checkInsPrivate">;

const DEFAULTS: Preferences = { gamification: true, units: "mi", checkInsPrivate: false };
const PreferencesContext = createContext<Preferences>(DEFAULTS);

type PreferencesProviderProps = { preferences?: Preferences | undefined; children: ReactNode };

/** `preferences` came with the page; a change made since, in settings, stands in the cache and comes first. */
export function PreferencesProvider({ preferences = DEFAULTS, children }: PreferencesProviderProps) {
  // Only listens: null alone would fall back to the app's fetcher, and every page would ask for the settings.
  const { data } = useSWR<Settings>(paths.api.accountSettings, null, { fetcher: undefined });
  const { gamification, units, checkInsPrivate } = data ?? preferences;
  return <PreferencesContext value={{ gamification, units, checkInsPrivate }}>{children}</PreferencesContext>;
}

export function usePreferences(): Preferences {
  return use(PreferencesContext);
}

/** XP, levels, streaks, boards and stars: only for those who want them. */
export function Gamified({ children }: { children: ReactNode }) {
  return usePreferences().gamification ? children : null;
}
