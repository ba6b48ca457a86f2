import { CalendarDays, Clock, ExternalLink, MapPin } from "lucide-react";
import { memo, type ReactNode } from "react";
import { categoryColor, itemColor } from "@/components/discover/category-colors";
import { DistanceAway } from "@/components/discover/distance-away";
import { ItemCard, Rating, Tags } from "@/components/discover/item-card";
import { detailOf } from "@/components/discover/item-detail";
import { OpenBadge } from "@/components/discover/open-badge";
import { priceRangeWords, SOURCE_NAMES, whenWords } from "@/components/discover/ticketed-event-format";
import { Badge } from "@/components/ui/badge";
import { DEFAULT_ADDRESS, DEFAULT_CITY } from "@/lib/discover/events/rules";
import type { Event } from "@/lib/discover/events/schema";
import { GEM_EMOJI } from "@/lib/discover/hidden-gems/rules";
import type { HiddenGem } from "@/lib/discover/hidden-gems/schema";
import { type ListedItem, outsideLink } from "@/lib/discover/listing/items";
import type { Coordinates } from "@/lib/discover/map/rules";
import type { Venue } from "@/lib/discover/venues/schema";

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-1 flex gap-1.5 text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}

/** Whether it is open, where that is known: the words about its hours stand beside it. */
function OpenNow({ place: { isOpen, openText } }: { place: Pick<Venue, "isOpen" | "openText"> }) {
  if (isOpen === null) return null;
  return (
    <>
      <OpenBadge isOpen={isOpen}>{openText}</OpenBadge>
      {" · "}
    </>
  );
}

function VenueFacts({ venue }: { venue: Venue }) {
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        <Rating rating={venue.rating} reviewCount={venue.reviewCount} />
        <span className="font-semibold">{venue.priceRange}</span>
      </p>
      <p className="mt-1 text-ink-soft">
        {venue.cuisine} · {venue.neighborhood}
      </p>
      <Fact icon={<MapPin />}>{venue.address}</Fact>
      <Fact icon={<Clock />}>
        <OpenNow place={venue} />
        {venue.availability}
      </Fact>
      <Tags tags={venue.tags.slice(0, 2)} />
    </>
  );
}

function GemFacts({ gem }: { gem: HiddenGem }) {
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        <Rating rating={gem.rating} reviewCount={gem.reviewCount} />
        <span className="font-semibold">{gem.priceRange}</span>
      </p>
      <p className="mt-1 font-semibold text-sky-ink">{gem.specialFeature}</p>
      <p className="mt-1 text-ink-soft">{[...new Set([gem.category, gem.cuisine, gem.neighborhood])].join(" · ")}</p>
      <p className="mt-1 line-clamp-3">{gem.description}</p>
      <Fact icon={<Clock />}>
        <OpenNow place={gem} />
        {gem.hours}
      </Fact>
      <Tags tags={gem.tags.slice(0, 2)} />
    </>
  );
}

function EventFacts({ event }: { event: Event }) {
  const price = priceRangeWords(event.priceRange);
  return (
    <>
      <p className="mt-1.5 flex flex-wrap items-center gap-1.5">
        {event.sources.map((source) => (
          <Badge key={source} tone="sky">
            {SOURCE_NAMES[source]}
          </Badge>
        ))}
        <Badge line={categoryColor(event.category)}>{event.category}</Badge>
      </p>
      <p className="mt-1.5 flex gap-1.5 font-semibold">
        <CalendarDays className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">{whenWords(event)}</span>
      </p>
      <p className="mt-1 text-ink-soft">
        {event.venue} · {event.city || DEFAULT_CITY}
      </p>
      <Fact icon={<MapPin />}>{event.address || DEFAULT_ADDRESS}</Fact>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        {price && <span className="font-semibold">{price}</span>}
        {event.rating !== null && <Rating rating={event.rating} />}
        {event.url && <ExternalLink className="size-4 text-ink-soft" />}
      </p>
    </>
  );
}

type ListedCardProps = {
  item: ListedItem;
  rank: number;
  here?: Coordinates | null;
  onOpen: (item: ListedItem) => void;
};

/** A place has its rank there, a gem its kind; an event has a date of its own. */
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

/** Drawn anew only when its item is another: twenty of them stand in a list, and a sheet that opens concerns none. */
export const ListedCard = memo(function ListedCard({ item, rank, here, onOpen }: ListedCardProps) {
  const frame = {
    name: item.name,
    image: item.image,
    line: itemColor(item),
    href: outsideLink(item),
    isSaved: item.isSaved,
    priority: rank <= 4,
    onOpen: () => onOpen(item),
  };
  const away = here && (
    <p className="mt-1 font-semibold">
      <DistanceAway item={item} here={here} />
    </p>
  );
  const { placeholder, focusY } = detailOf(item);
  return (
    <ItemCard {...frame} placeholder={placeholder} focusY={focusY} corner={cornerOf(item, rank)}>
      {item.type === "venue" && <VenueFacts venue={item.venue} />}
      {item.type === "event" && <EventFacts event={item.event} />}
      {item.type === "gem" && <GemFacts gem={item.gem} />}
      {away}
    </ItemCard>
  );
});
