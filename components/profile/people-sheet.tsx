"use client";

import Link from "next/link";
import { useSentinel } from "@/components/feed/use-sentinel";
import { FollowButton } from "@/components/profile/follow-button";
import { Avatar } from "@/components/ui/avatar";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { type PeopleList, usePeople } from "@/lib/social/people/hooks";
import type { ListedPerson } from "@/lib/social/people/schema";

const TITLES = { followers: "Followers", following: "Following" } as const satisfies Record<PeopleList, string>;
const NOBODY = { followers: "Nobody follows here yet.", following: "Nobody is followed here yet." } as const;

function PersonRow({ person }: { person: ListedPerson }) {
  const name = fullName(person);
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Link href={paths.profile(person.id)} className="flex min-h-12 min-w-0 flex-1 items-center gap-3">
        <Avatar name={name} src={person.profileImageUrl} size="sm" />
        <span className="min-w-0 truncate font-semibold" title={name}>
          {name}
        </span>
      </Link>
      {!person.isMe && <FollowButton person={person} size="sm" />}
    </li>
  );
}

function Rows() {
  return (
    <SkeletonGroup label="Loading people" className="flex flex-col gap-4 py-2">
      {["one", "two", "three"].map((key) => (
        <div key={key} className="flex items-center gap-3">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className="h-5 w-36" />
          <Skeleton className="ml-auto h-9 w-24" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

function People({ userId, list }: { userId: string; list: PeopleList }) {
  const { pages, error, hasMore, isLoadingMore, loadMore, retry } = usePeople(userId, list);
  const people = pages?.flatMap(({ items }) => items);
  const sentinel = useSentinel(hasMore && !isLoadingMore && !error, loadMore);
  if (!people) return error ? <ErrorState onRetry={retry} /> : <Rows />;
  if (people.length === 0) return <EmptyState title={TITLES[list]} text={NOBODY[list]} />;
  return (
    <>
      <ul aria-label={TITLES[list]}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      <div ref={sentinel}>{isLoadingMore && <Rows />}</div>
      {error && <ErrorState onRetry={retry} />}
    </>
  );
}

type PeopleSheetProps = { userId: string; list: PeopleList; open: boolean; onOpenChange: (open: boolean) => void };

export function PeopleSheet({ userId, list, open, onOpenChange }: PeopleSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={TITLES[list]} className="min-h-[50dvh]">
      <People userId={userId} list={list} />
    </Sheet>
  );
}
