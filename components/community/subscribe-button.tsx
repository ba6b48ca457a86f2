import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";

const CalendarSheet = lazyOverlay(() => import("@/components/community/calendar-sheet"), "CalendarSheet");

/** Opens the calendar subscription of the user's own events, or of a group's. */
export function SubscribeButton({ groupId }: { groupId?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="self-start px-2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarPlus className="size-5" />
        Subscribe in your calendar
      </Button>
      <CalendarSheet groupId={groupId} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
