import { useState } from "react";
import { EventCard } from "@/components/community/event-card";
import { EventFormSheet } from "@/components/community/event-form-sheet";
import { SubscribeButton } from "@/components/community/subscribe-button";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ItemList } from "@/components/ui/item-list";
import { LoadMore } from "@/components/ui/load-more";
import { Skeleton } from "@/components/ui/skeleton";
import { useCommunityEvents } from "@/lib/community/events/hooks";
import type { Group } from "@/lib/community/groups/schema";

/** The group's upcoming events, with a button for members to add one. */
export function GroupEvents({ group }: { group: Group }) {
  const list = useCommunityEvents({ groupId: group.id });
  const [isCreating, setCreating] = useState(false);
  return (
    <section aria-labelledby="group-events">
      <div className="mb-2 flex items-center gap-3">
        <h3 id="group-events" className="min-w-0 flex-1 text-display-sm">
          Events
        </h3>
        {group.isJoined && (
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setCreating(true)}>
            Plan an event
          </Button>
        )}
      </div>
      <ItemList
        list={list}
        skeleton={<Skeleton className="h-48 rounded-card" />}
        empty={<Card className="p-4 text-ink-soft">No events planned yet.</Card>}
        className="flex flex-col gap-4"
        foot={<LoadMore list={list} className="mt-3" />}
      >
        {(event) => <EventCard event={event} />}
      </ItemList>
      {group.isJoined && <SubscribeButton groupId={group.id} />}
      {isCreating && <EventFormSheet group={group} onClose={() => setCreating(false)} />}
    </section>
  );
}
