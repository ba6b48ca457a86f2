"use client";

import { Bookmark } from "lucide-react";
import { FollowCounts } from "@/components/social/follow-counts";
import { FriendCard } from "@/components/social/friend-card";
import { Suggestions } from "@/components/social/suggestions";
import { WaitingSection } from "@/components/social/waiting-section";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { EndMarker } from "@/components/ui/end-marker";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Repeat, RowSkeleton, Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { paths } from "@/lib/core/shared/paths";
import { useFriends } from "@/lib/social/friends/hooks";

/** Spec §2: there while something is saved. */
function SavedForLater() {
  const { user } = useCurrentUser();
  if (!user || user.savedCount === 0) return null;
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <Bookmark aria-hidden="true" className="size-5 shrink-0 text-sky-ink" />
      <p className="min-w-32 flex-1 font-semibold">Saved for Later ({user.savedCount})</p>
      <LinkButton href={paths.saved} variant="secondary" size="sm">
        View Saved Activities
      </LinkButton>
    </Card>
  );
}

function FriendsSkeleton() {
  return (
    <SkeletonGroup label="Loading your friends..." className="flex flex-col gap-3">
      <p aria-hidden="true" className="text-ink-soft">
        Loading your friends...
      </p>
      <Repeat count={3}>
        <div className="rounded-card border border-line bg-card p-4">
          <RowSkeleton className="items-center" picture="size-12 rounded-full" lines={["h-5 w-40", "h-4 w-28"]} />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="mt-4 h-11 rounded-control" />
        </div>
      </Repeat>
    </SkeletonGroup>
  );
}

type FriendsTabProps = { onOpen: (userId: string) => void; onFind: () => void };

function Friends({ onOpen, onFind }: FriendsTabProps) {
  const { friends, error, hasMore, isLoadingMore, loadMore, retry } = useFriends();
  if (!friends) return error ? <ErrorState onRetry={retry} /> : <FriendsSkeleton />;
  if (friends.length === 0) {
    return (
      <EmptyState
        title="No Friends Yet"
        text="Follow people to see what they are up to today."
        action={<Button onClick={onFind}>Find Friends</Button>}
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {friends.map((friend) => (
          <li key={friend.id}>
            <FriendCard friend={friend} onOpen={() => onOpen(friend.id)} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Button variant="secondary" block pending={isLoadingMore} onClick={loadMore}>
          Load more
        </Button>
      ) : (
        <EndMarker>That's everyone you follow</EndMarker>
      )}
    </>
  );
}

export function FriendsTab({ onOpen, onFind }: FriendsTabProps) {
  return (
    <div className="flex flex-col gap-4">
      <WaitingSection />
      <FollowCounts />
      <SavedForLater />
      <Friends onOpen={onOpen} onFind={onFind} />
      <Suggestions />
    </div>
  );
}
