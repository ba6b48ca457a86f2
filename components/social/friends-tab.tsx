"use client";

import Link from "next/link";
import useSWR from "swr";
import { FollowButton } from "@/components/social/follow-button";
import { FriendCard } from "@/components/social/friend-card";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { EndMarker } from "@/components/ui/end-marker";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import type { CurrentUser } from "@/lib/auth/accounts/schema";
import type { ApiError } from "@/lib/core/client/api-client";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useFriendSuggestions, useFriends } from "@/lib/social/friends/hooks";

/** Spec §2: there while something is saved. */
function SavedForLater() {
  const { data } = useSWR<CurrentUser, ApiError>(paths.api.currentUser);
  if (!data || data.savedCount === 0) return null;
  return (
    <Card className="flex items-center gap-3 p-4">
      <p className="min-w-0 flex-1 font-semibold">Saved for Later ({data.savedCount})</p>
      <LinkButton href={paths.saved} variant="secondary" size="sm">
        View Saved Activities
      </LinkButton>
    </Card>
  );
}

function Suggestions() {
  const { suggestions } = useFriendSuggestions();
  if (!suggestions || suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className="mb-3 text-display">
        People you may know
      </h2>
      <ul className="flex flex-col gap-2">
        {suggestions.slice(0, 5).map((person) => (
          <li key={person.id}>
            <Card className="flex items-center gap-3 p-3">
              <Avatar name={fullName(person)} src={person.profileImageUrl} size="sm" />
              <div className="min-w-0 flex-1">
                <Link href={paths.profile(person.id)} className="block truncate font-semibold hover:underline">
                  {fullName(person)}
                </Link>
                <p className="truncate text-ink-soft text-sm">{person.reason}</p>
              </div>
              <FollowButton person={person} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FriendsTab({ onOpen, onFind }: { onOpen: (userId: string) => void; onFind: () => void }) {
  const { friends, error, hasMore, isLoadingMore, loadMore, retry } = useFriends();
  if (!friends) {
    if (error) return <ErrorState onRetry={retry} />;
    return (
      <SkeletonGroup label="Loading your friends..." className="flex flex-col gap-3">
        <p aria-hidden="true" className="text-ink-soft">
          Loading your friends...
        </p>
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <SavedForLater />
      {friends.length === 0 ? (
        <EmptyState
          title="No Friends Yet"
          text="Follow people to see what they are up to today."
          action={<Button onClick={onFind}>Find Friends</Button>}
        />
      ) : (
        <ul className="flex flex-col gap-3">
          {friends.map((friend) => (
            <li key={friend.id}>
              <FriendCard friend={friend} onOpen={() => onOpen(friend.id)} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" block pending={isLoadingMore} onClick={loadMore}>
          Load more
        </Button>
      )}
      {friends.length > 0 && !hasMore && <EndMarker>That's everyone you follow</EndMarker>}
      <Suggestions />
    </div>
  );
}
