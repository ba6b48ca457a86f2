import { useLayoutEffect, useRef } from "react";
import type { CommunityFilters } from "@/components/community/community-filters";
import type { CommunityPart } from "@/components/community/community-tab";
import { useBackClose } from "@/components/ui/use-back-close";
import { useHistoryState, useUrlState } from "@/components/ui/use-url-state";
import { EVENT_DAYS } from "@/lib/community/events/rules";

type SocialTab = "friends" | "community";
/** Within Friends: the people themselves, or what they did. */
export type FriendsPart = "people" | "activity";
type View = { tab: SocialTab; part: CommunityPart; friendsPart: FriendsPart; filters: CommunityFilters };

const NO_FILTERS = { category: "", when: "", neighborhood: "" } as const;

type Params = { get: (name: string) => string | null };

const friendIn = (params: Params) => params.get("friend");

function read(params: Params): View {
  return {
    tab: params.get("tab") === "community" ? "community" : "friends",
    part: params.get("part") === "groups" ? "groups" : "events",
    friendsPart: params.get("part") === "activity" ? "activity" : "people",
    filters: {
      category: params.get("category") ?? "",
      when: EVENT_DAYS.find((one) => one === params.get("when")) ?? "",
      neighborhood: params.get("neighborhood") ?? "",
    },
  };
}

function parts({ tab, part, friendsPart, filters }: View) {
  const isCommunity = tab === "community";
  const { category, when, neighborhood } = isCommunity ? filters : NO_FILTERS;
  return {
    category: category || undefined,
    when: when || undefined,
    neighborhood: neighborhood || undefined,
    tab: isCommunity ? tab : undefined,
    part: isCommunity ? part : friendsPart === "activity" ? friendsPart : undefined,
  };
}

/** The open tab and the open profile. Back closes the profile and finds the list where it was. */
export function useSocialView() {
  const { view, change } = useUrlState({ read, parts });
  const [friendId, setFriendId] = useHistoryState(friendIn);
  const place = useRef(0);
  const isOpen = friendId !== null;
  const closeFriend = () => setFriendId(null);
  useBackClose(isOpen, closeFriend, isOpen ? { key: "friend", value: friendId } : undefined);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    window.scrollTo(0, isOpen ? 0 : place.current);
  }, [isOpen]);

  const openFriend = (userId: string) => {
    place.current = window.scrollY;
    setFriendId(userId);
  };
  return { ...view, change, friendId, openFriend, closeFriend };
}
