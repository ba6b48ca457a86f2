"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Sheet } from "@/components/ui/sheet";
import { type Filters, NO_FILTERS, RATINGS } from "@/lib/discover/listing/rules";
import { PRICE_LEVELS } from "@/lib/discover/places/rules";

type FiltersSheetProps = {
  filters: Filters;
  /** How many places each neighborhood has under the other filters. */
  neighborhoods: Record<string, number>;
  /** Events know neither hours, rating nor neighborhood: there only "Free" means something. */
  onlyFree?: boolean;
  onChange: (filters: Filters) => void;
  onClosed: () => void;
};

const toggled = (list: readonly string[], value: string) =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="mt-4 first:mt-0">
      <legend className="mb-2 font-display font-extrabold text-display-sm">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

/** The filters take effect as they are tapped; mounted while it is needed. */
export function FiltersSheet({ filters, neighborhoods, onlyFree = false, onChange, onClosed }: FiltersSheetProps) {
  const [open, setOpen] = useState(true);
  const { openNow, free, price, rating, neighborhood } = filters;
  const names = [...new Set([...Object.keys(neighborhoods), ...neighborhood])].sort((a, b) => a.localeCompare(b));
  const set = (next: Partial<Filters>) => onChange({ ...filters, ...next });
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title="Filters"
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
            Clear all
          </Button>
          <Button onClick={() => setOpen(false)}>Show results</Button>
        </div>
      }
    >
      <Group title={onlyFree ? "Price" : "Right now"}>
        {!onlyFree && (
          <Chip selected={openNow} onClick={() => set({ openNow: !openNow })}>
            Open now
          </Chip>
        )}
        <Chip selected={free} onClick={() => set({ free: !free })}>
          Free
        </Chip>
      </Group>
      {!onlyFree && (
        <>
          <Group title="Price">
            {PRICE_LEVELS.filter((level) => level !== "Free").map((level) => (
              <Chip key={level} selected={price.includes(level)} onClick={() => set({ price: toggled(price, level) })}>
                {level}
              </Chip>
            ))}
          </Group>
          <Group title="Rating">
            {RATINGS.map((least) => (
              <Chip
                key={least}
                selected={rating === least}
                onClick={() => set({ rating: rating === least ? null : least })}
              >
                {least.toFixed(1)} and up
              </Chip>
            ))}
          </Group>
          {names.length > 0 && (
            <Group title="Neighborhood">
              {names.map((name) => (
                <Chip
                  key={name}
                  count={neighborhoods[name] ?? 0}
                  selected={neighborhood.includes(name)}
                  onClick={() => set({ neighborhood: toggled(neighborhood, name) })}
                >
                  {name}
                </Chip>
              ))}
            </Group>
          )}
        </>
      )}
    </Sheet>
  );
}
