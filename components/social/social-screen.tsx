"use client";

import { Camera, Contact } from "lucide-react";
import { useRouter } from "next/navigation";
import { CommunityTab } from "@/components/community/community-tab";
import { ListRefresh } from "@/components/discover/list-refresh";
import { BottomNav } from "@/components/layout/bottom-nav";
import { requestCamera } from "@/components/layout/camera-flag";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { ContactsPanel } from "@/components/social/contacts-panel";
import { FriendProfile } from "@/components/social/friend-profile";
import { FriendsTab } from "@/components/social/friends-tab";
import { useContacts } from "@/components/social/use-contacts";
import { useSocialView } from "@/components/social/use-social-view";
import { IconButton } from "@/components/ui/icon-button";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { paths } from "@/lib/core/shared/paths";

/** What a pull at the top fetches again. */
const LISTS = [
  paths.api.friends,
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
  const { tab, part, change, friendId, openFriend, closeFriend } = useSocialView();
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
    <>
      <ScreenHeader
        title="Social"
        actions={
          <>
            <IconButton label="New photo" onClick={openCamera}>
              <Camera aria-hidden="true" />
            </IconButton>
            <IconButton label="Find friends from contacts" onClick={() => void find()} disabled={isLooking}>
              <Contact aria-hidden="true" />
            </IconButton>
            <NotificationBell />
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 px-4 pt-3 pb-nav">
        <ListRefresh endpoints={LISTS} />
        {contacts && <ContactsPanel contacts={contacts} onClose={close} />}
        <Tabs label="Social" value={tab} onValueChange={(next) => change({ tab: next })} items={TABS}>
          <TabPanel value="friends">
            <FriendsTab onOpen={openFriend} onFind={() => void find()} />
          </TabPanel>
          <TabPanel value="community">
            <CommunityTab part={part} onPart={(next) => change({ part: next })} />
          </TabPanel>
        </Tabs>
      </main>
      <BottomNav />
    </>
  );
}
