import { Select } from "@/components/ui/select";
import { useEventNeighborhoods } from "@/lib/community/events/hooks";
import { COMMUNITY_CATEGORIES, EVENT_DAYS, type EventDays } from "@/lib/community/events/rules";
import { CHICAGO, dayIn } from "@/lib/core/shared/zone";
import { dayChoices } from "@/lib/discover/listing/filters";

/** Empty means any. */
export type CommunityFilters = { category: string; when: "" | EventDays; neighborhood: string };

export function communityEventParams({ category, when, neighborhood }: CommunityFilters) {
  const choice = when === "" ? undefined : dayChoices(dayIn(CHICAGO, new Date()))[EVENT_DAYS.indexOf(when)];
  return { ...(category && { category }), ...choice?.days, ...(neighborhood && { neighborhood }) };
}

const ANY_DAY: { value: CommunityFilters["when"]; label: string } = { value: "", label: "Any day" };
const named = (value: string) => ({ value, label: value });
const CATEGORIES = [{ value: "", label: "Any type" }, ...COMMUNITY_CATEGORIES.map(named)];

type Props = { filters: CommunityFilters; onChange: (filters: CommunityFilters) => void; hasEvents: boolean };

export function CommunityFilterBar({ filters, onChange, hasEvents }: Props) {
  const set = (next: Partial<CommunityFilters>) => onChange({ ...filters, ...next });
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        label="Activity"
        value={filters.category}
        onValueChange={(category) => set({ category })}
        options={CATEGORIES}
      />
      {hasEvents && <EventFilters filters={filters} set={set} />}
    </div>
  );
}

function EventFilters({ filters, set }: { filters: CommunityFilters; set: (next: Partial<CommunityFilters>) => void }) {
  const known = useEventNeighborhoods();
  const names =
    filters.neighborhood === "" || known.includes(filters.neighborhood) ? known : [filters.neighborhood, ...known];
  const labels = dayChoices(dayIn(CHICAGO, new Date())).map(({ label }) => label);
  const days = EVENT_DAYS.map((value, at) => ({ value, label: labels[at] ?? value }));
  return (
    <>
      <Select label="Day" value={filters.when} onValueChange={(when) => set({ when })} options={[ANY_DAY, ...days]} />
      <div className="col-span-2">
        <Select
          label="Neighborhood"
          value={filters.neighborhood}
          onValueChange={(neighborhood) => set({ neighborhood })}
          options={[{ value: "", label: "Any neighborhood" }, ...names.map(named)]}
        />
      </div>
    </>
  );
}
