"use client";

import { Camera, Contact } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { ListRefresh } from "@/components/discover/list-refresh";
import { BottomNav } from "@/components/layout/bottom-nav";
import { requestCamera } from "@/components/layout/camera-flag";
import { Screen } from "@/components/layout/screen";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { FriendsTab } from "@/components/social/friends-tab";
import { useContacts } from "@/components/social/use-contacts";
import { useSocialView } from "@/components/social/use-social-view";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { paths } from "@/lib/core/shared/paths";

const loading = () => <Skeleton className="h-72 rounded-card" />;
const CommunityTab = dynamic(
  retryImport(() => import("@/components/community/community-tab").then((module) => module.CommunityTab)),
  { loading },
);
const FriendProfile = dynamic(
  retryImport(() => import("@/components/social/friend-profile").then((module) => module.FriendProfile)),
);
const ContactsPanel = lazyComponent(() => import("@/components/social/contacts-panel"), "ContactsPanel");

/** What a pull at the top fetches again. */
const LISTS = [
  paths.api.friends,
  paths.api.friendActivity,
  paths.api.friendSuggestions,
  paths.api.followRequests,
  paths.api.communityEvents,
  paths.api.groups,
];

const TABS = [
  { value: "friends", label: "Friends" },
  { value: "community", label: "Community" },
] as const;

export function SocialScreen() {
  const router = useRouter();
  const { tab, part, friendsPart, filters, change, friendId, openFriend, closeFriend } = useSocialView();
  const { contacts, isLooking, find, close } = useContacts();

  const openCamera = () => {
    requestCamera();
    router.push(paths.newPost);
  };
  if (friendId !== null) {
    return (
      <>
        <FriendProfile key={friendId} userId={friendId} onBack={closeFriend} />
        <BottomNav />
      </>
    );
  }
  return (
    <Screen
      title="Social"
      actions={
        <>
          <IconButton label="New photo" icon={Camera} onClick={openCamera} />
          <IconButton
            label="Find friends from contacts"
            icon={Contact}
            onClick={() => void find()}
            disabled={isLooking}
          />
          <NotificationBell />
        </>
      }
      className="px-4 pt-3"
    >
      <ListRefresh endpoints={LISTS} />
      {contacts && <ContactsPanel contacts={contacts} onClose={close} />}
      <Tabs label="Social" value={tab} onValueChange={(next) => change({ tab: next })} items={TABS}>
        <TabPanel value="friends">
          <FriendsTab
            part={friendsPart}
            onPart={(next) => change({ friendsPart: next })}
            onOpen={openFriend}
            onFind={() => void find()}
          />
        </TabPanel>
        <TabPanel value="community">
          <CommunityTab
            part={part}
            filters={filters}
            onPart={(next) => change({ part: next })}
            onFilters={(next) => change({ filters: next })}
          />
        </TabPanel>
      </Tabs>
    </Screen>
  );
}
