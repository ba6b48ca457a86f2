import type { Settings } from "@/lib/account/schema";

const BOTH: Settings["notifications"]["like"] = ["in-app", "mail"];
/** What a new account has: spelled out, so that a changed default is seen. */
export const DEFAULT_SETTINGS: Settings = {
  isPrivate: false,
  findableByPhone: false,
  findableByEmail: false,
  defaultAudience: "everyone",
  postAudience: "everyone",
  checkInsPrivate: false,
  placesDelayed: true,
  workoutAudience: "mutual",
  savedAudience: "mutual",
  hideLikeCounts: false,
  showOnLeaderboard: true,
  openToMatches: false,
  gamification: true,
  interests: [],
  timeZone: "America/Chicago",
  isWelcomed: false,
  units: "mi",
  theme: "system",
  reducedMotion: false,
  notifications: {
    like: BOTH,
    comment: BOTH,
    follow: BOTH,
    "follow-request": BOTH,
    tag: BOTH,
    event: BOTH,
    group: BOTH,
    challenge: BOTH,
  },
  notificationsPaused: false,
  quietHours: null,
};
