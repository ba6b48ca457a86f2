import { CalendarPlus, Ticket } from "lucide-react";
import { PILL } from "@/components/discover/item-pill";
import { SOURCE_NAMES } from "@/components/discover/ticketed-event-format";
import { LinkButton } from "@/components/ui/link-button";
import { paths } from "@/lib/core/shared/paths";
import type { Event } from "@/lib/discover/events/schema";

/** Ticket sellers, the first as the primary action, and the event as a calendar file. */
export function EventLinks({ event: { id, links } }: { event: Event }) {
  return (
    <>
      {links.map(({ source, url }, index) => (
        <LinkButton
          key={source}
          external
          variant={index === 0 ? "primary" : "secondary"}
          className={PILL}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Ticket />
          Tickets on {SOURCE_NAMES[source]}
          <span className="sr-only">(opens in a new tab)</span>
        </LinkButton>
      ))}
      <LinkButton external variant="secondary" className={PILL} href={paths.api.ticketCalendar(id)} download>
        <CalendarPlus />
        Add to calendar
      </LinkButton>
    </>
  );
}
