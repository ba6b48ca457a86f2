import { InfoWindow, Map as MapView, Marker, Polyline, useMap } from "@vis.gl/react-google-maps";
import { useEffect, useMemo, useState } from "react";
import { GoogleScript, type GoogleScriptProps } from "@/components/discover/map/google-script";
import { NearMeButton, TrailsButton } from "@/components/discover/map/map-buttons";
import type { MapProps } from "@/components/discover/map/map-props";
import { Button } from "@/components/ui/button";
import { CITY_TRAILS } from "@/lib/activity/trails/rules";
import { lazyItemOverlay } from "@/lib/core/client/lazy-overlay";
import { coordinatesOf, type MapItem, placesOf } from "@/lib/discover/listing/items";
import { clusterIndex, type Marker as Found, markersIn } from "@/lib/discover/map/clusters";
import { MAX_ZOOM, NEAR_ZOOM } from "@/lib/discover/map/projection";
import { MAP_BOUNDS, MAP_CENTER, MAP_ZOOM, markerName } from "@/lib/discover/map/rules";

type Camera = { zoom: number; bounds: [number, number, number, number] };

const CITY: Camera = {
  zoom: MAP_ZOOM,
  bounds: [MAP_BOUNDS.west, MAP_BOUNDS.south, MAP_BOUNDS.east, MAP_BOUNDS.north],
};

/** Moves to the user's position once it is known. */
function Here({ userPosition: { here } }: Pick<MapProps, "userPosition">) {
  const map = useMap();
  useEffect(() => {
    if (!map || !here) return;
    map.panTo(here);
    map.setZoom(NEAR_ZOOM);
  }, [map, here]);
  return here && <Marker position={here} title="You are here" />;
}

const ClusterSheet = lazyItemOverlay(() => import("@/components/discover/map/cluster-sheet"), "ClusterSheet");

function Places({ items, camera, onOpen }: Pick<MapProps, "items" | "onOpen"> & { camera: Camera }) {
  const map = useMap();
  const [chosen, setChosen] = useState<MapItem | null>(null);
  const [together, setTogether] = useState<MapItem[] | null>(null);
  const index = useMemo(() => clusterIndex(placesOf(items)), [items]);
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const markers = useMemo(() => markersIn(index, camera.bounds, camera.zoom), [index, camera]);
  const at = chosen && coordinatesOf(chosen);
  const press = (marker: Found) => {
    if (marker.kind === "pin") setChosen(byId.get(marker.id) ?? null);
    else if (marker.opensAt > MAX_ZOOM) setTogether(marker.members.flatMap((id) => byId.get(id) ?? []));
    else {
      map?.panTo(marker.coordinates);
      map?.setZoom(Math.max(Math.round(camera.zoom) + 1, marker.opensAt));
    }
  };
  return (
    <>
      {markers.map((marker) => {
        const title = marker.kind === "pin" ? (byId.get(marker.id)?.name ?? "") : `${marker.count} results here`;
        return (
          <Marker
            key={marker.id}
            position={marker.coordinates}
            title={title}
            label={marker.kind === "cluster" ? String(marker.count) : markerName(title)}
            onClick={() => press(marker)}
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
      <ClusterSheet item={together} onOpen={onOpen} onClose={() => setTogether(null)} />
    </>
  );
}

/** Google's map, restricted to the city (spec §9). Mounted only once its libraries have loaded. */
function GoogleMap({ items, area, userPosition, onOpen, onSeen }: MapProps) {
  const [camera, setCamera] = useState<Camera>(CITY);
  const [showsTrails, setShowsTrails] = useState(false);
  const [opensAt] = useState(area);
  return (
    <>
      <MapView
        className="absolute inset-0"
        {...(opensAt ? { defaultBounds: opensAt } : { defaultCenter: MAP_CENTER, defaultZoom: MAP_ZOOM })}
        restriction={{ latLngBounds: MAP_BOUNDS, strictBounds: true }}
        gestureHandling="greedy"
        clickableIcons={false}
        streetViewControl={false}
        mapTypeControl={false}
        fullscreenControl={false}
        onCameraChanged={({ detail: { zoom, bounds } }) =>
          setCamera({ zoom: Math.floor(zoom), bounds: [bounds.west, bounds.south, bounds.east, bounds.north] })
        }
        onIdle={({ map }) => {
          const seen = map.getBounds()?.toJSON();
          if (seen) onSeen(seen, true);
        }}
      >
        {showsTrails &&
          CITY_TRAILS.map(({ id, line }) => (
            <Polyline key={id} path={[...line]} strokeColor="#e4002b" strokeOpacity={0.6} strokeWeight={3} />
          ))}
        <Here userPosition={userPosition} />
        <Places items={items} camera={camera} onOpen={onOpen} />
      </MapView>
      <div className="absolute bottom-28 left-2.5 flex flex-col gap-2">
        <TrailsButton isOn={showsTrails} onChange={setShowsTrails} />
        <NearMeButton userPosition={userPosition} />
      </div>
    </>
  );
}

export function KeyedMap({ map, script }: { map: MapProps; script: GoogleScriptProps }) {
  return (
    <GoogleScript {...script}>
      <GoogleMap {...map} />
    </GoogleScript>
  );
}
