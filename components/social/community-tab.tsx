"use client";

import { useState } from "react";
import { CreateEventSheet } from "@/components/social/create-event-sheet";
import { EventCard } from "@/components/social/event-card";
import { GroupCard } from "@/components/social/group-card";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { useCommunityEvents } from "@/lib/community/events/hooks";
import { useGroups } from "@/lib/community/groups/hooks";
import { errorText } from "@/lib/core/client/api-client";

type Part = "events" | "groups";
const PARTS = [
  { value: "events", label: "Events" },
  { value: "groups", label: "Groups" },
] as const;

const refused = (error: unknown) =>
  toast({
    title: "Error",
    description: errorText(error, "That did not work. Please try again."),
    variant: "destructive",
  });

function More({ list }: { list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => void } }) {
  if (!list.hasMore) return null;
  return (
    <Button variant="secondary" block pending={list.isLoadingMore} onClick={list.loadMore}>
      Load more
    </Button>
  );
}

export function CommunityTab() {
  const [part, setPart] = useState<Part>("events");
  const [isCreating, setCreating] = useState(false);
  const events = useCommunityEvents();
  const groups = useGroups();
  const list = part === "events" ? events : groups;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <h2 className="min-w-0 flex-1 text-display">Community Events</h2>
        <Button size="sm" onClick={() => setCreating(true)}>
          Create
        </Button>
      </div>
      <Segmented label="Events or groups" value={part} onValueChange={setPart} options={PARTS} />
      {!list.pages && (list.error ? <ErrorState onRetry={list.retry} /> : <Skeleton className="h-64 rounded-card" />)}
      {part === "events" && events.events?.length === 0 && (
        <EmptyState title="No events yet" text="Be the first to bring people together." />
      )}
      <ul className="flex flex-col gap-4">
        {part === "events"
          ? events.events?.map((event) => (
              <li key={event.id}>
                <EventCard event={event} onJoin={() => events.join(event).catch(refused)} />
              </li>
            ))
          : groups.groups?.map((group) => (
              <li key={group.id}>
                <GroupCard group={group} onJoin={() => groups.join(group).catch(refused)} />
              </li>
            ))}
      </ul>
      <More list={list} />
      {isCreating && <CreateEventSheet create={events.create} onClose={() => setCreating(false)} />}
    </div>
  );
}
