import { createContext, type ReactNode, use } from "react";
import useSWR from "swr";
import type { Settings } from "@/lib/account/schema";
import { paths } from "@/lib/core/shared/paths";
import { DEFAULT_PREFERENCES, type Preferences } from "@/lib/core/shared/preferences";

const PreferencesContext = createContext<Preferences>(DEFAULT_PREFERENCES);

type PreferencesProviderProps = { preferences?: Preferences | undefined; children: ReactNode };

/** `preferences` came with the page; changed settings in SWR's cache take precedence. */
export function PreferencesProvider({ preferences = DEFAULT_PREFERENCES, children }: PreferencesProviderProps) {
  // Reads the cache only: `null` would use the provider's fetcher, and every page would fetch the settings.
  const { data } = useSWR<Settings>(paths.api.accountSettings, null, { fetcher: undefined });
  return <PreferencesContext value={data ?? preferences}>{children}</PreferencesContext>;
}

export function usePreferences(): Preferences {
  return use(PreferencesContext);
}

/** XP, levels, streaks, boards and stars: only for those who want them. */
export function Gamified({ children }: { children: ReactNode }) {
  return usePreferences().gamification ? children : null;
}
