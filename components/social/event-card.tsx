"use client";

import { CalendarDays, CalendarPlus, MapPin, Users } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { Picture } from "@/components/ui/picture";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { CHICAGO } from "@/lib/core/shared/clock";
import { paths } from "@/lib/core/shared/paths";

const when = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: CHICAGO,
});

const label = (event: CommunityEvent) => {
  if (event.myStatus === "going") return "Joined";
  if (event.myStatus === "waitlisted") return `On the waiting list, number ${event.position}`;
  return event.attendees >= event.maxAttendees ? "Join the waiting list" : "Join";
};

export function EventCard({ event, onJoin }: { event: CommunityEvent; onJoin: () => void }) {
  return (
    <Card>
      {event.image && (
        <Picture src={event.image} alt="" width={856} height={400} focusY={0.45} className="h-36 w-full" />
      )}
      <div className="flex flex-col gap-2 p-4">
        <div className="flex items-start gap-2">
          <h3 className="min-w-0 flex-1 font-semibold text-lg leading-snug">{event.title}</h3>
          <Badge tone="sky">{event.category}</Badge>
        </div>
        <p className="line-clamp-3 text-ink-soft">{event.description}</p>
        <ul className="flex flex-col gap-1 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft [&_li]:flex [&_li]:items-center [&_li]:gap-2">
          <li>
            <CalendarDays aria-hidden="true" /> {when.format(new Date(event.startsAt))}
          </li>
          <li>
            <MapPin aria-hidden="true" /> {event.location}
          </li>
          <li>
            <Users aria-hidden="true" /> {event.attendees}/{event.maxAttendees} going
            {event.waitlisted > 0 && ` · ${event.waitlisted} waiting`} ·{" "}
            {event.price === 0 ? "Free" : `$${event.price}`}
          </li>
        </ul>
        <p className="text-ink-soft text-sm">
          Hosted by {event.organizer.name}
          {event.organizer.rating !== null && ` · ★ ${event.organizer.rating.toFixed(1)}`}
        </p>
        <div className="mt-1 flex gap-2">
          {event.isHost ? (
            <Badge tone="neutral" className="self-center">
              You host this
            </Badge>
          ) : (
            <Button
              className="min-w-0 flex-1"
              variant={event.myStatus === "none" ? "primary" : "secondary"}
              aria-pressed={event.myStatus !== "none"}
              onClick={onJoin}
            >
              {label(event)}
            </Button>
          )}
          <LinkButton
            external
            href={paths.api.eventCalendar(event.id)}
            variant="secondary"
            aria-label={`Add ${event.title} to your calendar`}
            className="w-12 px-0"
          >
            <CalendarPlus aria-hidden="true" className="size-5" />
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
