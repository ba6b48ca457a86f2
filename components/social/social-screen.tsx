"use client";

import { Camera, Contact as ContactIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CommunityTab } from "@/components/community/community-tab";
import { HomeAside } from "@/components/home/home-aside";
import { BottomNav } from "@/components/layout/bottom-nav";
import { requestCamera } from "@/components/layout/camera-flag";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { FriendProfile } from "@/components/social/friend-profile";
import { FriendsTab } from "@/components/social/friends-tab";
import { useSocialView } from "@/components/social/use-social-view";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { usePending } from "@/components/ui/use-pending";
import { toast } from "@/components/ui/use-toast";
import { lazyItemOverlay } from "@/lib/core/client/lazy-overlay";
import { paths } from "@/lib/core/shared/paths";
import { requestMatches } from "@/lib/social/contacts/hooks";
import { CONTACTS_MAX, DEMO_CONTACTS } from "@/lib/social/contacts/rules";
import type { Contact } from "@/lib/social/contacts/schema";

type Picked = { name?: string[]; tel?: string[] };
type ContactPicker = { select: (fields: string[], options: { multiple: boolean }) => Promise<Picked[]> };

/** The Contact Picker API exists in Chrome for Android only, and in no type library. */
function contactPicker(): ContactPicker | null {
  const found: unknown = Reflect.get(navigator, "contacts");
  const select: unknown = typeof found === "object" && found !== null ? Reflect.get(found, "select") : undefined;
  return typeof select === "function" ? { select: (fields, options) => select.call(found, fields, options) } : null;
}

/**
 * Opens the device's contacts, or the demo's if there is no picker, and asks the server which of them have accounts.
 */
function useContacts() {
  const [contacts, setContacts] = useState<readonly Contact[] | null>(null);
  const { isPending: isLooking, run } = usePending(() =>
    failed("Contact access denied", "Please allow contact access to find friends"),
  );

  const find = () =>
    run(async () => {
      const picker = contactPicker();
      const picked = picker
        ? (await picker.select(["name", "tel"], { multiple: true })).flatMap(({ name, tel }) =>
            tel?.[0] ? [{ name: name?.[0] ?? tel[0], tel: tel[0] }] : [],
          )
        : [...DEMO_CONTACTS];
      const matched = await requestMatches({ contacts: picked.slice(0, CONTACTS_MAX) });
      setContacts(matched);
      toast(
        picker
          ? { title: "Contacts loaded", description: `Found ${matched.length} contacts` }
          : { title: "Demo contacts loaded", description: "Found 5 demo contacts to invite" },
      );
    });
  return { contacts, isLooking, find, close: () => setContacts(null) };
}

const ContactsSheet = lazyItemOverlay(() => import("@/components/social/contacts-sheet"), "ContactsSheet");

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
            icon={ContactIcon}
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
      <ContactsSheet item={contacts} onClose={close} />
    </Screen>
  );
}
