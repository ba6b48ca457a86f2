export type CountedKind = "workouts" | "posts" | "comments";
export type Ask = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  body?: object;
  keeps?: CountedKind;
  /** A page, along with some of the scripts it names. */
  isPage?: boolean;
};
export type Action = { name: string; weight: number; ask: (at: Places) => Ask };
/** The items to look at and act on. */
type Places = { photo: string; person: string; venue: string };

const read = (name: string, weight: number, path: string | ((at: Places) => string)): Action => ({
  ...{ name, weight },
  ask: (at) => ({ method: "GET", path: typeof path === "string" ? path : path(at) }),
});

const page = (name: string, weight: number, path: string): Action => ({
  ...{ name, weight },
  ask: () => ({ method: "GET", path, isPage: true }),
});

/** What five hundred people do, in percent: mostly reading, sometimes a comment, a like, a workout. */
const ACTIONS: readonly Action[] = [
  page("home, the page", 8, "/"),
  read("home's posts", 18, "/api/photos/home"),
  page("discover, the page", 4, "/discover"),
  read("places", 9, "/api/venues"),
  read("search", 5, "/api/search?q=lake"),
  read("notifications", 7, "/api/notifications"),
  read("stats", 6, "/api/user/stats"),
  read("board", 4, "/api/leaderboard/city"),
  read("members' events", 4, "/api/community/events"),
  read("comments", 7, ({ photo }) => `/api/photos/${photo}/comments`),
  read("workouts", 4, "/api/workouts"),
  read("challenges", 4, "/api/challenges/active"),
  { name: "like", weight: 7, ask: ({ photo }) => ({ method: "PUT", path: `/api/photos/${photo}/like` }) },
  { name: "unlike", weight: 2, ask: ({ photo }) => ({ method: "DELETE", path: `/api/photos/${photo}/like` }) },
  { name: "save a place", weight: 2, ask: ({ venue }) => ({ method: "PUT", path: `/api/saved/venue/${venue}` }) },
  { name: "follow", weight: 1, ask: ({ person }) => ({ method: "PUT", path: `/api/users/${person}/follow` }) },
  {
    ...{ name: "log a workout", weight: 3 },
    ask: () => ({
      method: "POST",
      path: "/api/workouts",
      body: { activityType: "running", duration: 30 },
      keeps: "workouts",
    }),
  },
  {
    ...{ name: "comment", weight: 3 },
    ask: ({ photo }) => ({
      ...{ method: "POST", path: `/api/photos/${photo}/comments`, keeps: "comments" },
      body: { text: "Said while others said things" },
    }),
  },
  {
    ...{ name: "share a post", weight: 2 },
    ask: () => ({ method: "POST", path: "/api/posts", body: { content: "Shared beside many" }, keeps: "posts" }),
  },
];
/** Repeats each action by its weight. */
export const DRAWN = ACTIONS.flatMap((action) => Array.from({ length: action.weight }, () => action));
