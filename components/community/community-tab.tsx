import { useRouter } from "next/navigation";
import { useState } from "react";
import { CommunityFilterBar, type CommunityFilters, eventsAsked } from "@/components/community/community-filters";
import { EventCard } from "@/components/community/event-card";
import { GroupCard } from "@/components/community/group-card";
import { SubscribeButton } from "@/components/community/subscribe-button";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ItemList } from "@/components/ui/item-list";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useCommunityEvents } from "@/lib/community/events/hooks";
import { useGroups } from "@/lib/community/groups/hooks";
import { lazyComponent } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";

// Loaded on demand: the forms bring in their schemas and fields.
const EventFormSheet = lazyComponent(() => import("@/components/community/event-form-sheet"), "EventFormSheet");
const GroupFormSheet = lazyComponent(() => import("@/components/community/group-form-sheet"), "GroupFormSheet");

export type CommunityPart = "events" | "groups";
const PARTS = [
  { value: "events", label: "Events" },
  { value: "groups", label: "Groups" },
] as const;

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

const CARDS = "flex flex-col gap-4";

const NOTHING = { title: "No matches", text: "Try another day, activity, or neighborhood." };

function Events({ filters }: { filters: CommunityFilters }) {
  const asked = eventsAsked(filters);
  const none = { title: "No events yet", text: "Be the first to bring people together." };
  const empty = <EmptyState {...(Object.keys(asked).length > 0 ? NOTHING : none)} />;
  return (
    <>
      <SubscribeButton />
      <ItemList list={useCommunityEvents(asked)} skeleton={<CardSkeletons />} empty={empty} className={CARDS}>
        {(event) => <EventCard event={event} />}
      </ItemList>
    </>
  );
}

function Groups({ filters: { category } }: { filters: CommunityFilters }) {
  const empty = <EmptyState {...(category ? NOTHING : { title: "No groups yet", text: "Start the first one." })} />;
  return (
    <ItemList
      list={useGroups({ category: category || undefined })}
      skeleton={<CardSkeletons />}
      empty={empty}
      className={CARDS}
    >
      {(group) => <GroupCard group={group} />}
    </ItemList>
  );
}

type CommunityTabProps = {
  part: CommunityPart;
  filters: CommunityFilters;
  onPart: (part: CommunityPart) => void;
  onFilters: (filters: CommunityFilters) => void;
};

export function CommunityTab({ part, filters, onPart, onFilters }: CommunityTabProps) {
  const router = useRouter();
  const [creating, setCreating] = useState<CommunityPart | null>(null);
  const close = () => setCreating(null);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <h2 className="min-w-0 flex-1 text-display">Community Events</h2>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setCreating(part)}>
          Create
        </Button>
      </div>
      <Segmented label="Events or groups" value={part} onValueChange={onPart} options={PARTS} />
      <CommunityFilterBar filters={filters} onChange={onFilters} hasEvents={part === "events"} />
      {part === "events" ? <Events filters={filters} /> : <Groups filters={filters} />}
      {creating === "events" && <EventFormSheet onCreated={({ id }) => router.push(paths.event(id))} onClose={close} />}
      {creating === "groups" && <GroupFormSheet onCreated={({ id }) => router.push(paths.group(id))} onClose={close} />}
    </div>
  );
}
