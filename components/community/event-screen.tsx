"use client";

import { UserPlus } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Attendees } from "@/components/community/attendees";
import { CanceledNote } from "@/components/community/canceled-note";
import { CheckIn } from "@/components/community/check-in";
import { shortWhen } from "@/components/community/community-event-format";
import { CommunityCover, CommunityFrame } from "@/components/community/community-frame";
import { EventDetails } from "@/components/community/event-details";
import { EventRsvp, hasRsvpFooter } from "@/components/community/event-rsvp";
import { HostMenu } from "@/components/community/host-menu";
import { InviteSheet } from "@/components/community/invite-sheet";
import { useMessageForm } from "@/components/community/use-message-form";
import { HiddenNote } from "@/components/moderation/hidden-note";
import { ReportMenu } from "@/components/moderation/report-menu";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { ShareButton } from "@/components/ui/share-button";
import { TextArea } from "@/components/ui/text-area";
import { TitledSection } from "@/components/ui/titled-section";
import { toast } from "@/components/ui/use-toast";
import { useEventCheckIn } from "@/lib/community/check-ins/hooks";
import { THANKS_MAX } from "@/lib/community/check-ins/rules";
import { useCommunityEvent } from "@/lib/community/events/hooks";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";

function ThankForm({ event }: { event: CommunityEvent }) {
  const { thank } = useEventCheckIn(event.id);
  const { send, isEmpty, isSending, field } = useMessageForm(async (text) => {
    await thank(text);
    toast({ title: "Thanks sent", description: event.title });
  }, "Couldn't send thanks");
  return (
    <Card className="p-4">
      <form method="dialog" onSubmit={send} noValidate className="flex flex-col gap-3">
        <Field label="Thank your guests" hint="Goes to everyone who checked in, or to all guests if no one did">
          <TextArea rows={2} maxLength={THANKS_MAX} placeholder="What a morning! See you next week." {...field} />
        </Field>
        <Button type="submit" disabled={isEmpty} pending={isSending} pendingLabel="Sending...">
          Send thanks
        </Button>
      </form>
    </Card>
  );
}

function Notice({ event }: { event: CommunityEvent }) {
  if (event.isCancelled) return <CanceledNote event={event} />;
  if (!event.isOver) return null;
  return (
    <p role="status" className="rounded-control bg-sky-wash px-4 py-3 font-semibold text-sky-ink">
      This event is over.
    </p>
  );
}

function Thanks({ event, thanks }: { event: CommunityEvent; thanks: string }) {
  return (
    <figure className="rounded-control bg-sky-wash px-4 py-3">
      <figcaption className="font-semibold text-sky-ink">
        <bdi>{event.organizer.name}</bdi> says thanks
      </figcaption>
      <blockquote className="whitespace-pre-line break-words">{thanks}</blockquote>
    </figure>
  );
}

// Code-split: only hosts and guests need these. The server also renders the first, because it is above the details.
const HostCheckIn = dynamic(
  retryImport(() => import("@/components/community/host-check-in").then((module) => module.HostCheckIn)),
);
const EventPhotos = lazyPart(() => import("@/components/community/event-photos"), "EventPhotos");
const EventChat = lazyPart(() => import("@/components/community/event-chat"), "EventChat");

type EventScreenProps = { eventId: string; viewerId: string | null };

/** An event's page, for members and, if it is public, for anyone with its link. */
export function EventScreen({ eventId, viewerId }: EventScreenProps) {
  const { data: event } = useCommunityEvent(eventId);
  const [isInviting, setInviting] = useState(false);
  if (!event) return null;
  const here = paths.event(event.id);
  const hasBegun = !event.isCancelled && Date.parse(event.startsAt) <= Date.now();
  return (
    <CommunityFrame
      viewerId={viewerId}
      title="Event"
      back={paths.community("events")}
      here={here}
      refreshed={[...STALE_AFTER.communityEvent(event.id), paths.api.attendees(event.id)]}
      actions={
        <>
          {!event.isCancelled && (
            <ShareButton title={event.title} text={`${event.title}, ${shortWhen(event)}`} path={here} />
          )}
          {viewerId !== null && !event.isCancelled && !event.isOver && (
            <IconButton label="Invite friends" icon={UserPlus} onClick={() => setInviting(true)} />
          )}
          {(event.isHost || event.isCohost) && <HostMenu event={event} viewerId={viewerId} />}
          {viewerId !== null && !event.isHost && (
            <ReportMenu type="event" id={event.id} label="More options for this event" />
          )}
        </>
      }
    >
      <CommunityCover image={event.image} badge={<Badge tone="sky">{event.category}</Badge>} />
      <article
        // Leaves space for the fixed footer, also when keyboard focus scrolls an element into view.
        className={cn("flex flex-col gap-6 px-4 pt-4", hasRsvpFooter(event) && "pb-16 **:scroll-mb-18")}
        aria-labelledby="event-title"
      >
        <h2 id="event-title" className="break-words text-display-lg leading-tight">
          {event.title}
        </h2>
        {viewerId !== null && <Attendees event={event} viewerId={viewerId} />}
        <Notice event={event} />
        <EventRsvp event={event} isVisitor={viewerId === null} />
        {event.thanks && <Thanks event={event} thanks={event.thanks} />}
        {event.isHost && event.isOver && !event.isCancelled && event.thanks === null && <ThankForm event={event} />}
        {event.isCheckInOpen && (event.isHost || event.isCohost) && <HostCheckIn event={event} />}
        {event.isCheckInOpen && event.isJoined && !event.isHost && <CheckIn event={event} />}
        {event.isHidden && <HiddenNote thing="event" />}
        <EventDetails event={event} canOpenPeople={viewerId !== null} />
        {event.description && (
          <TitledSection level="h3" title="About this event" titleClassName="mb-1 text-display-sm">
            <p className="whitespace-pre-line break-words">{event.description}</p>
          </TitledSection>
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
        {/* Last on the page, because they load late and would push down anything below them. */}
        {hasBegun && <EventPhotos event={event} />}
        {event.isJoined && <EventChat event={event} />}
      </article>
      {viewerId !== null && (
        <InviteSheet
          address={paths.api.eventInvitations(event.id)}
          description={event.title}
          viewerId={viewerId}
          open={isInviting}
          onOpenChange={setInviting}
        />
      )}
    </CommunityFrame>
  );
}
