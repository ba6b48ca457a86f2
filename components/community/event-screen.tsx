"use client";

import { CalendarPlus, MoreHorizontal, Pencil, Share2, UserPlus, X } from "lucide-react";
import { useState } from "react";
import { Attendees } from "@/components/community/attendees";
import { CommunityFrame } from "@/components/community/community-frame";
import { EventFacts } from "@/components/community/event-facts";
import { EventFormSheet } from "@/components/community/event-form-sheet";
import { shortWhen } from "@/components/community/event-words";
import { InviteSheet } from "@/components/community/invite-sheet";
import { refused } from "@/components/community/refused";
import { SeatButton } from "@/components/community/seat-button";
import { shareLink } from "@/components/feed/share-link";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Picture } from "@/components/ui/picture";
import { toast } from "@/components/ui/use-toast";
import { useCommunityEvent, useEventWrites } from "@/lib/community/events/hooks";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { mediaSrcSet } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";

/** What the host can do about it. */
function HostMenu({ event }: { event: CommunityEvent }) {
  const { cancel } = useEventWrites();
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const run = async () => {
    setCancelling(true);
    try {
      await cancel(event.id);
      setAsking(false);
      toast({ title: "Event cancelled", description: event.title });
    } catch (error) {
      refused(error);
    } finally {
      setCancelling(false);
    }
  };
  if (event.isCancelled || event.isOver) return null;
  return (
    <>
      <Menu label="More about this event" icon={<MoreHorizontal aria-hidden="true" />}>
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setEditing(true)}>
          Edit event
        </MenuItem>
        <MenuItem icon={<X aria-hidden="true" />} danger onSelect={() => setAsking(true)}>
          Cancel event
        </MenuItem>
      </Menu>
      {isEditing && <EventFormSheet event={event} onClose={() => setEditing(false)} />}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel this event?"
        description="It stays readable for those who have it in their calendar, and nobody can join it any more. This can't be undone."
        confirmLabel="Cancel event"
        cancelLabel="Keep it"
        onConfirm={() => void run()}
        pending={isCancelling}
        pendingLabel="Cancelling..."
      />
    </>
  );
}

function Notice({ event }: { event: CommunityEvent }) {
  if (!event.isCancelled && !event.isOver) return null;
  return (
    <p role="status" className="rounded-control bg-danger-wash px-4 py-3 font-semibold text-danger-ink">
      {event.isCancelled ? "This event was cancelled." : "This event is over."}
    </p>
  );
}

type EventScreenProps = { eventId: string; viewerId: string | null };

/** An event's own page, for members and, as far as it is public, for whoever gets its link. */
export function EventScreen({ eventId, viewerId }: EventScreenProps) {
  const { event } = useCommunityEvent(eventId);
  const [isInviting, setInviting] = useState(false);
  if (!event) return null;
  const here = paths.event(event.id);
  const share = () => shareLink({ title: event.title, text: `${event.title}, ${shortWhen(event)}`, path: here });
  return (
    <CommunityFrame
      viewerId={viewerId}
      title="Event"
      back={paths.community("events")}
      here={here}
      actions={
        <>
          <IconButton label="Share" onClick={() => void share()}>
            <Share2 aria-hidden="true" />
          </IconButton>
          {viewerId !== null && !event.isCancelled && !event.isOver && (
            <IconButton label="Invite friends" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden="true" />
            </IconButton>
          )}
          {event.isHost && <HostMenu event={event} />}
          {viewerId !== null && !event.isHost && (
            <ReportMenu type="event" id={event.id} label="More about this event" />
          )}
        </>
      }
    >
      {event.image && (
        <Picture
          src={event.image}
          srcSet={mediaSrcSet(event.image, 1284)}
          sizes="(min-width: 428px) 428px, 100vw"
          alt=""
          width={856}
          height={440}
          focusY={0.45}
          priority
          className="w-full"
        />
      )}
      <article className="flex flex-col gap-5 px-4 pt-4" aria-labelledby="event-title">
        <div>
          <Badge tone="sky">{event.category}</Badge>
          <h2 id="event-title" className="mt-2 break-words text-display-lg leading-tight">
            {event.title}
          </h2>
        </div>
        <Notice event={event} />
        {event.isHidden && <HiddenNote thing="event" />}
        <div className="flex gap-2">
          {viewerId === null ? (
            !event.isCancelled &&
            !event.isOver && (
              <LinkButton href={paths.signup({ callbackUrl: here })} className="flex-1">
                Sign up to join
              </LinkButton>
            )
          ) : (
            <SeatButton event={event} className="min-w-0 flex-1" />
          )}
          <LinkButton
            external
            href={paths.api.eventCalendar(event.id)}
            variant="secondary"
            className="ml-auto px-3.5"
            aria-label="Add to calendar"
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
            <span className="max-[379px]:hidden">Calendar</span>
          </LinkButton>
        </div>
        <EventFacts event={event} mayOpenPeople={viewerId !== null} />
        {event.description && (
          <section aria-labelledby="about-event">
            <h3 id="about-event" className="mb-1 text-display-sm">
              About this event
            </h3>
            <p className="whitespace-pre-line break-words">{event.description}</p>
          </section>
        )}
        {event.tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {event.tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        {viewerId !== null && <Attendees event={event} />}
      </article>
      {isInviting && viewerId !== null && (
        <InviteSheet event={event} viewerId={viewerId} onClosed={() => setInviting(false)} />
      )}
    </CommunityFrame>
  );
}
