"use client";

import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Faces } from "@/components/community/faces";
import { PeopleList } from "@/components/social/people-list";
import { Sheet } from "@/components/ui/sheet";
import { useAttendees } from "@/lib/community/events/hooks";
import type { CommunityEvent } from "@/lib/community/events/schema";

const SHEETS = {
  going: { title: "Going", nobody: "Nobody you can see is going yet." },
  waitlisted: { title: "Waiting list", nobody: "Nobody is waiting." },
} as const;
type Status = keyof typeof SHEETS;

function People({ eventId, status }: { eventId: string; status: Status }) {
  const { title, nobody } = SHEETS[status];
  return <PeopleList list={useAttendees(eventId, status)} label={title} nobody={nobody} />;
}

const row =
  "flex min-h-13 w-full items-center gap-3 rounded-control border border-line bg-card px-4 py-2.5 text-left hover:bg-card-press";

/** Who is going, in faces and as a list; who waits, for the host. */
export function Attendees({ event }: { event: CommunityEvent }) {
  const [status, setStatus] = useState<Status>("going");
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const show = (wanted: Status) => {
    setStatus(wanted);
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <section aria-labelledby="going">
      <h3 id="going" className="mb-2 text-display-sm">
        Going
      </h3>
      <div className="flex flex-col gap-2">
        <button type="button" onClick={() => show("going")} aria-haspopup="dialog" className={row}>
          <Faces people={event.faces} more={Math.max(0, event.attendees - event.faces.length)} />
          <span className="ml-auto whitespace-nowrap font-semibold text-sky-ink">
            See who<span className="sr-only"> is going</span>
          </span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        </button>
        {event.isHost && event.waitlisted > 0 && (
          <button type="button" onClick={() => show("waitlisted")} aria-haspopup="dialog" className={row}>
            <span className="font-semibold">{event.waitlisted} on the waiting list</span>
            <ChevronRight aria-hidden="true" className="ml-auto size-5 shrink-0 text-ink-soft" />
          </button>
        )}
      </div>
      {wasOpen && (
        <Sheet open={open} onOpenChange={setOpen} title={SHEETS[status].title} className="min-h-[50dvh]">
          <People eventId={event.id} status={status} />
        </Sheet>
      )}
    </section>
  );
}
