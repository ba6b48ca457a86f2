"use client";

import { CalendarDays, CalendarPlus, MapPin, Users } from "lucide-react";
import Link from "next/link";
import { capacityWords, priceWords, shortWhen } from "@/components/community/event-words";
import { SeatButton } from "@/components/community/seat-button";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { Picture } from "@/components/ui/picture";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { mediaSrcSet } from "@/lib/core/shared/media-sizes";
import { paths } from "@/lib/core/shared/paths";

/** The whole card opens the event's page; the two buttons on it do not. */
export function EventCard({ event }: { event: CommunityEvent }) {
  return (
    <Card className="hover:bg-card-press">
      {event.image && (
        <Picture
          src={event.image}
          srcSet={mediaSrcSet(event.image, 856)}
          sizes="(min-width: 428px) 396px, 93vw"
          alt=""
          width={856}
          height={360}
          focusY={0.45}
          className="w-full"
        />
      )}
      <div className="flex flex-col gap-2 p-4">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 break-words font-semibold text-lg leading-snug">
            <Link
              href={paths.event(event.id)}
              className="after:absolute after:inset-0 after:rounded-card after:content-['']"
            >
              {event.title}
            </Link>
          </h3>
          <Badge tone="sky">{event.category}</Badge>
        </div>
        <p className="line-clamp-2 text-ink-soft">{event.description}</p>
        <ul className="flex flex-col gap-1 text-sm [&_li]:flex [&_li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-sky-ink">
          <li>
            <CalendarDays aria-hidden="true" /> {shortWhen(event)}
          </li>
          <li>
            <MapPin aria-hidden="true" /> <span className="min-w-0 break-words">{event.location}</span>
          </li>
          <li>
            <Users aria-hidden="true" /> {capacityWords(event)} · {priceWords(event.price)}
          </li>
        </ul>
        <p className="text-ink-soft text-sm">
          Hosted by {event.organizer.name}
          {event.organizer.rating !== null && ` · ★ ${event.organizer.rating.toFixed(1)}`}
        </p>
        <div className="relative z-10 mt-1 flex gap-2">
          <SeatButton event={event} className="min-w-0 flex-1" />
          <LinkButton
            external
            href={paths.api.eventCalendar(event.id)}
            variant="secondary"
            aria-label={`Add ${event.title} to your calendar`}
            className="ml-auto w-12 px-0"
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
