import { useGoogleOrDrawn } from "@/components/discover/map/use-google-or-drawn";
import { RouteMap, type RouteMapProps } from "@/components/record/route-map";
import { lazyComponent } from "@/lib/core/client/lazy-component";

const GoogleRouteMap = lazyComponent(() => import("@/components/record/google-route-map"), "GoogleRouteMap");

/** A recorded way on Google's map where there is one, and on our drawing of the city until then and otherwise. */
export function RouteOnMap(route: RouteMapProps) {
  const { apiKey, isDrawn, onFail } = useGoogleOrDrawn();
  const drawing = <RouteMap {...route} />;
  if (isDrawn || !apiKey) return drawing;
  return <GoogleRouteMap {...route} apiKey={apiKey} drawing={drawing} onFail={onFail} />;
}
