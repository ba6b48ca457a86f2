import { lazyComponent } from "@/lib/core/client/lazy-component";
import type { PlanStop } from "@/lib/suggestions/plans/schema";

const PlacesMap = lazyComponent(() => import("@/components/discover/map/places-map"), "PlacesMap", {
  loading: () => <div className="aspect-3/2" />,
});

/** The day's stops on our map, numbered in order. */
export function PlanMap({ stops }: { stops: readonly PlanStop[] }) {
  if (stops.length === 0) return null;
  return <PlacesMap places={stops} label={`Map of the stops: ${stops.map(({ title }) => title).join(", ")}`} />;
}
