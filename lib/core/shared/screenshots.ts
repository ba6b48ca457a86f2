/** What a browser shows of the app before it is installed; taken by `scripts/screens/installer.ts`. */
export const SCREENSHOTS = [
  { name: "home", path: "/", label: "What is going on in Chicago today" },
  { name: "discover", path: "/discover", label: "The city's places on a map" },
  { name: "activity", path: "/activity", label: "Workouts, streaks and challenges" },
] as const;
