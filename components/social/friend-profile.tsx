import { BareScreen } from "@/components/layout/bare-screen";
import { FollowButton } from "@/components/people/follow-button";
import { ProfileHead } from "@/components/profile/profile-head";
import { BothCounts, STATS_GRID } from "@/components/profile/profile-stats";
import { FriendStats } from "@/components/social/friend-stats";
import { FriendToday } from "@/components/social/friend-today";
import { RecentImages } from "@/components/social/recent-images";
import { LinkButton } from "@/components/ui/link-button";
import { Loading } from "@/components/ui/loading";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { paths } from "@/lib/core/shared/paths";
import { usePerson } from "@/lib/social/people/hooks";
import { FRIEND_COUNTS, hasNumbers } from "@/lib/social/people/rules";

function FriendSkeleton() {
  return (
    <SkeletonGroup label="Loading profile">
      <Skeleton className="aspect-[2.2] w-full rounded-none" />
      <div className="flex flex-col gap-2 px-4">
        <Skeleton className="-mt-14 size-28 rounded-full ring-4 ring-paper" />
        <Skeleton className="mt-1 h-9 w-48" />
        <Skeleton className="h-5 w-32" />
      </div>
    </SkeletonGroup>
  );
}

/** Spec §9: the counts until the friend's profile has loaded. */
function FallbackCounts() {
  return (
    <div className="px-4 pt-4">
      <div className={STATS_GRID}>
        <BothCounts counts={FRIEND_COUNTS} />
      </div>
    </div>
  );
}

/** A friend inside the Social screen (spec §2); the back arrow returns to the list where it was. */
export function FriendProfile({ userId, onBack }: { userId: string; onBack: () => void }) {
  const { data: friend, error, retry } = usePerson(userId);
  return (
    <BareScreen
      title={friend ? friend.firstName : "Friend"}
      back={onBack}
      backLabel="Back to friends"
      className="pb-nav"
    >
      {!friend && (
        <>
          <Loading error={error} onRetry={retry} skeleton={<FriendSkeleton />} />
          <FallbackCounts />
        </>
      )}
      {friend && (
        <>
          <ProfileHead
            person={friend}
            actions={
              <>
                <FollowButton person={friend} />
                <LinkButton href={paths.profile(friend.id)} variant="secondary">
                  Full profile
                </LinkButton>
              </>
            }
          />
          <div className="flex flex-col gap-6 px-4 pt-4">
            {hasNumbers(friend) && <FriendStats friend={friend} />}
            <FriendToday userId={friend.id} />
            {hasNumbers(friend) && <RecentImages userId={friend.id} />}
          </div>
        </>
      )}
    </BareScreen>
  );
}
