"use client";

import { Pencil, X } from "lucide-react";
import { useState } from "react";
import { EventFormSheet } from "@/components/community/event-form-sheet";
import { refused } from "@/components/community/refusal-toast";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Menu, MenuItem } from "@/components/ui/menu";
import { toast } from "@/components/ui/use-toast";
import { useEventWrites } from "@/lib/community/events/hooks";
import type { CommunityEvent } from "@/lib/community/events/schema";

/** What the host can do about it. */
export function HostMenu({ event }: { event: CommunityEvent }) {
  const { cancel } = useEventWrites();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const cancelEvent = async () => {
    await cancel(event.id);
    toast({ title: "Event cancelled", description: "Everybody who meant to come is told." });
  };
  const isShut = event.isCancelled || event.isOver;
  return (
    <>
      {!isShut && (
        <Menu label="More about this event">
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setEditing(true)}>
            Edit event
          </MenuItem>
          <MenuItem icon={<X aria-hidden="true" />} danger onSelect={() => setAsking(true)}>
            Cancel event
          </MenuItem>
        </Menu>
      )}
      {isEditing && <EventFormSheet event={event} onClose={() => setEditing(false)} />}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel this event?"
        description="Everybody who meant to come is told, and nobody can join any more. This can't be undone."
        confirmLabel="Cancel event"
        cancelLabel="Keep it"
        onConfirm={cancelEvent}
        onFailed={refused}
        pendingLabel="Cancelling..."
      />
    </>
  );
}
