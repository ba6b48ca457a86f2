/** Every address of the app, in one place. */

const at = (path: string, query: Record<string, string | number | boolean | undefined> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
};
/** An endpoint with what is asked of it; also the key its answer is kept under. */
export const withQuery = at;
const id = encodeURIComponent;

export const paths = {
  home: "/",
  /** A trending activity, opened. */
  homeTrend: (activityId: string) => `/?trend=${id(activityId)}`,
  landing: "/landing",
  signup: (query: { callbackUrl?: string; error?: string; invite?: string } = {}) => at("/signup", query),
  login: (query: { callbackUrl?: string; link?: string; restore?: number; objection?: number } = {}) =>
    at("/login", query),
  forgot: "/forgot",
  terms: "/terms",
  privacy: "/privacy",
  offline: "/offline",
  /** The page without a person that the service worker shows without a network. */
  shell: "/shell",
  serviceWorker: "/sw.js",
  /** Where the system shares pictures to. */
  share: "/share",
  outbox: "/outbox",
  discover: (
    query: {
      activity?: string;
      category?: string;
      q?: string;
      mode?: "hidden_gems" | "events";
      /** Opens a sheet. */
      venue?: string;
      gem?: string;
      event?: string;
    } = {},
  ) => at("/discover", query),
  activity: "/activity",
  /** The Activity Center where one of its things stands, in sight. */
  challenge: (challengeId: string) => at("/activity", { challenge: challengeId }),
  achievement: (achievement: string) => at("/activity", { achievement }),
  post: (postId: string) => at("/activity", { post: postId }),
  friends: "/friends",
  community: (part: "events" | "groups") => at("/friends", { tab: "community", part }),
  profile: (userId?: string) => (userId ? `/profile/${id(userId)}` : "/profile"),
  editProfile: "/edit-profile",
  settings: "/settings",
  settingsPage: (
    page: "download" | "notifications" | "account" | "about",
    query: { linked?: string; error?: string; taken?: string } = {},
  ) => at(`/settings/${page}`, query),
  /** What was done without a network and has not been sent. */
  waiting: "/settings/waiting",
  newPost: "/new-post",
  category: (category: string) => `/category/${id(category)}`,
  saved: "/saved",
  notifications: "/notifications",
  photo: (photoId: string) => `/p/${id(photoId)}`,
  event: (eventId: string) => `/events/${id(eventId)}`,
  group: (groupId: string) => `/groups/${id(groupId)}`,
  invite: (token: string) => `/invite/${id(token)}`,
  moderation: "/moderation",
  media: (mediaId: string, extension: string, query: { w?: number } = {}) =>
    at(`/media/${mediaId}.${extension}`, query),

  api: {
    login: (query: { callbackUrl?: string; expired?: number } = {}) => at("/api/login", query),
    signUp: "/api/auth/signup",
    verify: "/api/auth/verify",
    resend: "/api/auth/resend",
    signIn: "/api/auth/login",
    forgot: "/api/auth/forgot",
    reset: "/api/auth/reset",
    restore: "/api/auth/restore",
    objection: "/api/auth/objection",
    session: "/api/auth/session",
    currentUser: "/api/auth/user",
    logout: "/api/auth/logout",
    provider: (provider: "google" | "apple" | "facebook", query: { callbackUrl?: string } = {}) =>
      at(`/api/auth/${provider}`, query),
    profile: "/api/user/profile",
    stats: "/api/user/stats",
    restDays: "/api/user/rest-days",
    sessions: "/api/account/sessions",
    endSession: (sessionId: string) => `/api/account/sessions/${id(sessionId)}`,
    password: "/api/account/password",
    account: "/api/account",
    twoFactor: "/api/account/two-factor",
    confirmTwoFactor: "/api/account/two-factor/confirm",
    address: "/api/account/address",
    verifyAddress: "/api/account/address/verify",
    providers: "/api/account/providers",
    accountProvider: (provider: "google" | "apple" | "facebook") => `/api/account/providers/${provider}`,
    health: "/api/health",
    ready: "/api/ready",
    accountSettings: "/api/account/settings",
    blockedPeople: "/api/account/blocks",
    mutedPeople: "/api/account/mutes",
    exports: "/api/account/export",
    export: (exportId: string) => `/api/account/export/${id(exportId)}`,
    exportFile: (exportId: string) => `/api/account/export/${id(exportId)}/file`,
    homePhotos: "/api/photos/home",
    /** One address of the home feed: the key its pages are kept under, on the server and in the browser alike. */
    homeFeed: (query: { filter?: string; near?: string; seed?: string; limit?: number; q?: string }) =>
      at("/api/photos/home", {
        filter: query.filter,
        near: query.near,
        seed: query.seed,
        limit: query.limit,
        q: query.q,
      }),
    profilePhotos: "/api/photos/profile",
    photosOf: (userId: string) => at("/api/photos/profile", { userId }),
    discoverPhotos: "/api/photos/discover",
    uploadPhoto: "/api/photos/upload",
    photos: "/api/photos",
    photo: (photoId: string) => `/api/photos/${id(photoId)}`,
    photoFlow: "/api/photos/flow/update",
    likePhoto: (photoId: string) => `/api/photos/${id(photoId)}/like`,
    comments: (photoId: string) => `/api/photos/${id(photoId)}/comments`,
    comment: (commentId: string) => `/api/comments/${id(commentId)}`,
    posts: "/api/posts",
    post: (postId: string) => `/api/posts/${id(postId)}`,
    likePost: (postId: string) => `/api/posts/${id(postId)}/like`,
    drafts: "/api/drafts",
    draft: (draftId: string) => `/api/drafts/${id(draftId)}`,
    venues: "/api/venues",
    venue: (venueId: string) => `/api/venues/${id(venueId)}`,
    /** One address of a list on the discover screen: the key its pages are kept under, on the server and here alike. */
    listing: (
      list: "venues" | "events" | "hidden-gems",
      query: Record<string, string | number | boolean | undefined>,
    ) => at(`/api/${list}`, query),
    events: "/api/events",
    event: (eventId: string) => `/api/events/${id(eventId)}`,
    categoryPlaces: (category: string) => `/api/categories/${id(category)}`,
    guides: "/api/guides",
    guide: (slug: string) => `/api/guides/${id(slug)}`,
    ticketCalendar: (eventId: string) => `/api/events/${id(eventId)}/calendar.ics`,
    ticketmasterEvents: "/api/ticketmaster/events",
    seatgeekEvents: "/api/seatgeek/events",
    hiddenGems: "/api/hidden-gems",
    search: "/api/search",
    googleMapsKey: "/api/google-maps-key",
    nearby: "/api/activities/nearby",
    trending: "/api/trending/activities",
    contextual: "/api/trending/contextual",
    saved: "/api/saved",
    savedList: (type?: string) => at("/api/saved", { type }),
    savedItem: (type: string, targetId: string) => `/api/saved/${id(type)}/${id(targetId)}`,
    checkIns: "/api/check-ins",
    checkIn: (checkInId: string) => `/api/check-ins/${id(checkInId)}`,
    workouts: "/api/workouts",
    workoutDays: "/api/workouts/days",
    workoutDaysOf: (month: string) => at("/api/workouts/days", { month }),
    workoutsOf: (day: string) => at("/api/workouts", { day }),
    workoutWeeks: "/api/workouts/weeks",
    workout: (workoutId: string) => `/api/workouts/${id(workoutId)}`,
    achievements: "/api/achievements",
    challenges: "/api/challenges/active",
    joinChallenge: (challengeId: string) => `/api/challenges/${id(challengeId)}/join`,
    finishedChallenges: "/api/challenges/finished",
    leaderboard: "/api/leaderboard/city",
    /** One board: without anything chosen, the address alone. */
    board: ({ scope, period, around }: { scope: string; period: string; around: boolean }) =>
      at("/api/leaderboard/city", {
        scope: scope === "city" ? undefined : scope,
        period: period === "week" ? undefined : period,
        around: around || undefined,
      }),
    friends: "/api/friends",
    friend: (userId: string) => `/api/friends/${id(userId)}`,
    friendSuggestions: "/api/friends/suggestions",
    friendSuggestion: (userId: string) => `/api/friends/suggestions/${id(userId)}`,
    tags: (status: "pending" | "accepted") => at("/api/tags", { status }),
    tag: (photoId: string) => `/api/tags/${id(photoId)}`,
    user: (userId: string) => `/api/users/${id(userId)}`,
    followers: (userId: string) => `/api/users/${id(userId)}/followers`,
    following: (userId: string) => `/api/users/${id(userId)}/following`,
    follow: (userId: string) => `/api/users/${id(userId)}/follow`,
    block: (userId: string) => `/api/users/${id(userId)}/block`,
    mute: (userId: string) => `/api/users/${id(userId)}/mute`,
    follower: (userId: string) => `/api/followers/${id(userId)}`,
    followRequests: "/api/follow-requests",
    followRequest: (userId: string) => `/api/follow-requests/${id(userId)}`,
    matchContacts: "/api/contacts/match",
    invites: "/api/invites",
    invite: (token: string) => `/api/invites/${id(token)}`,
    communityEvents: "/api/community/events",
    communityEvent: (eventId: string) => `/api/community/events/${id(eventId)}`,
    eventInvitations: (eventId: string) => `/api/community/events/${id(eventId)}/invitations`,
    joinEvent: (eventId: string) => `/api/community/events/${id(eventId)}/join`,
    eventCalendar: (eventId: string) => `/api/community/events/${id(eventId)}/calendar.ics`,
    eventsOfGroup: (groupId: string) => at("/api/community/events", { groupId }),
    attendees: (eventId: string, query: { status?: "waitlisted" } = {}) =>
      at(`/api/community/events/${id(eventId)}/attendees`, query),
    groups: "/api/groups",
    group: (groupId: string) => `/api/groups/${id(groupId)}`,
    joinGroup: (groupId: string) => `/api/groups/${id(groupId)}/join`,
    groupMembers: (groupId: string) => `/api/groups/${id(groupId)}/members`,
    groupMember: (groupId: string, userId: string) => `/api/groups/${id(groupId)}/members/${id(userId)}`,
    groupRequests: (groupId: string) => `/api/groups/${id(groupId)}/requests`,
    groupRequest: (groupId: string, userId: string) => `/api/groups/${id(groupId)}/requests/${id(userId)}`,
    notifications: "/api/notifications",
    /** The number of unread ones is in every page of them; this asks for the smallest. */
    unreadNotifications: "/api/notifications?limit=1",
    readNotifications: "/api/notifications/read",
    reports: "/api/reports",
    moderationReports: "/api/moderation/reports",
    moderationReport: (reportId: string) => `/api/moderation/reports/${id(reportId)}`,
    recommendations: "/api/ai/recommendations",
    socialMatches: "/api/ai/social-matches",
    aiFeedback: "/api/ai/feedback",
    connectMatch: (matchId: string) => `/api/ai/social-matches/${id(matchId)}/connect`,
  },
} as const;
