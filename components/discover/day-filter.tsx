import { useState } from "react";
import { FilterGroup } from "@/components/discover/filter-group";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { CHICAGO, dayIn, systemClock } from "@/lib/core/shared/zone";
import { dayChoices, type Filters } from "@/lib/discover/listing/filters";

type DayFilterProps = { filters: Filters; set: (next: Pick<Filters, "from" | "to">) => void };

/** Filters events by day: today, the weekend, the next seven days, or a date range. */
export function DayFilter({ filters: { from, to }, set }: DayFilterProps) {
  const [today] = useState(() => dayIn(CHICAGO, systemClock()));
  return (
    <FilterGroup title="When">
      {dayChoices(today).map(({ label, days }) => {
        const isChosen = from === days.from && to === days.to;
        return (
          <Chip key={label} selected={isChosen} onClick={() => set(isChosen ? { from: null, to: null } : days)}>
            {label}
          </Chip>
        );
      })}
      <div className="mt-1 grid w-full grid-cols-2 gap-3">
        <Field label="From">
          <Input
            type="date"
            min={today}
            value={from ?? ""}
            onChange={({ target: { value } }) => set({ from: value || null, to: to && value > to ? value : to })}
          />
        </Field>
        <Field label="To">
          <Input
            type="date"
            min={from ?? today}
            value={to ?? ""}
            onChange={({ target: { value } }) =>
              set({ to: value || null, from: from && value && value < from ? value : from })
            }
          />
        </Field>
      </div>
    </FilterGroup>
  );
}
