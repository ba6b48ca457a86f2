import dynamic from "next/dynamic";
import { retryImport } from "@/lib/core/client/lazy-retry";
import type { PlanStop } from "@/lib/suggestions/plans/schema";

const PlacesMap = dynamic(
  retryImport(() => import("@/components/discover/map/places-map").then((module) => module.PlacesMap)),
  { ssr: false, loading: () => <div className="aspect-3/2" /> },
);

export function PlanMap({ stops }: { stops: readonly PlanStop[] }) {
  if (stops.length === 0) return null;
  return <PlacesMap places={stops} label={`Map of the stops: ${stops.map(({ title }) => title).join(", ")}`} />;
}
