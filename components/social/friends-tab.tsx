import { Bookmark, QrCode } from "lucide-react";
import { useState } from "react";
import { Suggestions } from "@/components/people/suggestions";
import { FriendCard } from "@/components/social/friend-card";
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
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { formatCount } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useFriends } from "@/lib/social/friends/hooks";
import type { Friend } from "@/lib/social/friends/schema";
import type { FollowList } from "@/lib/social/people/hooks";

const InvitesSheet = lazyOverlay(() => import("@/components/social/invites-sheet"), "InvitesSheet");

function InviteCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <QrCode className="size-5 shrink-0 text-sky-ink" />
      <p className="min-w-32 flex-1 font-semibold">Invite friends</p>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Invite people
      </Button>
      <InvitesSheet open={open} onOpenChange={setOpen} />
    </Card>
  );
}

const PeopleSheet = lazyOverlay(() => import("@/components/people/people-sheet"), "PeopleSheet");

const LABELS = { followers: "Followers", following: "Following" } as const satisfies Record<FollowList, string>;

type PeopleCountButtonProps = { userId: string; list: FollowList; count: number };

function PeopleCountButton({ userId, list, count }: PeopleCountButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 bg-card px-1 text-center hover:bg-card-press"
      >
        <span className="font-display font-extrabold text-lg tabular-nums leading-none">{formatCount(count)}</span>
        <span className="text-ink-soft text-sm">{LABELS[list]}</span>
      </button>
      <PeopleSheet userId={userId} list={list} open={open} onOpenChange={setOpen} />
    </>
  );
}

function FollowCounts() {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return (
    <Card className="grid grid-cols-2 divide-x divide-line">
      <PeopleCountButton userId={user.id} list="followers" count={user.followersCount} />
      <PeopleCountButton userId={user.id} list="following" count={user.followingCount} />
    </Card>
  );
}

const FriendActivityFeed = lazyPart(() => import("@/components/social/friend-activity-feed"), "FriendActivityFeed");

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
