"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { ScreenName, ScreenProps } from "@/components/shell/screen-props";

/** Each comes with its own code, which the service worker has kept. */
export const SCREENS: { [Name in ScreenName]: ComponentType<ScreenProps[Name]> } = {
  activity: dynamic(() => import("@/components/activity/activity-screen").then((module) => module.ActivityScreen)),
  category: dynamic(() =>
    import("@/components/discover/category/category-screen").then((module) => module.CategoryScreen),
  ),
  discover: dynamic(() => import("@/components/discover/discover-screen").then((module) => module.DiscoverScreen)),
  download: dynamic(() => import("@/components/account/download-screen").then((module) => module.DownloadScreen)),
  event: dynamic(() => import("@/components/community/event-screen").then((module) => module.EventScreen)),
  group: dynamic(() => import("@/components/community/group-screen").then((module) => module.GroupScreen)),
  home: dynamic(() => import("@/components/home/home-screen").then((module) => module.HomeScreen)),
  newPost: dynamic(() => import("@/components/new-post/new-post-screen").then((module) => module.NewPostScreen)),
  notifications: dynamic(() =>
    import("@/components/notifications/notifications-screen").then((module) => module.NotificationsScreen),
  ),
  photo: dynamic(() => import("@/components/feed/photo-permalink").then((module) => module.PhotoPermalink)),
  profile: dynamic(() => import("@/components/profile/profile-screen").then((module) => module.ProfileScreen)),
  saved: dynamic(() => import("@/components/discover/saved/saved-screen").then((module) => module.SavedScreen)),
  settings: dynamic(() => import("@/components/account/settings-screen").then((module) => module.SettingsScreen)),
  waiting: dynamic(() => import("@/components/outbox/waiting-screen").then((module) => module.WaitingScreen)),
  social: dynamic(() => import("@/components/social/social-screen").then((module) => module.SocialScreen)),
};

export function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(SCREENS, name);
}
