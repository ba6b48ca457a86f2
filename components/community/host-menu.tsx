import { Pencil, UserRoundX, X } from "lucide-react";
import { useState } from "react";
import { refused } from "@/components/ui/failed";
import { Menu, MenuItem } from "@/components/ui/menu";
import { toast } from "@/components/ui/use-toast";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { useCohosts } from "@/lib/community/hosts/hooks";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";

const EventFormSheet = lazyOverlay(() => import("@/components/community/event-form-sheet"), "EventFormSheet");
const CancelEventSheet = lazyOverlay(() => import("@/components/community/cancel-event-sheet"), "CancelEventSheet");

export function HostMenu({ event, viewerId }: { event: CommunityEvent; viewerId: string | null }) {
  const change = useCohosts(event.id);
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const stepDown = (userId: string) =>
    change(userId, false)
      .then(() => toast({ title: "You're no longer a co-host", description: event.title }))
      .catch(refused);
  const isClosed = event.isCancelled || event.isOver;
  return (
    <>
      {!isClosed && (
        // A co-host has the report menu beside this one.
        <Menu
          label={event.isHost ? "More options for this event" : "Co-host"}
          icon={event.isHost ? undefined : <Pencil />}
        >
          <MenuItem icon={Pencil} label="Edit event" onSelect={() => setEditing(true)} />
          {event.isHost && <MenuItem icon={X} label="Cancel event" danger onSelect={() => setAsking(true)} />}
          {event.isCohost && viewerId !== null && (
            <MenuItem icon={UserRoundX} label="Step down as co-host" onSelect={() => void stepDown(viewerId)} />
          )}
        </Menu>
      )}
      <EventFormSheet event={event} open={isEditing} onClose={() => setEditing(false)} />
      <CancelEventSheet event={event} open={isAsking} onOpenChange={setAsking} />
    </>
  );
}
