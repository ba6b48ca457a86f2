"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { loadGoogleMaps } from "@/components/discover/map/load-google-maps";
import { MapErrorBoundary } from "@/components/discover/map/map-error-boundary";
import type { MapProps } from "@/components/discover/map/map-props";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { useGoogleMapsKey } from "@/lib/discover/map/hooks";

type State = "loading" | "google" | "schematic";

const SchematicMap = dynamic(
  retryImport(() => import("@/components/discover/map/schematic-map").then((module) => module.SchematicMap)),
  { ssr: false },
);
const GoogleMap = dynamic(
  retryImport(() => import("@/components/discover/map/google-map").then((module) => module.GoogleMap)),
  {
    ssr: false,
  },
);

/** Google's map where there is a key and it loads; on any failure (spec §8) the schematic one, for good. */
export function CityMap({ loading, ...map }: MapProps & { loading: ReactNode }) {
  const { apiKey, error } = useGoogleMapsKey();
  const [state, setState] = useState<State>("loading");
  const fail = useCallback(() => setState("schematic"), []);
  const isKeyMissing = Boolean(error) || apiKey === null;

  useEffect(() => {
    if (isKeyMissing) fail();
    else if (apiKey) loadGoogleMaps(apiKey).then(() => setState("google"), fail);
  }, [apiKey, isKeyMissing, fail]);

  const schematic = <SchematicMap {...map} />;
  if (state === "loading" || !apiKey) return state === "schematic" ? schematic : loading;
  return (
    <MapErrorBoundary instead={schematic}>
      {state === "google" ? <GoogleMap {...map} apiKey={apiKey} onFail={fail} /> : schematic}
    </MapErrorBoundary>
  );
}
