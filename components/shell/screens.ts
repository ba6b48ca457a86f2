import type { ComponentProps } from "react";

/** The screens that can be rendered offline. Each is its own chunk, which the service worker has precached. */
export const SCREENS = {
  activity: () => import("@/components/activity/activity-screen").then((module) => module.ActivityScreen),
  category: () => import("@/components/discover/category/category-screen").then((module) => module.CategoryScreen),
  discover: () => import("@/components/discover/discover-screen").then((module) => module.DiscoverScreen),
  download: () => import("@/components/account/download-screen").then((module) => module.DownloadScreen),
  event: () => import("@/components/community/event-screen").then((module) => module.EventScreen),
  group: () => import("@/components/community/group-screen").then((module) => module.GroupScreen),
  home: () => import("@/components/home/home-screen").then((module) => module.HomeScreen),
  newPost: () => import("@/components/new-post/new-post-screen").then((module) => module.NewPostScreen),
  notifications: () =>
    import("@/components/notifications/notifications-screen").then((module) => module.NotificationsScreen),
  passport: () => import("@/components/passport/passport-screen").then((module) => module.PassportScreen),
  photo: () => import("@/components/feed/photo-permalink").then((module) => module.PhotoPermalink),
  profile: () => import("@/components/profile/profile-screen").then((module) => module.ProfileScreen),
  record: () => import("@/components/record/record-screen").then((module) => module.RecordScreen),
  saved: () => import("@/components/discover/saved/saved-screen").then((module) => module.SavedScreen),
  settings: () => import("@/components/account/settings-screen").then((module) => module.SettingsScreen),
  waiting: () => import("@/components/outbox/pending-changes-screen").then((module) => module.PendingChangesScreen),
  social: () => import("@/components/social/social-screen").then((module) => module.SocialScreen),
};

export type ScreenName = keyof typeof SCREENS;
/** What a screen needs besides cached responses. */
export type ScreenProps<Name extends ScreenName> = ComponentProps<Awaited<ReturnType<(typeof SCREENS)[Name]>>>;

export function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(SCREENS, name);
}
