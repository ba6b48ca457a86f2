import { RouteMap, type RouteMapProps } from "@/components/discover/map/route-map";
import { useGoogleOrDrawn } from "@/components/discover/map/use-google-or-drawn";
import { lazyComponent } from "@/lib/core/client/lazy-component";

const GoogleRouteMap = lazyComponent(() => import("@/components/record/google-route-map"), "GoogleRouteMap");

/** A recorded route on Google's map if it loads, otherwise on the schematic map. */
export function RouteOnMap(route: RouteMapProps) {
  const { apiKey, isDrawn, onReady, onFail } = useGoogleOrDrawn();
  const drawing = <RouteMap {...route} />;
  if (isDrawn || !apiKey) return drawing;
  return <GoogleRouteMap {...route} apiKey={apiKey} drawing={drawing} onReady={onReady} onFail={onFail} />;
}
