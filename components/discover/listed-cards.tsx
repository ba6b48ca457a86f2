import { ExternalLink } from "lucide-react";
import { memo, type ReactNode } from "react";
import { categoryColor, itemColor } from "@/components/discover/category-colors";
import { DistanceAway } from "@/components/discover/distance-away";
import { Dotted, ItemCard, Rating, Tags } from "@/components/discover/item-card";
import { detailOf } from "@/components/discover/item-detail";
import { OpenBadge } from "@/components/discover/open-badge";
import { eventTimeText, priceRangeText, SOURCE_NAMES } from "@/components/discover/ticketed-event-format";
import { Badge } from "@/components/ui/badge";
import { paths } from "@/lib/core/shared/paths";
import { DEFAULT_ADDRESS, DEFAULT_CITY } from "@/lib/discover/events/rules";
import type { Event } from "@/lib/discover/events/schema";
import { GEM_EMOJI } from "@/lib/discover/hidden-gems/rules";
import type { HiddenGem } from "@/lib/discover/hidden-gems/schema";
import { coordinatesOf, type ListedItem, outsideLink } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";
import type { Venue } from "@/lib/discover/venues/schema";

function Price({ place }: { place: Pick<Venue, "rating" | "reviewCount" | "priceRange"> }) {
  return (
    <p>
      <Dotted>
        <Rating rating={place.rating} reviewCount={place.reviewCount} />
        <span className="font-semibold">{place.priceRange}</span>
      </Dotted>
    </p>
  );
}

type OpenLineProps = { place: Pick<Venue, "isOpen" | "openText">; hours: string; away: ReactNode };

/** Whether it is open and how far away it is; its hours if we can't tell. */
function OpenLine({ place: { isOpen, openText }, hours, away }: OpenLineProps) {
  return (
    <p>
      <Dotted>
        <OpenBadge isOpen={isOpen}>{isOpen === null ? hours : openText}</OpenBadge>
        {away}
      </Dotted>
    </p>
  );
}

function Address({ children }: { children: string }) {
  return <p className="truncate text-ink-soft text-xs">{children}</p>;
}

function VenueDetails({ venue, away }: { venue: Venue; away: ReactNode }) {
  return (
    <>
      <Price place={venue} />
      <p className="text-ink-soft">
        <Dotted>
          {venue.cuisine}
          {venue.neighborhood}
        </Dotted>
      </p>
      <OpenLine place={venue} hours={venue.availability} away={away} />
      <Address>{venue.address}</Address>
    </>
  );
}

function GemDetails({ gem, away }: { gem: HiddenGem; away: ReactNode }) {
  return (
    <>
      <Price place={gem} />
      <p className="font-semibold text-sky-ink">{gem.specialFeature}</p>
      <p className="text-ink-soft">{[...new Set([gem.category, gem.cuisine, gem.neighborhood])].join("\u00a0· ")}</p>
      <p className="line-clamp-2">{gem.description}</p>
      <OpenLine place={gem} hours={gem.hours} away={away} />
    </>
  );
}

function EventDetails({ event, away }: { event: Event; away: ReactNode }) {
  return (
    <>
      <p className="font-semibold">{eventTimeText(event)}</p>
      <p className="text-ink-soft">
        <Dotted>
          {`${event.venue}\u00a0· ${event.city || DEFAULT_CITY}`}
          {away}
        </Dotted>
      </p>
      <Address>{event.address || DEFAULT_ADDRESS}</Address>
      <p className="mt-1 flex flex-wrap gap-1">
        {event.sources.map((source) => (
          <Badge key={source} tone="sky" className="py-0">
            {SOURCE_NAMES[source]}
          </Badge>
        ))}
        <Badge line={categoryColor(event.category)} className="py-0">
          {event.category}
        </Badge>
      </p>
    </>
  );
}

function EventPrice({ event }: { event: Event }) {
  const price = priceRangeText(event.priceRange);
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2">
      {price && <span className="font-semibold">{price}</span>}
      {event.rating !== null && <Rating rating={event.rating} />}
      {event.url && <ExternalLink className="size-4 text-ink-soft" />}
    </p>
  );
}

type ListedCardProps = {
  item: ListedItem;
  rank: number;
  here?: Coordinates | null;
  onOpen: (item: ListedItem) => void;
};

/** A place shows its rank there, a gem its kind. */
function cornerOf(item: ListedItem, rank: number): ReactNode {
  if (item.type === "event") return null;
  if (item.type === "gem") {
    return (
      <span role="img" aria-label={item.gem.type}>
        {GEM_EMOJI[item.gem.type]}
      </span>
    );
  }
  return (
    <>
      <span className="sr-only">Number </span>
      {rank}
    </>
  );
}

/** The first two tags of a place (spec §2), the price of an event. */
function footOf(item: ListedItem): ReactNode {
  if (item.type === "event") return <EventPrice event={item.event} />;
  const { tags } = item.type === "venue" ? item.venue : item.gem;
  return <Tags tags={tags.slice(0, 2)} />;
}

/** Memoized, so that opening a sheet doesn't re-render the whole list. */
export const ListedCard = memo(function ListedCard({ item, rank, here, onOpen }: ListedCardProps) {
  const { placeholder, focusY } = detailOf(item);
  const away = here && coordinatesOf(item) && <DistanceAway item={item} here={here} />;
  return (
    <ItemCard
      name={item.name}
      image={item.image}
      placeholder={placeholder}
      focusY={focusY}
      line={itemColor(item)}
      corner={cornerOf(item, rank)}
      priority={rank <= 4}
      href={outsideLink(item)}
      details={paths.discover({ [item.type]: item.id, view: "list" })}
      isSaved={item.isSaved}
      onOpen={() => onOpen(item)}
      foot={footOf(item)}
    >
      {item.type === "venue" && <VenueDetails venue={item.venue} away={away} />}
      {item.type === "event" && <EventDetails event={item.event} away={away} />}
      {item.type === "gem" && <GemDetails gem={item.gem} away={away} />}
    </ItemCard>
  );
});
