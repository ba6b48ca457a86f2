import type { ComponentProps } from "react";
import type { DownloadScreen } from "@/components/account/download-screen";
import type { SettingsScreen } from "@/components/account/settings-screen";
import type { ActivityScreen } from "@/components/activity/activity-screen";
import type { EventScreen } from "@/components/community/event-screen";
import type { GroupScreen } from "@/components/community/group-screen";
import type { CategoryScreen } from "@/components/discover/category/category-screen";
import type { DiscoverScreen } from "@/components/discover/discover-screen";
import type { SavedScreen } from "@/components/discover/saved/saved-screen";
import type { PhotoPermalink } from "@/components/feed/photo-permalink";
import type { HomeScreen } from "@/components/home/home-screen";
import type { NewPostScreen } from "@/components/new-post/new-post-screen";
import type { NotificationsScreen } from "@/components/notifications/notifications-screen";
import type { WaitingScreen } from "@/components/outbox/waiting-screen";
import type { ProfileScreen } from "@/components/profile/profile-screen";
import type { SocialScreen } from "@/components/social/social-screen";

/** The screens that can be drawn without a network, and what each is drawn from beside the answers it reads. */
export type ScreenProps = {
  activity: ComponentProps<typeof ActivityScreen>;
  category: ComponentProps<typeof CategoryScreen>;
  discover: ComponentProps<typeof DiscoverScreen>;
  download: ComponentProps<typeof DownloadScreen>;
  event: ComponentProps<typeof EventScreen>;
  group: ComponentProps<typeof GroupScreen>;
  home: ComponentProps<typeof HomeScreen>;
  newPost: ComponentProps<typeof NewPostScreen>;
  notifications: ComponentProps<typeof NotificationsScreen>;
  photo: ComponentProps<typeof PhotoPermalink>;
  profile: ComponentProps<typeof ProfileScreen>;
  saved: ComponentProps<typeof SavedScreen>;
  settings: ComponentProps<typeof SettingsScreen>;
  social: ComponentProps<typeof SocialScreen>;
  waiting: ComponentProps<typeof WaitingScreen>;
};
export type ScreenName = keyof ScreenProps;
