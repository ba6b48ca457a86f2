import { CalendarDays, MapPin, Navigation, Repeat, Ticket, UserRound, Users, UsersRound } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { CalendarLink } from "@/components/community/calendar-link";
import {
  capacityText,
  endDay,
  longDay,
  priceText,
  spotsLeft,
  startTime,
} from "@/components/community/community-event-format";
import { DetailRow } from "@/components/community/community-frame";
import { hasRsvpFooter } from "@/components/community/event-rsvp";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PersonName } from "@/components/ui/person-name";
import { NO_HOST } from "@/lib/community/events/rules";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { repeatText } from "@/lib/community/series/rules";
import type { Series } from "@/lib/community/series/schema";
import { lazyItemOverlay, lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { countOf } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

const HostRecord = dynamic(
  retryImport(() => import("@/components/community/host-record").then((module) => module.HostRecord)),
  { ssr: false },
);
const EventDatesSheet = lazyOverlay(() => import("@/components/community/event-dates-sheet"), "EventDatesSheet");
const LinkChooserSheet = lazyItemOverlay(() => import("@/components/feed/link-chooser-sheet"), "LinkChooserSheet");

const link = "font-semibold text-sky-ink underline-offset-4 hover:underline";

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
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1 basis-40">
          <span className="block font-semibold">{repeatText(series)}</span>
          {series.until !== null && <span className="block text-ink-soft">Until {endDay(series.until)}</span>}
        </span>
        <Button variant="secondary" onClick={() => setOpen(true)} aria-haspopup="dialog">
          All dates
        </Button>
      </span>
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
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1 basis-40">
            <span className="block font-semibold">{longDay(event)}</span>
            <span className="block text-ink-soft">{startTime(event)}, Chicago time</span>
          </span>
          {/* Guests get the calendar file from their RSVP card instead. */}
          {hasRsvpFooter(event) && <CalendarLink eventId={event.id} />}
        </span>
      </DetailRow>
      {event.series && <RepeatsRow event={event} series={event.series} />}
      <DetailRow icon={<MapPin />} name="Place">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1 basis-40">
            <span className="block font-semibold">{event.location}</span>
            {event.address && <span className="block text-ink-soft">{event.address}</span>}
          </span>
          {!event.isCancelled && (
            <Button variant="secondary" onClick={() => setAsking(true)} aria-haspopup="dialog">
              <Navigation className="size-5" />
              Directions
            </Button>
          )}
        </span>
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
        Hosted by{" "}
        {canOpenPeople && organizer.id !== NO_HOST.id ? (
          <Link href={paths.profile(organizer.id)} className={link}>
            <bdi>{organizer.name}</bdi>
          </Link>
        ) : (
          <bdi className="font-semibold">{organizer.name}</bdi>
        )}
        {organizer.rating !== null && ` · ★ ${organizer.rating.toFixed(1)}`}
        {event.cohosts?.map(({ id, firstName, lastName }, index) => (
          <span key={id}>
            {index === 0 ? " with " : ", "}
            <Link href={paths.profile(id)} className={link}>
              <PersonName person={{ firstName, lastName }} />
            </Link>
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
          <Link href={paths.group(event.groupId)} className={link}>
            {event.groupName}
          </Link>
        </DetailRow>
      )}
    </dl>
  );
}
