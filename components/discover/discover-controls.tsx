import { SlidersHorizontal } from "lucide-react";
import { categoryColor } from "@/components/discover/category-colors";
import { SearchBox } from "@/components/discover/search-box";
import { ChoiceRow } from "@/components/ui/choice-row";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { CHIPS, chosenChip, type DiscoverView } from "@/lib/discover/listing/rules";

type DiscoverControlsProps = {
  view: DiscoverView;
  counts: Record<DiscoverView["mode"], Record<string, number> | undefined>;
  filterCount: number;
  onChange: (next: Partial<DiscoverView>) => void;
  onFilters: () => void;
};

export function DiscoverControls({ view, counts, filterCount, onChange, onFilters }: DiscoverControlsProps) {
  const number = (mode: DiscoverView["mode"]) => counts[mode]?.all ?? "…";
  return (
    <div className="flex flex-col gap-2 px-4 py-2 short:gap-1 short:py-1">
      <SearchBox
        label="Search venues and events in Chicago"
        placeholder="Search venues and events in Chicago..."
        q={view.q}
        onSearch={(q) => onChange({ q })}
        end={
          <IconButton
            label={filterCount > 0 ? `Filters, ${filterCount} set` : "Filters"}
            icon={SlidersHorizontal}
            onClick={onFilters}
            aria-haspopup="dialog"
            className="relative"
          >
            {filterCount > 0 && (
              <span
                aria-hidden="true"
                className="absolute top-0.5 right-0.5 flex size-5 items-center justify-center rounded-full bg-sky font-bold text-on-sky text-xs"
              >
                {filterCount}
              </span>
            )}
          </IconButton>
        }
      />
      <Segmented
        label="What to discover"
        value={view.mode}
        onValueChange={(mode) => onChange({ mode })}
        className="[--choice-text:3.6vw] [&_button]:whitespace-nowrap [&_button]:px-0"
        options={[
          { value: "venues", label: `Explore (${number("venues")})` },
          {
            value: "hidden_gems",
            label: `Hidden Gems (${number("hidden_gems")})`,
            weight: 1.4, // one line at 320 px
          },
          { value: "events", label: `Events (${number("events")})` },
        ]}
      />
      <ChoiceRow
        label="Categories"
        isTall
        value={chosenChip(view)}
        onChoose={(category) => onChange({ category })}
        options={CHIPS[view.mode].map((chip) => ({
          ...chip,
          line: categoryColor(chip.value),
          count: counts[view.mode]?.[chip.value],
        }))}
      />
    </div>
  );
}
