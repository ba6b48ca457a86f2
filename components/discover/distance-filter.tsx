import { LocateFixed } from "lucide-react";
import { FilterGroup } from "@/components/discover/filter-group";
import type { UserPosition } from "@/components/discover/use-user-position";
import { usePreferences } from "@/components/preferences";
import { Chip } from "@/components/ui/chip";
import { DISTANCES, distanceText, type Filters, toMeters } from "@/lib/discover/listing/filters";

type DistanceFilterProps = {
  filters: Filters;
  set: (next: Pick<Filters, "within">) => void;
  userPosition: UserPosition;
};

/** Filters by distance from the user, whose position is requested on the first tap. */
export function DistanceFilter({ filters: { within }, set, userPosition }: DistanceFilterProps) {
  const { units } = usePreferences();
  const { here, isLocating, find, forget } = userPosition;
  const choices = DISTANCES[units].map((amount) => toMeters(amount, units));
  const shown = within !== null && here && !choices.includes(within) ? [...choices, within] : choices;
  const choose = async (meters: number) => {
    if (here && within === meters) set({ within: null });
    else if (here ?? (await find())) set({ within: meters });
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
      {shown.map((meters) => (
        <Chip
          key={meters}
          selected={here !== null && within === meters}
          disabled={isLocating}
          onClick={() => void choose(meters)}
        >
          Within {distanceText(meters, units)}
        </Chip>
      ))}
    </FilterGroup>
  );
}
