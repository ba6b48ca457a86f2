import { BookOpen, SlidersHorizontal, Stamp } from "lucide-react";
import { categoryColor } from "@/components/discover/category-colors";
import { SearchBox } from "@/components/discover/search-box";
import { ChoiceRow } from "@/components/ui/choice-row";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { Segmented } from "@/components/ui/segmented";
import { paths } from "@/lib/core/shared/paths";
import { CHIPS, chosenChip, type DiscoverView } from "@/lib/discover/listing/rules";
import { isPlaceCategory } from "@/lib/discover/venues/categories";

type Change = (next: Partial<DiscoverView>) => void;
type Counts = Record<string, number> | undefined;

type DiscoverControlsProps = {
  view: DiscoverView;
  counts: { venues: Counts; hidden_gems: Counts; events: Counts };
  filterCount: number;
  onChange: Change;
  onFilters: () => void;
};

/** A link to a screen of its own. */
const LINK = "flex min-h-11 items-center gap-2 font-semibold text-sky-ink text-sm underline-offset-4 hover:underline";

export function DiscoverControls({ view, counts, filterCount, onChange, onFilters }: DiscoverControlsProps) {
  const number = (mode: DiscoverView["mode"]) => counts[mode]?.all ?? "…";
  const chosen = chosenChip(view);
  const chipCounts = counts[view.mode];
  return (
    <div className="flex flex-col gap-2.5 px-4 pt-3 pb-2 short:gap-1.5 short:pt-2 short:pb-1">
      <div className="flex items-center gap-1">
        <SearchBox
          label="Search venues and events in Chicago"
          placeholder="Search venues and events in Chicago..."
          q={view.q}
          onSearch={(q) => onChange({ q })}
        />
        <IconButton
          label={filterCount > 0 ? `Filters, ${filterCount} set` : "Filters"}
          icon={SlidersHorizontal}
          onClick={onFilters}
          aria-haspopup="dialog"
          className="relative -mr-2"
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
      </div>
      <Segmented
        label="What to discover"
        value={view.mode}
        onValueChange={(mode) => onChange({ mode })}
        className="[&_button]:whitespace-nowrap [&_button]:px-0.5 [&_button]:text-[clamp(0.75rem,3.5vw,0.875rem)]"
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
        value={chosen}
        onChoose={(category) => onChange({ category })}
        options={CHIPS[view.mode].map((chip) => ({
          ...chip,
          line: categoryColor(chip.value),
          count: chipCounts?.[chip.value],
        }))}
      />
      <div className="-mt-1.5 -mb-1 flex flex-wrap gap-x-5">
        {isPlaceCategory(chosen) && (
          <Link href={paths.category(chosen)} className={LINK}>
            <BookOpen className="size-4" />
            Guides to {chosen}
          </Link>
        )}
        <Link href={paths.passport} className={LINK}>
          <Stamp className="size-4" />
          Your passport
        </Link>
      </div>
    </div>
  );
}
