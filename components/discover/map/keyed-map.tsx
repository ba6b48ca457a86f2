import type { ComponentProps } from "react";
import { GoogleMap } from "@/components/discover/map/google-map";
import { GoogleScript } from "@/components/discover/map/google-script";
import type { MapProps } from "@/components/discover/map/map-props";

type KeyedMapProps = MapProps & Omit<ComponentProps<typeof GoogleScript>, "children">;

/** Google's map, once its script has loaded. */
export function KeyedMap({ loading, instead, onReady, ...map }: KeyedMapProps) {
  const { apiKey, onFail } = map;
  return (
    <GoogleScript apiKey={apiKey} loading={loading} instead={instead} onReady={onReady} onFail={onFail}>
      <GoogleMap {...map} />
    </GoogleScript>
  );
}
