import { keysOf } from "./keys";
import type { Theme } from "./theme";

/**
 * Settings that change a page's appearance. They are part of the session, so that they apply before the first paint.
 */
export type Preferences = {
  gamification: boolean;
  isWelcomed: boolean;
  units: "mi" | "km";
  checkInsPrivate: boolean;
  theme: Theme;
  reducedMotion: boolean;
  /** Minutes per week; null without a goal. */
  weeklyGoal: number | null;
};

/** For visitors. */
export const DEFAULT_PREFERENCES: Preferences = {
  gamification: true,
  isWelcomed: true,
  units: "mi",
  checkInsPrivate: false,
  theme: "system",
  reducedMotion: false,
  weeklyGoal: null,
};

/** Their names, which are also their columns in `users`. */
export const PREFERENCES = keysOf(DEFAULT_PREFERENCES);
