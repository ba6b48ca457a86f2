import { segment, withQuery } from "./address";
import { apiPaths } from "./api-paths";

/** The screens that send a code. */
export const OUTBOX_OPENERS = ["signup", "forgot", "login", "account"] as const;
export type OutboxOpener = (typeof OUTBOX_OPENERS)[number];

export const paths = {
  home: "/",
  homeTrend: (activityId: string) => `/?trend=${segment(activityId)}`,
  landing: "/landing",
  signup: (query: { callbackUrl?: string; error?: string; invite?: string; why?: string | undefined } = {}) =>
    withQuery("/signup", query),
  login: (
    query: { callbackUrl?: string; why?: string | undefined; link?: string; restore?: number; objection?: number } = {},
  ) => withQuery("/login", query),
  forgot: "/forgot",
  terms: "/terms",
  privacy: "/privacy",
  accessibility: "/accessibility",
  /** The page without user data that the service worker shows offline. */
  shell: "/shell",
  serviceWorker: "/sw.js",
  share: "/share",
  /** `from`: the screen it was opened from, where Back leads. */
  outbox: (from?: OutboxOpener) => withQuery("/outbox", { from }),
  discover: (
    query: {
      activity?: string;
      category?: string;
      q?: string;
      mode?: "hidden_gems" | "events";
      venue?: string;
      gem?: string;
      event?: string;
      view?: "list";
      /** First and last day of events. */
      from?: string;
      to?: string;
    } = {},
  ) => withQuery("/discover", query),
  activity: "/activity",
  challenge: (challengeId: string) => withQuery("/activity", { challenge: challengeId }),
  achievement: (achievement: string) => withQuery("/activity", { achievement }),
  post: (postId: string) => withQuery("/activity", { post: postId }),
  /** `way` is a trail to show under the recording. */
  record: (activityType?: string, way?: string) => withQuery("/record", { activity: activityType, way }),
  importWorkouts: "/workouts/import",
  workout: (workoutId: string) => `/workouts/${segment(workoutId)}`,
  friends: "/friends",
  /** Activity of followed people. */
  friendActivity: withQuery("/friends", { part: "activity" }),
  community: (part: "events" | "groups", filters: { when?: "today" } = {}) =>
    withQuery("/friends", { tab: "community", part, ...filters }),
  profile: (userId?: string) => (userId ? `/profile/${segment(userId)}` : "/profile"),
  editProfile: "/edit-profile",
  settings: "/settings",
  settingsPage: (
    page: "download" | "notifications" | "account" | "about",
    query: { linked?: string; error?: string; taken?: string } = {},
  ) => withQuery(`/settings/${page}`, query),
  /** The sub-pages of My Account. */
  accountPage: (
    page: "name" | "security" | "privacy" | "interests" | "fitness" | "appearance" | "blocked" | "delete",
    query: { linked?: string; error?: string; taken?: string } = {},
  ) => withQuery(`/settings/account/${page}`, query),
  /** Offline changes that haven't been sent. */
  waiting: "/settings/waiting",
  /** Photos removed from every list: `place` is the archive or the trash. */
  archiveAndTrash: (place: "archive" | "trash") => withQuery("/settings/posts", { place }),
  newPost: "/new-post",
  newPostWith: (text: string) => withQuery("/new-post", { text: text || undefined }),
  newPostOf: (workoutId: string) => withQuery("/new-post", { workout: workoutId }),
  category: (category: string) => `/category/${segment(category)}`,
  guide: (slug: string) => `/guides/${segment(slug)}`,
  /** Members' guides: everyone's, followed ones, and the user's own. */
  memberGuides: "/guides",
  memberGuide: (guideId: string) => `/guides/people/${segment(guideId)}`,
  saved: "/saved",
  plan: "/plan",
  /** A plan from only these places. */
  planAmong: (ids: readonly string[]) => withQuery("/plan", { among: ids.join(",") }),
  /** A shared plan: anyone with the URL can see it. */
  sharedPlan: (planId: string) => `/plans/${segment(planId)}`,
  passport: "/passport",
  memories: "/memories",
  /** The user's album of a day (YYYY-MM-DD). */
  memory: (day: string) => `/memories/${segment(day)}`,
  yearCards: (year: number) => `/memories/years/${year}`,
  /** A shared album of a day. */
  album: (albumId: string) => `/albums/${segment(albumId)}`,
  notifications: "/notifications",
  unsubscribe: (token: string) => `/unsubscribe/${segment(token)}`,
  photo: (photoId: string) => `/p/${segment(photoId)}`,
  event: (eventId: string, query: { code?: string } = {}) => withQuery(`/events/${segment(eventId)}`, query),
  group: (groupId: string) => `/groups/${segment(groupId)}`,
  invite: (token: string) => `/invite/${segment(token)}`,
  moderation: "/moderation",
  status: "/status",
  media: (mediaId: string, extension: string, query: { w?: number } = {}) =>
    withQuery(`/media/${mediaId}.${extension}`, query),

  api: apiPaths,
} as const;
