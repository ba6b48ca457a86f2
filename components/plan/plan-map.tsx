import { lazyPart } from "@/lib/core/client/lazy-part";
import type { PlanStop } from "@/lib/suggestions/plans/schema";

const PlacesMap = lazyPart(() => import("@/components/discover/map/places-map"), "PlacesMap", {
  loading: () => <div className="aspect-3/2" />,
});

export function PlanMap({ stops }: { stops: readonly PlanStop[] }) {
  if (stops.length === 0) return null;
  return <PlacesMap places={stops} label={`Map of the stops: ${stops.map(({ title }) => title).join(", ")}`} />;
}
