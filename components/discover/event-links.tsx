import { CalendarPlus, Ticket } from "lucide-react";
import { SOURCE_NAMES } from "@/components/discover/ticketed-event-format";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";
import type { Event } from "@/lib/discover/events/schema";

/** Whoever sells tickets for it, and the event as a calendar file. */
export function EventLinks({ event: { id, links } }: { event: Event }) {
  return (
    <div className="flex flex-col gap-3">
      {links.map(({ source, url }) => (
        <LinkButton
          key={source}
          external
          variant="secondary"
          block
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Ticket className="size-5" />
          Tickets on {SOURCE_NAMES[source]}
          <span className="sr-only">(opens in a new tab)</span>
        </LinkButton>
      ))}
      <LinkButton external variant="secondary" block href={paths.api.ticketCalendar(id)} download>
        <CalendarPlus className="size-5" />
        Add to calendar
      </LinkButton>
    </div>
  );
}
