"use client";

import { BookOpen, SlidersHorizontal } from "lucide-react";
import { categoryColor } from "@/components/discover/category-colors";
import { SearchBox } from "@/components/discover/search-box";
import { Chip } from "@/components/ui/chip";
import { ChipRow } from "@/components/ui/chip-row";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Segmented } from "@/components/ui/segmented";
import { paths } from "@/lib/core/shared/paths";
import { CHIPS, chosenChip, type DiscoverView } from "@/lib/discover/listing/rules";
import { isPlaceCategory } from "@/lib/discover/venues/rules";

type Change = (next: Partial<DiscoverView>) => void;
type Counts = Record<string, number> | undefined;

type DiscoverControlsProps = {
  view: DiscoverView;
  counts: { venues: Counts; hidden_gems: Counts; events: Counts };
  filterCount: number;
  onChange: Change;
  onFilters: () => void;
};

export function DiscoverControls({ view, counts, filterCount, onChange, onFilters }: DiscoverControlsProps) {
  const number = (mode: DiscoverView["mode"]) => counts[mode]?.all ?? "…";
  const chosen = chosenChip(view);
  const chipCounts = counts[view.mode];
  return (
    <div className="flex flex-col gap-2.5 px-4 pt-3 pb-2">
      <div className="flex items-center gap-1">
        <SearchBox
          label="Search venues and events in Chicago"
          placeholder="Search venues and events in Chicago..."
          q={view.q}
          onSearch={(q) => onChange({ q })}
        />
        <IconButton
          label={filterCount > 0 ? `Filters, ${filterCount} set` : "Filters"}
          onClick={onFilters}
          aria-haspopup="dialog"
          className="relative -mr-2"
        >
          <SlidersHorizontal aria-hidden="true" />
          {filterCount > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0.5 flex size-5 items-center justify-center rounded-full bg-sky font-bold text-on-sky text-xs"
            >
              {filterCount}
            </span>
          )}
        </IconButton>
      </div>
      <Segmented
        label="What to discover"
        value={view.mode}
        onValueChange={(mode) => onChange({ mode })}
        className="[&_button]:px-0.5 [&_button]:text-[clamp(0.75rem,3.4vw,0.8125rem)]"
        options={[
          { value: "venues", label: `Explore (${number("venues")})` },
          { value: "hidden_gems", label: `Hidden Gems (${number("hidden_gems")})` },
          { value: "events", label: `Events (${number("events")})` },
        ]}
      />
      <ChipRow label="Categories">
        {CHIPS[view.mode].map(({ value, label }) => (
          <Chip
            key={value}
            line={categoryColor(value)}
            selected={value === chosen}
            count={chipCounts?.[value]}
            onClick={() => onChange({ category: value })}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
      {isPlaceCategory(chosen) && (
        <Link
          href={paths.category(chosen)}
          className="flex min-h-9 items-center gap-2 self-start font-semibold text-sky-ink text-sm underline-offset-4 hover:underline"
        >
          <BookOpen aria-hidden="true" className="size-4" />
          Guides to {chosen}
        </Link>
      )}
    </div>
  );
}
