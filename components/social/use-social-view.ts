import { useSearchParams } from "next/navigation";
import { useLayoutEffect, useRef, useState } from "react";
import type { CommunityFilters } from "@/components/community/community-filters";
import type { CommunityPart } from "@/components/community/community-tab";
import { useBackClose } from "@/components/ui/use-back-close";
import { EVENT_DAYS } from "@/lib/community/events/rules";

type SocialTab = "friends" | "community";
/** Of the friends: the people themselves, or what they did. */
export type FriendsPart = "people" | "activity";
type View = { tab: SocialTab; part: CommunityPart; friendsPart: FriendsPart; filters: CommunityFilters };

/** Kept in the URL by replaceState, so that Back from an event restores the tab. */
function writeAddress({ tab, part, friendsPart, filters }: View): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(filters)) {
    if (tab === "community" && value !== "") url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  if (tab === "community") {
    url.searchParams.set("tab", tab);
    url.searchParams.set("part", part);
  } else {
    url.searchParams.delete("tab");
    if (friendsPart === "activity") url.searchParams.set("part", friendsPart);
    else url.searchParams.delete("part");
  }
  window.history.replaceState(window.history.state, "", url);
}

/** The open tab, and the open profile: Back closes it and finds the list where it was. */
export function useSocialView() {
  const params = useSearchParams();
  const [view, setView] = useState<View>(() => ({
    tab: params.get("tab") === "community" ? "community" : "friends",
    part: params.get("part") === "groups" ? "groups" : "events",
    friendsPart: params.get("part") === "activity" ? "activity" : "people",
    filters: {
      category: params.get("category") ?? "",
      when: EVENT_DAYS.find((one) => one === params.get("when")) ?? "",
      neighborhood: params.get("neighborhood") ?? "",
    },
  }));
  const [friendId, setFriendId] = useState(() => params.get("friend"));
  const place = useRef(0);
  const isOpen = friendId !== null;
  const [address, setAddress] = useState({ key: "friend", value: friendId ?? "" });
  useBackClose(isOpen, () => setFriendId(null), isOpen ? address : undefined);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    window.scrollTo(0, isOpen ? 0 : place.current);
  }, [isOpen]);

  const change = (next: Partial<View>) => {
    const changed = { ...view, ...next };
    setView(changed);
    writeAddress(changed);
  };
  const openFriend = (userId: string) => {
    place.current = window.scrollY;
    setAddress({ key: "friend", value: userId });
    setFriendId(userId);
  };
  return { ...view, change, friendId, openFriend, closeFriend: () => setFriendId(null) };
}
