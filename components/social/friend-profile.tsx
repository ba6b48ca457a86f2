"use client";

import useSWR from "swr";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { Gamified } from "@/components/preferences";
import { FollowButton } from "@/components/social/follow-button";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Picture } from "@/components/ui/picture";
import { Skeleton } from "@/components/ui/skeleton";
import { StarRow } from "@/components/ui/star-row";
import type { ApiError } from "@/lib/core/client/api-client";
import { formatCount, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import type { ProfilePhoto } from "@/lib/feed/photos/schema";
import type { PublicUser } from "@/lib/social/people/schema";

const RECENT = 6;

function Figure({ value, label }: { value: string | number; label: string }) {
  return (
    <div className="flex min-w-0 flex-col items-center px-1 text-center">
      <dt className="order-2 text-ink-soft text-xs">{label}</dt>
      <dd className="font-display font-extrabold text-2xl leading-none">{value}</dd>
    </div>
  );
}

/** A friend inside the Social screen (spec §2); the back arrow returns to the list where it was. */
export function FriendProfile({ userId, onBack }: { userId: string; onBack: () => void }) {
  const person = useSWR<PublicUser, ApiError>(paths.api.user(userId));
  const photos = useSWR<ProfilePhoto[], ApiError>(`${paths.api.profilePhotos}?userId=${userId}&limit=${RECENT}`);
  const friend = person.data;
  return (
    <>
      <ScreenHeader title={friend ? fullName(friend) : "Friend"} back={onBack} backLabel="Back to friends" />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 pb-nav">
        {person.error && !friend && <ErrorState onRetry={() => void person.mutate()} />}
        {!friend && !person.error && <Skeleton className="h-72 rounded-none" />}
        {friend && (
          <>
            <Picture
              src={friend.heroImageUrl ?? "/posters/cover-lake-dawn.avif"}
              alt=""
              width={856}
              height={400}
              className="h-40 w-full"
            />
            <div className="-mt-10 flex flex-col items-center px-4 text-center">
              <Avatar name={fullName(friend)} src={friend.profileImageUrl} size="lg" className="ring-4 ring-paper" />
              <h2 className="mt-2 text-display">{fullName(friend)}</h2>
              <Gamified>
                <p className="mt-1 flex items-center gap-2 text-ink-soft">
                  Level {friend.level} <StarRow level={friend.level} starClassName="size-3.5 text-star" />
                </p>
              </Gamified>
              {friend.bio && <p className="mt-2 max-w-80">{friend.bio}</p>}
              <FollowButton person={friend} onChanged={() => void person.mutate()} className="mt-4 w-full" />
            </div>
            <dl className="mt-5 grid grid-cols-3 gap-y-4 px-4">
              <Figure value={formatCount(friend.followersCount)} label="Followers" />
              <Figure value={formatCount(friend.followingCount)} label="Following" />
              <Figure value={friend.placesVisited} label="Places Visited" />
              <Gamified>
                <Figure value={friend.mileScore.toLocaleString("en-US")} label="Mile Score" />
                <Figure value={friend.weekly.xp} label="XP this week" />
              </Gamified>
              <Figure value={friend.weekly.completed} label="Completed" />
            </dl>
            <section aria-labelledby="recent-activity" className="mt-6 px-4">
              <h2 id="recent-activity" className="mb-3 text-display">
                Recent Activity
              </h2>
              {photos.data?.length === 0 && <Card className="p-4 text-ink-soft">No photos yet.</Card>}
              <ul className="grid grid-cols-3 gap-1.5">
                {photos.data?.slice(0, RECENT).map((photo) => (
                  <li key={photo.id}>
                    <Picture
                      src={photo.photoUrl}
                      alt={photo.altText || photo.title}
                      width={photo.width}
                      height={photo.height}
                      thumbhash={photo.placeholder}
                      className="aspect-square w-full rounded-lg"
                    />
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </main>
    </>
  );
}
