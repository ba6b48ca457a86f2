import { BareScreen } from "@/components/layout/bare-screen";
import { Gamified } from "@/components/preferences";
import { Cover } from "@/components/profile/cover";
import { FollowButton } from "@/components/profile/follow-button";
import { BothCounts } from "@/components/profile/profile-stats";
import { FriendNumbers } from "@/components/social/friend-numbers";
import { FriendToday } from "@/components/social/friend-today";
import { RecentImages } from "@/components/social/recent-images";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { Loading } from "@/components/ui/loading";
import { PersonName } from "@/components/ui/person-name";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { StarRow } from "@/components/ui/star-row";
import { fullName } from "@/lib/core/shared/format";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";
import { usePerson } from "@/lib/social/people/hooks";
import { FRIEND_COUNTS, hasNumbers } from "@/lib/social/people/rules";
import type { PublicUser } from "@/lib/social/people/schema";

function FriendSkeleton() {
  return (
    <SkeletonGroup label="Loading profile">
      <Skeleton className="aspect-[2.2] w-full rounded-none" />
      <div className="flex flex-col items-center gap-3 px-4">
        <Skeleton className="-mt-10 size-20 rounded-full ring-4 ring-paper" />
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-11 w-full rounded-control" />
      </div>
    </SkeletonGroup>
  );
}

/** Spec §9: the counts until the friend's profile has loaded. */
function FallbackCounts() {
  return (
    <div className="px-4 pt-5">
      <Card className="grid grid-cols-2 divide-x divide-line">
        <BothCounts counts={FRIEND_COUNTS} />
      </Card>
    </div>
  );
}

function Head({ friend }: { friend: PublicUser }) {
  const name = fullName(friend);
  const portrait = friend.profileImageUrl && mediaUrl(friend.profileImageUrl, 320);
  return (
    <>
      <Cover src={friend.heroImageUrl} />
      <div className="flex flex-col items-center px-4 text-center">
        <Avatar name={name} src={portrait} size="lg" className="-mt-10 relative ring-4 ring-paper" />
        <h2 className="mt-2 max-w-full break-words text-display-lg leading-tight">
          <PersonName person={friend} />
        </h2>
        {friend.level !== null && (
          <Gamified>
            <p className="mt-1 flex items-center gap-2 text-ink-soft">
              <span aria-hidden="true">Level {friend.level}</span>
              <StarRow level={friend.level} starClassName="size-3.5 text-star" />
            </p>
          </Gamified>
        )}
        {friend.bio && <p className="mt-2 max-w-80 break-words">{friend.bio}</p>}
        <div className="mt-4 flex w-full gap-2">
          <FollowButton person={friend} className="flex-1!" />
          <LinkButton href={paths.profile(friend.id)} variant="secondary">
            Full profile
          </LinkButton>
        </div>
      </div>
    </>
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
          <Head friend={friend} />
          <div className="flex flex-col gap-6 px-4 pt-5">
            {hasNumbers(friend) && <FriendNumbers friend={friend} />}
            <FriendToday userId={friend.id} />
            {hasNumbers(friend) && <RecentImages userId={friend.id} />}
          </div>
        </>
      )}
    </BareScreen>
  );
}
