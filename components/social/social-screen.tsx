"use client";

import { Camera, Contact } from "lucide-react";
import { useRouter } from "next/navigation";
import { CommunityTab } from "@/components/community/community-tab";
import { HomeAside } from "@/components/home/home-aside";
import { BottomNav } from "@/components/layout/bottom-nav";
import { requestCamera } from "@/components/layout/camera-flag";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { FriendProfile } from "@/components/social/friend-profile";
import { FriendsTab } from "@/components/social/friends-tab";
import { useContacts } from "@/components/social/use-contacts";
import { useSocialView } from "@/components/social/use-social-view";
import { IconButton } from "@/components/ui/icon-button";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";

const ContactsSheet = lazyComponent(() => import("@/components/social/contacts-sheet"), "ContactsSheet");

/** What pull-to-refresh fetches again. */
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
      className="px-4 pt-1"
      aside={<HomeAside />}
    >
      <ListRefresh endpoints={LISTS} />
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
      {contacts && <ContactsSheet contacts={contacts} onClosed={close} />}
    </Screen>
  );
}
