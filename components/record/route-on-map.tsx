import { RouteMap, type RouteMapProps } from "@/components/discover/map/route-map";
import { useGoogleOrSchematicMap } from "@/components/discover/map/use-google-or-schematic-map";
import { lazyPart } from "@/lib/core/client/lazy-part";

const GoogleRouteMap = lazyPart(() => import("@/components/record/google-route-map"), "GoogleRouteMap");

/** A recorded route on Google's map if it loads, otherwise on the schematic map. */
export function RouteOnMap(route: RouteMapProps) {
  const { apiKey, isDrawn, onReady, onFail } = useGoogleOrSchematicMap();
  const drawing = <RouteMap {...route} />;
  if (isDrawn || !apiKey) return drawing;
  return <GoogleRouteMap route={route} script={{ apiKey, loading: drawing, instead: drawing, onReady, onFail }} />;
}
