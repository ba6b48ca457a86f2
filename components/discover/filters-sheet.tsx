import { useState } from "react";
import { DayFilter } from "@/components/discover/day-filter";
import { DistanceFilter } from "@/components/discover/distance-filter";
import { FilterGroup } from "@/components/discover/filter-group";
import type { UserPosition } from "@/components/discover/use-user-position";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Sheet } from "@/components/ui/sheet";
import { countOf } from "@/lib/core/shared/format";
import { toggled } from "@/lib/core/shared/toggled";
import { type Filters, NO_FILTERS, RATINGS } from "@/lib/discover/listing/filters";
import { useNeighborhoods } from "@/lib/discover/listing/hooks";
import { PRICE_LEVELS } from "@/lib/discover/places/prices";

type FiltersSheetProps = {
  filters: Filters;
  /** The URL that returns the counts beside the neighborhoods. */
  address: string;
  /** How many results match these filters, once known. */
  total: number | undefined;
  /** Events have days and ticket sellers instead of hours, rating, and neighborhood. */
  kind: "places" | "events";
  userPosition: UserPosition;
  onChange: (filters: Filters) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};
type PartProps = { filters: Filters; set: (next: Partial<Filters>) => void };

const SOURCE_CHOICES = [
  { value: null, label: "All" },
  { value: "ticketmaster", label: "Ticketmaster" },
  { value: "seatgeek", label: "SeatGeek" },
] as const;

/** How many neighborhoods are shown before "All neighborhoods". */
const MOST_NEIGHBORHOODS = 8;

const FreeChip = ({ filters: { free }, set }: PartProps) => (
  <Chip selected={free} onClick={() => set({ free: !free })}>
    Free
  </Chip>
);

function PlaceFilters({ filters, set }: PartProps) {
  const { openNow, includeUnknown, price, rating } = filters;
  return (
    <>
      <FilterGroup title="Right now">
        <Chip selected={openNow} onClick={() => set({ openNow: !openNow })}>
          Open now
        </Chip>
        {openNow && (
          <Chip selected={includeUnknown} onClick={() => set({ includeUnknown: !includeUnknown })}>
            Include places with unknown hours
          </Chip>
        )}
      </FilterGroup>
      <FilterGroup title="Price">
        <FreeChip filters={filters} set={set} />
        {PRICE_LEVELS.filter((level) => level !== "Free").map((level) => (
          <Chip key={level} selected={price.includes(level)} onClick={() => set({ price: toggled(price, level) })}>
            {level}
          </Chip>
        ))}
      </FilterGroup>
      <FilterGroup title="Rating">
        {RATINGS.map((least) => (
          <Chip
            key={least}
            selected={rating === least}
            onClick={() => set({ rating: rating === least ? null : least })}
          >
            {least.toFixed(1)} and up
          </Chip>
        ))}
      </FilterGroup>
    </>
  );
}

function SourceFilter({ filters: { source }, set }: PartProps) {
  return (
    <FilterGroup title="Tickets from">
      {SOURCE_CHOICES.map(({ value, label }) => (
        <Chip key={label} selected={source === value} onClick={() => set({ source: value })}>
          {label}
        </Chip>
      ))}
    </FilterGroup>
  );
}

function NeighborhoodFilter({ filters: { neighborhood }, set, address }: PartProps & { address: string }) {
  const counts = useNeighborhoods(address);
  const [showsAll, setShowsAll] = useState(false);
  const all = [...new Set([...Object.keys(counts), ...neighborhood])].sort((a, b) => a.localeCompare(b));
  const largest = all.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0)).slice(0, MOST_NEIGHBORHOODS);
  const names = showsAll ? all : all.filter((name) => largest.includes(name) || neighborhood.includes(name));
  if (names.length === 0) return null;
  return (
    <FilterGroup title="Neighborhood">
      {names.map((name) => (
        <Chip
          key={name}
          count={counts[name] ?? 0}
          selected={neighborhood.includes(name)}
          onClick={() => set({ neighborhood: toggled(neighborhood, name) })}
        >
          {name}
        </Chip>
      ))}
      {names.length < all.length && (
        <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
          All neighborhoods
        </Button>
      )}
    </FilterGroup>
  );
}

/** Filters apply as they are tapped. */
export function FiltersSheet(props: FiltersSheetProps) {
  const { filters, address, total, kind, userPosition, onChange, open, onOpenChange } = props;
  const part = { filters, set: (next: Partial<Filters>) => onChange({ ...filters, ...next }) };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
            Clear all
          </Button>
          <Button onClick={() => onOpenChange(false)}>
            {total === undefined ? "Show results" : `Show ${countOf(total, "result")}`}
          </Button>
        </div>
      }
    >
      {kind === "events" ? (
        <>
          <DayFilter {...part} />
          <SourceFilter {...part} />
          <FilterGroup title="Price">
            <FreeChip {...part} />
          </FilterGroup>
        </>
      ) : (
        <PlaceFilters {...part} />
      )}
      <DistanceFilter {...part} userPosition={userPosition} />
      {kind === "places" && <NeighborhoodFilter {...part} address={address} />}
    </Sheet>
  );
}
