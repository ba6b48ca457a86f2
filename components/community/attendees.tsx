import { ChevronRight, Crown, UserRoundCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import { AvatarStack } from "@/components/community/avatar-stack";
import { PeopleList } from "@/components/people/people-list";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { refused } from "@/components/ui/failed";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Sheet } from "@/components/ui/sheet";
import { toast } from "@/components/ui/use-toast";
import { useAttendees } from "@/lib/community/events/hooks";
import type { Attendee, CommunityEvent } from "@/lib/community/events/schema";
import { useCohosts, useNewHost } from "@/lib/community/hosts/hooks";
import { countOf, fullName } from "@/lib/core/shared/format";

type CohostMenuProps = { eventId: string; person: Attendee; onDone: () => void };

/** Lets the host make a guest a co-host, or a co-host the host. */
function CohostMenu({ eventId, person, onDone }: CohostMenuProps) {
  const change = useCohosts(eventId);
  const makeHost = useNewHost(eventId);
  const [isAsking, setAsking] = useState(false);
  const name = fullName(person);
  const done = (title: string) => {
    onDone();
    toast({ title });
  };
  const give = (helps: boolean) =>
    change(person.id, helps)
      .then(() => done(helps ? `${name} is now a co-host` : `${name} is no longer a co-host`))
      .catch(refused);
  const handOver = () =>
    makeHost(person.id)
      .then(() => done(`${name} is now the host`))
      .catch(refused);
  return (
    <>
      <Menu label={`More options for ${name}`}>
        {person.isCohost ? (
          <>
            <MenuItem icon={Crown} label="Make host" onSelect={() => setAsking(true)} />
            <MenuItem icon={UserRoundX} label="Remove as co-host" onSelect={() => void give(false)} />
          </>
        ) : (
          <MenuItem icon={UserRoundCheck} label="Make co-host" onSelect={() => void give(true)} />
        )}
      </Menu>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Make ${name} the host?`}
        description="Only the host can cancel the event or choose co-hosts. You'll stay on as a co-host."
        confirmLabel="Make host"
        onConfirm={() => void handOver()}
      />
    </>
  );
}

const SHEETS = {
  going: { title: "Going", nobody: "No guests yet." },
  waitlisted: { title: "Waitlist", nobody: "No one's on the waitlist." },
} as const;
type Status = keyof typeof SHEETS;

/** Someone's role at the event; only hosts see who checked in. */
function roleNote({ isHost, isCohost, isCheckedIn }: Attendee): string | null {
  const words = [isHost ? "Host" : isCohost ? "Co-host" : null, isCheckedIn ? "Checked in" : null];
  return words.filter(Boolean).join(" · ") || null;
}

function People({ event, status }: { event: CommunityEvent; status: Status }) {
  const { title, nobody } = SHEETS[status];
  const list = useAttendees(event.id, status);
  const canManage = event.isHost && status === "going" && !event.isOver && !event.isCancelled;
  const menu = (person: Attendee) =>
    !person.isHost && <CohostMenu eventId={event.id} person={person} onDone={list.retry} />;
  return <PeopleList list={list} label={title} nobody={nobody} note={roleNote} extra={canManage ? menu : undefined} />;
}

const row =
  "flex min-h-13 w-full flex-wrap items-center gap-3 rounded-control border border-line bg-card px-4 py-2 text-left hover:bg-card-press";

function going({ isCancelled, isOver }: CommunityEvent, isOne: boolean): string {
  if (isCancelled) return isOne ? "was going" : "were going";
  if (isOver) return "went";
  return isOne ? "is going" : "are going";
}

/** "Maya and 23 others are going". The viewer is named only when no one else is going. */
function GoingText({ event, viewerId }: AttendeesProps) {
  const first = event.faces.find(({ id }) => id !== viewerId) ?? event.faces[0];
  if (!first) return "No guests yet";
  const isViewer = first.id === viewerId;
  const others = event.attendees - 1;
  return (
    <>
      {isViewer ? "You" : <bdi>{first.firstName}</bdi>}
      {others > 0 && ` and ${countOf(others, "other")}`} {going(event, others <= 0 && !isViewer)}
    </>
  );
}

type AttendeesProps = { event: CommunityEvent; viewerId: string };

/** Who is going, as avatars and as a list; for hosts also the waitlist. */
export function Attendees({ event, viewerId }: AttendeesProps) {
  const [status, setStatus] = useState<Status>("going");
  const [open, setOpen] = useState(false);
  const show = (wanted: Status) => {
    setStatus(wanted);
    setOpen(true);
  };
  return (
    <div className="flex flex-col gap-2">
      <button type="button" onClick={() => show("going")} aria-haspopup="dialog" className={row}>
        <AvatarStack people={event.faces} />
        <span className="min-w-0 flex-1 basis-32 break-words font-semibold text-sm leading-snug">
          <GoingText event={event} viewerId={viewerId} />
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" />
      </button>
      {(event.isHost || event.isCohost) && event.waitlisted > 0 && (
        <button type="button" onClick={() => show("waitlisted")} aria-haspopup="dialog" className={row}>
          <span className="font-semibold">{event.waitlisted} on the waitlist</span>
          <ChevronRight className="ml-auto size-5 shrink-0 text-ink-soft" />
        </button>
      )}
      <Sheet open={open} onOpenChange={setOpen} title={SHEETS[status].title} className="min-h-[50dvh]">
        <People event={event} status={status} />
      </Sheet>
    </div>
  );
}
