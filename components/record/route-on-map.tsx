import dynamic from "next/dynamic";
import { RouteMap, type RouteMapProps } from "@/components/discover/map/route-map";
import { useGoogleOrSchematicMap } from "@/components/discover/map/use-google-or-schematic-map";
import { retryImport } from "@/lib/core/client/lazy-retry";

const GoogleRouteMap = dynamic(
  retryImport(() => import("@/components/record/google-route-map").then((module) => module.GoogleRouteMap)),
  { ssr: false },
);

/** A recorded route on Google's map if it loads, otherwise on the schematic map. */
export function RouteOnMap(route: RouteMapProps) {
  const { apiKey, isDrawn, onReady, onFail } = useGoogleOrSchematicMap();
  const drawing = <RouteMap {...route} />;
  if (isDrawn || !apiKey) return drawing;
  return <GoogleRouteMap {...route} apiKey={apiKey} drawing={drawing} onReady={onReady} onFail={onFail} />;
}
