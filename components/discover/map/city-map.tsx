import type { ReactNode } from "react";
import type { MapProps } from "@/components/discover/map/map-props";
import { useGoogleOrSchematicMap } from "@/components/discover/map/use-google-or-schematic-map";
import { lazyComponent } from "@/lib/core/client/lazy-component";

const SchematicMap = lazyComponent(() => import("@/components/discover/map/schematic-map"), "SchematicMap");
const KeyedMap = lazyComponent(() => import("@/components/discover/map/keyed-map"), "KeyedMap");

export function CityMap({ loading, ...map }: MapProps & { loading: ReactNode }) {
  const { apiKey, isDrawn, onReady, onFail } = useGoogleOrSchematicMap();
  const schematic = <SchematicMap {...map} />;
  if (isDrawn) return schematic;
  if (!apiKey) return loading;
  const google = { apiKey, loading, instead: schematic, onReady, onFail };
  return <KeyedMap {...map} {...google} />;
}
