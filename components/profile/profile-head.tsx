import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Cover } from "@/components/people/cover";
import type { ProfileView } from "@/components/profile/profile-view";
import { Avatar } from "@/components/ui/avatar";
import { PersonName } from "@/components/ui/person-name";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { fullName } from "@/lib/core/shared/format";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import type { PublicUser } from "@/lib/social/people/schema";

type ProfileHeadProps = {
  person: PublicUser | ProfileView;
  /** Beside the portrait: Edit, or Follow and more. */
  actions: ReactNode;
  note?: ReactNode;
};

export function ProfileHead({ person, actions, note }: ProfileHeadProps) {
  const name = fullName(person);
  const portrait = person.profileImageUrl && mediaUrl(person.profileImageUrl, 320);
  return (
    <section aria-label="About">
      <Cover src={person.heroImageUrl} />
      <div className="px-4">
        <div className="flex flex-wrap items-end justify-between gap-2">
          <Avatar name={name} src={portrait} size="xl" labeled className="relative -mt-14 ring-4 ring-paper" />
          <div className="flex items-center gap-2 pb-1">{actions}</div>
        </div>
        <h2 className="mt-2 break-words text-display-lg">
          <PersonName person={person} />
        </h2>
        <p className="break-words text-ink-soft text-sm">@{person.username}</p>
        {note}
        {person.location && (
          <p className="mt-1 flex gap-2 text-ink-soft">
            <MapPin className="mt-1 size-4 shrink-0" />
            <span className="min-w-0 break-words">{person.location}</span>
          </p>
        )}
        {person.bio && <p className="mt-2 whitespace-pre-line break-words">{person.bio}</p>}
      </div>
    </section>
  );
}

export function ProfileHeadSkeleton() {
  return (
    <SkeletonGroup label="Loading profile">
      <Skeleton className="aspect-[2.2] rounded-none" />
      <div className="flex flex-col gap-2 px-4">
        <Skeleton className="-mt-14 size-28 rounded-full ring-4 ring-paper" />
        <Skeleton className="mt-1 h-9 w-48" />
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-5 w-64 max-w-full" />
      </div>
    </SkeletonGroup>
  );
}
