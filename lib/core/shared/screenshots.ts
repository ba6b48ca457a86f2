const PHONE = { width: 428, height: 926 };

/** Screenshots for the browser's install dialog, taken by `scripts/screens/installer.ts`. */
export const SCREENSHOTS = [
  { name: "home", path: "/", label: "What's happening in Chicago today", ...PHONE },
  { name: "discover", path: "/discover", label: "Chicago's places on a map", ...PHONE },
  { name: "activity", path: "/activity", label: "Workouts, streaks, and challenges", ...PHONE },
  { name: "wide", path: "/discover?view=list", label: "Places beside the map", width: 1280, height: 800 },
] as const;
