"use client";

import { CalendarPlus, Share2, UserPlus } from "lucide-react";
import { useState } from "react";
import { Attendees } from "@/components/community/attendees";
import { shortWhen } from "@/components/community/community-event-format";
import { CommunityCover, CommunityFrame } from "@/components/community/community-frame";
import { EventFacts } from "@/components/community/event-facts";
import { HostMenu } from "@/components/community/host-menu";
import { InviteSheet } from "@/components/community/invite-sheet";
import { SeatButton } from "@/components/community/seat-button";
import { shareLink } from "@/components/feed/share-link";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { useCommunityEvent } from "@/lib/community/events/hooks";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { paths } from "@/lib/core/shared/paths";

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
      <CommunityCover image={event.image} />
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
