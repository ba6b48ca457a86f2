import { Lock, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CommunityCard } from "@/components/community/community-card";
import { membersText } from "@/components/community/community-event-format";
import {
  CommunityFilterBar,
  type CommunityFilters,
  communityEventParams,
} from "@/components/community/community-filters";
import { EventCard } from "@/components/community/event-card";
import { MembershipButton } from "@/components/community/membership-button";
import { SubscribeButton } from "@/components/community/subscribe-button";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ItemList } from "@/components/ui/item-list";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { useCommunityEvents } from "@/lib/community/events/hooks";
import { useGroups } from "@/lib/community/groups/hooks";
import type { Group } from "@/lib/community/groups/schema";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

function GroupCard({ group }: { group: Group }) {
  return (
    <CommunityCard
      href={paths.group(group.id)}
      image={group.coverImage}
      title={group.name}
      badge={
        group.isPrivate && (
          <Badge>
            <Lock /> Private
          </Badge>
        )
      }
      description={group.description}
    >
      <p className="flex gap-2 text-sm">
        <Users className="mt-0.5 size-4 shrink-0 text-sky-ink" />
        {membersText(group)} · {group.category}
      </p>
      <p className="text-ink-soft text-sm">
        Started by <bdi>{group.creator.name}</bdi>
      </p>
      <div className="relative z-10 mt-1 flex flex-wrap gap-2">
        {group.isHost ? <Badge>You own this group</Badge> : <MembershipButton group={group} className="flex-1" />}
        {group.requests > 0 && <Badge tone="star">{countOf(group.requests, "request")}</Badge>}
      </div>
    </CommunityCard>
  );
}

// Loaded on demand: the forms bring in their schemas and fields.
const EventFormSheet = lazyOverlay(() => import("@/components/community/event-form-sheet"), "EventFormSheet");
const GroupFormSheet = lazyOverlay(() => import("@/components/community/group-form-sheet"), "GroupFormSheet");

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
  const query = communityEventParams(filters);
  const none = { title: "No events yet", text: "Be the first to bring people together." };
  const empty = <EmptyState {...(Object.keys(query).length > 0 ? NOTHING : none)} />;
  return (
    <>
      <SubscribeButton />
      <ItemList list={useCommunityEvents(query)} skeleton={<CardSkeletons />} empty={empty} className={CARDS}>
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
      <EventFormSheet
        open={creating === "events"}
        onCreated={({ id }) => router.push(paths.event(id))}
        onClose={close}
      />
      <GroupFormSheet
        open={creating === "groups"}
        onCreated={({ id }) => router.push(paths.group(id))}
        onClose={close}
      />
    </div>
  );
}
