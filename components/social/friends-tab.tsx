import { Bookmark } from "lucide-react";
import { Suggestions } from "@/components/people/suggestions";
import { FollowCounts } from "@/components/social/follow-counts";
import { FriendCard } from "@/components/social/friend-card";
import { InviteCard } from "@/components/social/invite-card";
import { PersonCardsSkeleton } from "@/components/social/person-cards-skeleton";
import { RequestsSection } from "@/components/social/requests-section";
import type { FriendsPart } from "@/components/social/use-social-view";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { EndMarker } from "@/components/ui/end-marker";
import { ItemList } from "@/components/ui/item-list";
import { LinkButton } from "@/components/ui/link-button";
import { LoadMore } from "@/components/ui/load-more";
import { Segmented } from "@/components/ui/segmented";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";
import { useFriends } from "@/lib/social/friends/hooks";
import type { Friend } from "@/lib/social/friends/schema";

const FriendActivityFeed = lazyComponent(
  () => import("@/components/social/friend-activity-feed"),
  "FriendActivityFeed",
);

/** Spec §2: shown while something is saved. */
function SavedForLater() {
  const { data: user } = useCurrentUser();
  if (!user || user.savedCount === 0) return null;
  return (
    <Card className="flex min-h-12 flex-wrap items-center gap-x-2 py-1 pr-1 pl-3">
      <Bookmark className="size-5 shrink-0 text-sky-ink max-[400px]:hidden" />
      <p className="flex-1 whitespace-nowrap font-semibold text-sm">Saved for Later ({user.savedCount})</p>
      <LinkButton href={paths.saved} variant="secondary" size="sm">
        View Saved Activities
      </LinkButton>
    </Card>
  );
}

const SKELETON = (
  <PersonCardsSkeleton
    label="Loading your friends..."
    isLabelShown
    picture="size-12 rounded-full"
    lines={["h-5 w-40", "h-4 w-28"]}
    below={["h-4 w-full", "h-11 rounded-control"]}
  />
);

/** Friends who did or saved something today come first. */
function activeFirst(friends: readonly Friend[] | undefined): Friend[] | undefined {
  const isActive = ({ todayActivities }: Friend) => Number(todayActivities.length > 0);
  return friends && [...friends].sort((a, b) => isActive(b) - isActive(a));
}

type FriendsProps = { onOpen: (userId: string) => void; onFind: () => void };

function Friends({ onOpen, onFind }: FriendsProps) {
  const list = useFriends();
  const empty = (
    <EmptyState
      title="No Friends Yet"
      text="Follow people to see what they're up to today."
      action={<Button onClick={onFind}>Find Friends</Button>}
    />
  );
  const end = <EndMarker>That's everyone you follow</EndMarker>;
  return (
    <ItemList
      list={{ ...list, items: activeFirst(list.items) }}
      skeleton={SKELETON}
      empty={empty}
      className="flex flex-col gap-2"
      foot={list.hasMore ? <LoadMore list={list} /> : end}
    >
      {(friend) => <FriendCard friend={friend} onOpen={() => onOpen(friend.id)} />}
    </ItemList>
  );
}

const PARTS = [
  { value: "people", label: "People" },
  { value: "activity", label: "Activity" },
] as const;

type FriendsTabProps = FriendsProps & { part: FriendsPart; onPart: (part: FriendsPart) => void };

export function FriendsTab({ part, onPart, onOpen, onFind }: FriendsTabProps) {
  const choice = <Segmented label="Friends" value={part} onValueChange={onPart} options={PARTS} />;
  if (part === "activity") {
    return (
      <div className="flex flex-col gap-4">
        {choice}
        <FriendActivityFeed />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {choice}
      <RequestsSection />
      <FollowCounts />
      <SavedForLater />
      <Friends onOpen={onOpen} onFind={onFind} />
      <Suggestions />
      <InviteCard />
    </div>
  );
}
