"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { EventCard } from "@/components/community/event-card";
import { GroupCard } from "@/components/community/group-card";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LoadMore } from "@/components/ui/load-more";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { afterOverlaysClosed } from "@/components/ui/use-back-close";
import { useCommunityEvents } from "@/lib/community/events/hooks";
import { useGroups } from "@/lib/community/groups/hooks";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { paths } from "@/lib/core/shared/paths";

// The forms bring their schemas and fields: they load when somebody starts an event or a group.
const EventFormSheet = dynamic(
  retryImport(() => import("@/components/community/event-form-sheet").then((module) => module.EventFormSheet)),
  { ssr: false },
);
const GroupFormSheet = dynamic(
  retryImport(() => import("@/components/community/group-form-sheet").then((module) => module.GroupFormSheet)),
  { ssr: false },
);

export type CommunityPart = "events" | "groups";
const PARTS = [
  { value: "events", label: "Events" },
  { value: "groups", label: "Groups" },
] as const;

type Listed = ReturnType<typeof useCommunityEvents> | ReturnType<typeof useGroups>;

function CardSkeletons() {
  return (
    <SkeletonGroup label="Loading community" count={2} className="flex flex-col gap-4">
      <div className="overflow-hidden rounded-card border border-line bg-card">
        <Skeleton className="h-40 rounded-none" />
        <div className="flex flex-col gap-3 p-4">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-2 h-11 rounded-control" />
        </div>
      </div>
    </SkeletonGroup>
  );
}

/** A list of cards with its loading and empty state. */
function Cards({ list, cards, empty }: { list: Listed; cards: ReactNode[] | undefined; empty: ReactNode }) {
  if (!cards) return list.error ? <ErrorState onRetry={list.retry} /> : <CardSkeletons />;
  if (cards.length === 0) return empty;
  return (
    <>
      <ul className="flex flex-col gap-4">{cards}</ul>
      <LoadMore list={list} />
    </>
  );
}

function Events() {
  const list = useCommunityEvents();
  const cards = list.events?.map((event) => (
    <li key={event.id}>
      <EventCard event={event} />
    </li>
  ));
  const empty = <EmptyState title="No events yet" text="Be the first to bring people together." />;
  return <Cards list={list} cards={cards} empty={empty} />;
}

function Groups() {
  const list = useGroups();
  const cards = list.groups?.map((group) => (
    <li key={group.id}>
      <GroupCard group={group} />
    </li>
  ));
  return <Cards list={list} cards={cards} empty={<EmptyState title="No groups yet" text="Start the first one." />} />;
}

type CommunityTabProps = { part: CommunityPart; onPart: (part: CommunityPart) => void };

export function CommunityTab({ part, onPart }: CommunityTabProps) {
  const router = useRouter();
  const [creating, setCreating] = useState<CommunityPart | null>(null);
  const open = (path: string) => afterOverlaysClosed(() => router.push(path));
  const close = () => setCreating(null);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <h2 className="min-w-0 flex-1 text-display">{part === "events" ? "Community Events" : "Community Groups"}</h2>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setCreating(part)}>
          Create
        </Button>
      </div>
      <Segmented label="Events or groups" value={part} onValueChange={onPart} options={PARTS} />
      {part === "events" ? <Events /> : <Groups />}
      {creating === "events" && <EventFormSheet onCreated={({ id }) => open(paths.event(id))} onClose={close} />}
      {creating === "groups" && <GroupFormSheet onCreated={({ id }) => open(paths.group(id))} onClose={close} />}
    </div>
  );
}
