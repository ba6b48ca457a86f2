import { keysOf } from "./keys";
import type { Theme } from "./theme";

/** The settings that change what a page looks like: they come with the session, so that they hold before the first paint. */
export type Preferences = {
  gamification: boolean;
  isWelcomed: boolean;
  units: "mi" | "km";
  checkInsPrivate: boolean;
  theme: Theme;
  reducedMotion: boolean;
  /** Minutes a week, where somebody set themselves a goal. */
  weeklyGoal: number | null;
};

/** Before anybody is signed in. */
export const DEFAULT_PREFERENCES: Preferences = {
  gamification: true,
  isWelcomed: true,
  units: "mi",
  checkInsPrivate: false,
  theme: "system",
  reducedMotion: false,
  weeklyGoal: null,
};

/** Their names, which are also those of their columns in `users`. */
export const PREFERENCES = keysOf(DEFAULT_PREFERENCES);
