import { CalendarDays, CalendarPlus, MapPin, Users } from "lucide-react";
import { AvatarStack } from "@/components/community/avatar-stack";
import { CanceledNote } from "@/components/community/canceled-note";
import { CommunityCard } from "@/components/community/community-card";
import { capacityText, priceText, shortWhen } from "@/components/community/community-event-format";
import { RsvpButton } from "@/components/community/rsvp-button";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import type { CommunityEvent } from "@/lib/community/events/schema";
import { repeatText } from "@/lib/community/series/rules";
import { paths } from "@/lib/core/shared/paths";

export function EventCard({ event }: { event: CommunityEvent }) {
  return (
    <CommunityCard
      href={paths.event(event.id)}
      image={event.image}
      title={event.title}
      badge={<Badge tone="sky">{event.category}</Badge>}
      description={event.description}
    >
      <ul className="flex flex-col gap-1 text-sm [&_li]:flex [&_li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-sky-ink">
        <li>
          <CalendarDays /> {shortWhen(event)}
          {event.series && ` · ${repeatText(event.series)}`}
        </li>
        <li>
          <MapPin /> <span className="min-w-0 break-words">{event.location}</span>
        </li>
      </ul>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {event.faces.length > 0 ? (
          <AvatarStack people={event.faces} />
        ) : (
          <Users aria-hidden="true" className="size-4 text-sky-ink" />
        )}
        {capacityText(event)} · {priceText(event.price)}
      </p>
      <p className="text-ink-soft text-sm">
        Hosted by <bdi>{event.organizer.name}</bdi>
        {event.organizer.rating !== null && ` · ★ ${event.organizer.rating.toFixed(1)}`}
      </p>
      {event.isCancelled ? (
        <CanceledNote event={event} />
      ) : (
        <div className="relative z-10 mt-1 flex gap-2">
          <RsvpButton event={event} />
          <LinkButton
            external
            href={paths.api.eventCalendar(event.id)}
            variant="secondary"
            aria-label={`Add ${event.title} to your calendar`}
            className="ml-auto w-12 px-0"
          >
            <CalendarPlus className="size-5" />
          </LinkButton>
        </div>
      )}
    </CommunityCard>
  );
}
