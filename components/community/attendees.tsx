import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { CohostMenu } from "@/components/community/cohost-menu";
import { Faces } from "@/components/community/faces";
import { PeopleList } from "@/components/social/people-list";
import { Sheet } from "@/components/ui/sheet";
import { TitledSection } from "@/components/ui/titled-section";
import { useEver } from "@/components/ui/use-ever";
import { useAttendees } from "@/lib/community/events/hooks";
import type { Attendee, CommunityEvent } from "@/lib/community/events/schema";

const SHEETS = {
  going: { title: "Going", nobody: "No guests yet." },
  waitlisted: { title: "Waitlist", nobody: "No one is waiting." },
} as const;
type Status = keyof typeof SHEETS;

/** Someone's role at the event; only hosts see who checked in. */
function standing({ isHost, isCohost, hasArrived }: Attendee): string | null {
  const words = [isHost ? "Host" : isCohost ? "Co-host" : null, hasArrived ? "Checked in" : null];
  return words.filter(Boolean).join(" · ") || null;
}

function People({ event, status }: { event: CommunityEvent; status: Status }) {
  const { title, nobody } = SHEETS[status];
  const list = useAttendees(event.id, status);
  const mayAsk = event.isHost && status === "going" && !event.isOver && !event.isCancelled;
  const menu = (person: Attendee) =>
    !person.isHost && <CohostMenu eventId={event.id} person={person} onDone={list.retry} />;
  return <PeopleList list={list} label={title} nobody={nobody} note={standing} extra={mayAsk ? menu : undefined} />;
}

const row =
  "flex min-h-13 w-full items-center gap-3 rounded-control border border-line bg-card px-4 py-2.5 text-left hover:bg-card-press";

/** The guests, as faces and as a list; for hosts, the waitlist. */
export function Attendees({ event }: { event: CommunityEvent }) {
  const [status, setStatus] = useState<Status>("going");
  const [open, setOpen] = useState(false);
  const wasOpen = useEver(open);
  const show = (wanted: Status) => {
    setStatus(wanted);
    setOpen(true);
  };
  return (
    <TitledSection level="h3" title="Going" titleClassName="mb-2 text-display-sm">
      <div className="flex flex-col gap-2">
        <button type="button" onClick={() => show("going")} aria-haspopup="dialog" className={row}>
          <Faces people={event.faces} more={Math.max(0, event.attendees - event.faces.length)} />
          <span className="ml-auto whitespace-nowrap font-semibold text-sky-ink">
            See who<span className="sr-only"> is going</span>
          </span>
          <ChevronRight className="size-5 shrink-0 text-ink-soft" />
        </button>
        {(event.isHost || event.isCohost) && event.waitlisted > 0 && (
          <button type="button" onClick={() => show("waitlisted")} aria-haspopup="dialog" className={row}>
            <span className="font-semibold">{event.waitlisted} on the waitlist</span>
            <ChevronRight className="ml-auto size-5 shrink-0 text-ink-soft" />
          </button>
        )}
      </div>
      {wasOpen && (
        <Sheet open={open} onOpenChange={setOpen} title={SHEETS[status].title} className="min-h-[50dvh]">
          <People event={event} status={status} />
        </Sheet>
      )}
    </TitledSection>
  );
}
