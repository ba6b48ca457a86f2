import { createContext, type ReactNode, use } from "react";
import type { Settings } from "@/lib/account/schema";
import { useCached } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { DEFAULT_PREFERENCES, type Preferences } from "@/lib/core/shared/preferences";

const PreferencesContext = createContext<Preferences>(DEFAULT_PREFERENCES);

type PreferencesProviderProps = { preferences?: Preferences | undefined; children: ReactNode };

/** `preferences` came with the page; changed settings in SWR's cache take precedence. */
export function PreferencesProvider({ preferences = DEFAULT_PREFERENCES, children }: PreferencesProviderProps) {
  const changed = useCached<Settings>(paths.api.accountSettings);
  return <PreferencesContext value={changed ?? preferences}>{children}</PreferencesContext>;
}

export function usePreferences(): Preferences {
  return use(PreferencesContext);
}

/** Renders XP, levels, streaks, leaderboards, and stars only if gamification is on. */
export function Gamified({ children }: { children: ReactNode }) {
  return usePreferences().gamification ? children : null;
}
