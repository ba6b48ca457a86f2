"use client";

import { CalendarDays, MapPin, Navigation, Ticket, UserRound, Users, UsersRound } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { capacityWords, clockTime, longDay, priceWords } from "@/components/community/community-event-format";
import { Fact } from "@/components/community/community-frame";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { paths } from "@/lib/core/shared/paths";

const LinkChooserSheet = dynamic(
  retryImport(() => import("@/components/discover/link-chooser-sheet").then((module) => module.LinkChooserSheet)),
  { ssr: false },
);

const link = "font-semibold text-sky-ink underline-offset-4 hover:underline";

/** The number of attendees as a bar. */
function Fill({ event }: { event: CommunityEvent }) {
  const share = Math.min(1, event.attendees / event.maxAttendees);
  return (
    <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line">
      <span className="block h-full rounded-full bg-sky" style={{ width: `${share * 100}%` }} />
    </span>
  );
}

export function EventFacts({ event, mayOpenPeople }: { event: CommunityEvent; mayOpenPeople: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { organizer } = event;
  return (
    <dl className="divide-y divide-line border-line border-y">
      <Fact icon={<CalendarDays aria-hidden="true" />} name="Date and time">
        <span className="block font-semibold">{longDay(event)}</span>
        <span className="text-ink-soft">{clockTime(event)}, Chicago time</span>
      </Fact>
      <Fact icon={<MapPin aria-hidden="true" />} name="Place">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1 basis-40">
            <span className="block font-semibold">{event.location}</span>
            {event.address && <span className="block text-ink-soft">{event.address}</span>}
          </span>
          <Button variant="secondary" onClick={() => setAsking(true)} aria-haspopup="dialog">
            <Navigation aria-hidden="true" className="size-5" />
            Directions
          </Button>
        </span>
        {isAsking && (
          <LinkChooserSheet
            action="directions"
            place={{ name: event.location, address: event.address || null }}
            onClose={() => setAsking(false)}
          />
        )}
      </Fact>
      <Fact icon={<Users aria-hidden="true" />} name="Places">
        <span className="font-semibold tabular-nums">{capacityWords(event)}</span>
        <Fill event={event} />
      </Fact>
      <Fact icon={<Ticket aria-hidden="true" />} name="Price">
        {priceWords(event.price)}
      </Fact>
      <Fact icon={<UserRound aria-hidden="true" />} name="Host">
        Hosted by{" "}
        {mayOpenPeople ? (
          <Link href={paths.profile(organizer.id)} className={link}>
            {organizer.name}
          </Link>
        ) : (
          <span className="font-semibold">{organizer.name}</span>
        )}
        {organizer.rating !== null && ` · ★ ${organizer.rating.toFixed(1)}`}
      </Fact>
      {event.groupId !== null && (
        <Fact icon={<UsersRound aria-hidden="true" />} name="Group">
          <Link href={paths.group(event.groupId)} className={link}>
            {event.groupName}
          </Link>
        </Fact>
      )}
    </dl>
  );
}
