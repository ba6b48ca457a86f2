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
  /** The page without a person that the service worker shows without a network. */
  shell: "/shell",
  serviceWorker: "/sw.js",
  share: "/share",
  /** `from`: the screen it was opened from, which its Back leads to. */
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
  /** `way` is one of the city's, to be shown beneath what is recorded. */
  record: (activityType?: string, way?: string) => withQuery("/record", { activity: activityType, way }),
  importWorkouts: "/workouts/import",
  workout: (workoutId: string) => `/workouts/${segment(workoutId)}`,
  friends: "/friends",
  /** What those one follows did. */
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
  /** What was done without a network and has not been sent. */
  waiting: "/settings/waiting",
  /** What one took off every list: `place` opens the archive or the trash. */
  putAway: (place: "archive" | "trash") => withQuery("/settings/posts", { place }),
  newPost: "/new-post",
  newPostOf: (workoutId: string) => withQuery("/new-post", { workout: workoutId }),
  category: (category: string) => `/category/${segment(category)}`,
  guide: (slug: string) => `/guides/${segment(slug)}`,
  /** Guides people made: everybody's, those one follows, one's own. */
  memberGuides: "/guides",
  memberGuide: (guideId: string) => `/guides/people/${segment(guideId)}`,
  saved: "/saved",
  plan: "/plan",
  /** A day out of these places alone. */
  planAmong: (ids: readonly string[]) => withQuery("/plan", { among: ids.join(",") }),
  /** A day that is shared: who has the address may look. */
  sharedPlan: (planId: string) => `/plans/${segment(planId)}`,
  passport: "/passport",
  memories: "/memories",
  /** One's own album of a day (YYYY-MM-DD). */
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
