"use client";

import { Camera, Contact } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { BottomNav } from "@/components/layout/bottom-nav";
import { requestCamera } from "@/components/layout/camera-flag";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { CommunityTab } from "@/components/social/community-tab";
import { ContactsPanel } from "@/components/social/contacts-panel";
import { FriendProfile } from "@/components/social/friend-profile";
import { FriendsTab } from "@/components/social/friends-tab";
import { useContacts } from "@/components/social/use-contacts";
import { IconButton } from "@/components/ui/icon-button";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { paths } from "@/lib/core/shared/paths";

type Tab = "friends" | "community";
const TABS = [
  { value: "friends", label: "Friends" },
  { value: "community", label: "Community" },
] as const;

export function SocialScreen() {
  const router = useRouter();
  const [tab, setTab] = useState<Tab>("friends");
  const [friendId, setFriendId] = useState<string | null>(null);
  const { contacts, find, close } = useContacts();

  const openCamera = () => {
    requestCamera();
    router.push(paths.newPost);
  };
  if (friendId !== null) {
    return (
      <>
        <FriendProfile userId={friendId} onBack={() => setFriendId(null)} />
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
            <IconButton label="Find friends from contacts" onClick={find}>
              <Contact aria-hidden="true" />
            </IconButton>
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 px-4 pt-3 pb-nav">
        {contacts && <ContactsPanel contacts={contacts} onClose={close} />}
        <Tabs label="Social" value={tab} onValueChange={setTab} items={TABS}>
          <TabPanel value="friends">
            <FriendsTab onOpen={setFriendId} onFind={find} />
          </TabPanel>
          <TabPanel value="community">
            <CommunityTab />
          </TabPanel>
        </Tabs>
      </main>
      <BottomNav />
    </>
  );
}
