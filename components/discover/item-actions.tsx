import { CalendarPlus, Globe, Navigation, Share2, Ticket } from "lucide-react";
import { type ReactNode, useState } from "react";
import { detailOf } from "@/components/discover/item-detail";
import { PILL } from "@/components/discover/item-pill";
import { SOURCE_NAMES } from "@/components/discover/ticketed-event-format";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { shareLink } from "@/components/ui/share-link";
import { lazyItemOverlay } from "@/lib/core/client/lazy-overlay";
import { paths } from "@/lib/core/shared/paths";
import type { Event } from "@/lib/discover/events/schema";
import type { ListedItem } from "@/lib/discover/listing/items";

/** Ticket sellers, the first as the primary action, and the event as a calendar file. */
function EventLinks({ event: { id, links } }: { event: Event }) {
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

const LinkChooserSheet = lazyItemOverlay(() => import("@/components/feed/link-chooser-sheet"), "LinkChooserSheet");

type ItemActionsProps = {
  item: ListedItem;
  /** Actions for members, before Share. */
  children?: ReactNode;
};

/** Actions on a place or an event. The first is primary: tickets if they are sold, otherwise Directions. */
export function ItemActions({ item, children }: ItemActionsProps) {
  const [chooser, setChooser] = useState<"website" | "directions" | null>(null);
  const { links } = detailOf(item);
  const hasTickets = item.type === "event" && item.event.links.length > 0;
  const share = () => shareLink({ title: item.name, path: paths.discover({ [item.type]: item.id }) });
  return (
    <>
      <div className="row-fade scrollbar-none -mx-4 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1">
        {item.type === "event" && <EventLinks event={item.event} />}
        <Button
          variant={hasTickets ? "secondary" : "primary"}
          className={PILL}
          aria-haspopup="dialog"
          onClick={() => setChooser("directions")}
        >
          <Navigation />
          Directions
        </Button>
        <Button variant="secondary" className={PILL} aria-haspopup="dialog" onClick={() => setChooser("website")}>
          <Globe />
          Visit Website
        </Button>
        {children}
        <Button variant="secondary" className={PILL} onClick={() => void share()}>
          <Share2 />
          Share
        </Button>
      </div>
      <LinkChooserSheet item={chooser} place={links} onClose={() => setChooser(null)} />
    </>
  );
}
