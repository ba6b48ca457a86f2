import { CalendarDays, MapPin, Navigation, Repeat, Ticket, UserRound, Users, UsersRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { CalendarLink } from "@/components/community/calendar-link";
import {
  capacityText,
  endDay,
  longDay,
  priceText,
  spotsLeft,
  startTime,
} from "@/components/community/community-event-format";
import { DetailRow, ProfileLink } from "@/components/community/community-frame";
import { hasRsvpFooter } from "@/components/community/event-rsvp";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { NO_HOST } from "@/lib/community/events/rules";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { repeatText } from "@/lib/community/series/rules";
import type { Series } from "@/lib/community/series/schema";
import { lazyItemOverlay, lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { countOf, fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

const HostRecord = lazyPart(() => import("@/components/community/host-record"), "HostRecord");
const EventDatesSheet = lazyOverlay(() => import("@/components/community/event-dates-sheet"), "EventDatesSheet");
const LinkChooserSheet = lazyItemOverlay(() => import("@/components/feed/link-chooser-sheet"), "LinkChooserSheet");

/** A row's text with a button beside it, or below it on narrow screens. */
function TextWithButton({ text, details, children }: { text: string; details: ReactNode; children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold">{text}</span>
        {details && <span className="block text-ink-soft">{details}</span>}
      </span>
      {children}
    </span>
  );
}

function Fill({ event }: { event: CommunityEvent }) {
  const share = Math.min(1, event.attendees / event.maxAttendees);
  return (
    <span aria-hidden="true" className="mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
      <span className="block h-full rounded-full bg-sky" style={{ width: `${share * 100}%` }} />
    </span>
  );
}

function RepeatsRow({ event, series }: { event: CommunityEvent; series: Series }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DetailRow icon={<Repeat />} name="Repeats">
      <TextWithButton text={repeatText(series)} details={series.until !== null && `Until ${endDay(series.until)}`}>
        <Button variant="secondary" onClick={() => setOpen(true)} aria-haspopup="dialog">
          All dates
        </Button>
      </TextWithButton>
      <EventDatesSheet event={event} open={isOpen} onOpenChange={setOpen} />
    </DetailRow>
  );
}

export function EventDetails({ event, canOpenPeople }: { event: CommunityEvent; canOpenPeople: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { organizer } = event;
  const left = event.isCancelled || event.isOver ? null : spotsLeft(event);
  return (
    <dl className="divide-y divide-line border-line border-y">
      <DetailRow icon={<CalendarDays />} name="Date and time">
        <TextWithButton text={longDay(event)} details={`${startTime(event)}, Chicago time`}>
          {/* Guests get the calendar file from their RSVP card instead. */}
          {hasRsvpFooter(event) && <CalendarLink eventId={event.id} />}
        </TextWithButton>
      </DetailRow>
      {event.series && <RepeatsRow event={event} series={event.series} />}
      <DetailRow icon={<MapPin />} name="Place">
        <TextWithButton text={event.location} details={event.address}>
          {!event.isCancelled && (
            <Button variant="secondary" onClick={() => setAsking(true)} aria-haspopup="dialog">
              <Navigation className="size-5" />
              Directions
            </Button>
          )}
        </TextWithButton>
        <LinkChooserSheet
          item={isAsking ? "directions" : null}
          place={{ name: event.location, address: event.address || null }}
          onClose={() => setAsking(false)}
        />
      </DetailRow>
      <DetailRow icon={<Users />} name="Spots">
        <span className="flex flex-wrap justify-between gap-x-3 font-semibold tabular-nums">
          <span>{capacityText(event)}</span>
          {left && <span className="text-sky-ink">{left}</span>}
        </span>
        <Fill event={event} />
      </DetailRow>
      <DetailRow icon={<Ticket />} name="Price">
        {priceText(event.price)}
      </DetailRow>
      <DetailRow icon={<UserRound />} name="Host">
        Hosted by <ProfileLink person={organizer} isLinked={canOpenPeople && organizer.id !== NO_HOST.id} />
        {organizer.rating !== null && ` · ★ ${organizer.rating.toFixed(1)}`}
        {event.cohosts?.map((cohost, index) => (
          <span key={cohost.id}>
            {index === 0 ? " with " : ", "}
            <ProfileLink person={{ id: cohost.id, name: fullName(cohost) }} isLinked />
          </span>
        ))}
        {organizer.id !== NO_HOST.id && <HostRecord hostId={organizer.id} />}
        {event.checkIns > 0 && (
          <span className="block text-ink-soft tabular-nums">
            {countOf(event.checkIns, "person", "people")} checked in
          </span>
        )}
      </DetailRow>
      {event.groupId !== null && (
        <DetailRow icon={<UsersRound />} name="Group">
          <Link
            href={paths.group(event.groupId)}
            className="font-semibold text-sky-ink underline-offset-4 hover:underline"
          >
            {event.groupName}
          </Link>
        </DetailRow>
      )}
    </dl>
  );
}
