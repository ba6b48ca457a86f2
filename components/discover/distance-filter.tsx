import { LocateFixed } from "lucide-react";
import { FilterGroup } from "@/components/discover/filter-group";
import type { Whereabouts } from "@/components/discover/use-whereabouts";
import { usePreferences } from "@/components/preferences";
import { Chip } from "@/components/ui/chip";
import { DISTANCES, distanceText, type Filters, metresOf } from "@/lib/discover/listing/filters";

type DistanceFilterProps = {
  filters: Filters;
  set: (next: Pick<Filters, "within">) => void;
  whereabouts: Whereabouts;
};

/** Filters by distance from the user, whose position is requested on the first tap. */
export function DistanceFilter({ filters: { within }, set, whereabouts }: DistanceFilterProps) {
  const { units } = usePreferences();
  const { here, isLocating, find, forget } = whereabouts;
  const choices = DISTANCES[units].map((amount) => metresOf(amount, units));
  const shown = within !== null && here && !choices.includes(within) ? [...choices, within] : choices;
  const choose = async (metres: number) => {
    if (here && within === metres) set({ within: null });
    else if (here ?? (await find())) set({ within: metres });
  };
  const nearMe = () => {
    if (!here) return void find();
    forget();
    set({ within: null });
  };
  return (
    <FilterGroup title="Distance">
      <Chip selected={here !== null} disabled={isLocating} onClick={nearMe}>
        <LocateFixed className="size-4" />
        Near me
      </Chip>
      {shown.map((metres) => (
        <Chip
          key={metres}
          selected={here !== null && within === metres}
          disabled={isLocating}
          onClick={() => void choose(metres)}
        >
          Within {distanceText(metres, units)}
        </Chip>
      ))}
    </FilterGroup>
  );
}
