"use client";

import { APIProvider, InfoWindow, Map as MapView, Marker } from "@vis.gl/react-google-maps";
import { useEffect, useMemo, useState } from "react";
import { onAuthenticationFailure } from "@/components/discover/map/load-google-maps";
import { Button } from "@/components/ui/button";
import { categoryOf, coordinatesOf, type ListedItem } from "@/lib/discover/listing/items";
import { clusterIndex, markersIn } from "@/lib/discover/map/clusters";
import { isInside, MAP_BOUNDS, MAP_CENTER, MAP_ZOOM, markerName } from "@/lib/discover/map/rules";

type GoogleMapProps = {
  apiKey: string;
  items: readonly ListedItem[];
  onOpen: (item: ListedItem) => void;
  /** The key was refused after the map had been drawn. */
  onFail: () => void;
};
type Camera = { zoom: number; bounds: [number, number, number, number] };

const CITY: Camera = {
  zoom: MAP_ZOOM,
  bounds: [MAP_BOUNDS.west, MAP_BOUNDS.south, MAP_BOUNDS.east, MAP_BOUNDS.north],
};

function placesOf(items: readonly ListedItem[]) {
  return items.flatMap((item) => {
    const coordinates = coordinatesOf(item);
    return coordinates && isInside(coordinates, MAP_BOUNDS)
      ? [{ id: item.id, category: categoryOf(item), coordinates }]
      : [];
  });
}

/** Google's map, held to the city (spec §9). Mounted only once its libraries have loaded. */
export function GoogleMap({ apiKey, items, onOpen, onFail }: GoogleMapProps) {
  const [camera, setCamera] = useState<Camera>(CITY);
  const [chosen, setChosen] = useState<ListedItem | null>(null);
  const index = useMemo(() => clusterIndex(placesOf(items)), [items]);
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const markers = useMemo(() => markersIn(index, camera.bounds, camera.zoom), [index, camera]);
  useEffect(() => onAuthenticationFailure(onFail), [onFail]);
  const at = chosen && coordinatesOf(chosen);

  return (
    <APIProvider apiKey={apiKey}>
      <MapView
        className="absolute inset-0"
        defaultCenter={MAP_CENTER}
        defaultZoom={MAP_ZOOM}
        restriction={{ latLngBounds: MAP_BOUNDS, strictBounds: true }}
        gestureHandling="greedy"
        clickableIcons={false}
        streetViewControl={false}
        mapTypeControl={false}
        fullscreenControl={false}
        onCameraChanged={({ detail: { zoom, bounds } }) =>
          setCamera({ zoom: Math.floor(zoom), bounds: [bounds.west, bounds.south, bounds.east, bounds.north] })
        }
      >
        {markers.map((marker) => {
          const item = marker.kind === "pin" ? byId.get(marker.id) : undefined;
          const title = item?.name ?? (marker.kind === "cluster" ? `${marker.count} places` : "");
          const open = () => {
            const [first] = marker.kind === "cluster" ? marker.members() : [marker.id];
            setChosen(byId.get(first ?? "") ?? null);
          };
          return (
            <Marker
              key={marker.id}
              position={marker.coordinates}
              title={title}
              label={marker.kind === "cluster" ? String(marker.count) : markerName(title)}
              onClick={open}
            />
          );
        })}
        {chosen && at && (
          <InfoWindow position={at} headerContent={chosen.name} onCloseClick={() => setChosen(null)}>
            <Button size="sm" onClick={() => onOpen(chosen)}>
              View Details
            </Button>
          </InfoWindow>
        )}
      </MapView>
    </APIProvider>
  );
}
