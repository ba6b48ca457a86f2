"use client";

import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { BaseMap } from "@/components/discover/map/base-map";
import { ClusterSheet } from "@/components/discover/map/cluster-sheet";
import { MapButtons } from "@/components/discover/map/map-buttons";
import { MapMarker } from "@/components/discover/map/map-marker";
import { MapLabels, MapLegend } from "@/components/discover/map/map-notes";
import { useMapCamera } from "@/components/discover/map/use-map-camera";
import { categoryOf, coordinatesOf, type ListedItem } from "@/lib/discover/listing/items";
import type { Direction } from "@/lib/discover/map/clusters";
import { type Spot, useMarkers } from "@/lib/discover/map/hooks";
import { MAX_ZOOM, project, toScreen } from "@/lib/discover/map/projection";
import { type Coordinates, isInside, MAP_BOUNDS } from "@/lib/discover/map/rules";

const WAYS: Record<string, Direction> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };
const PAN = 120;
const PANS: Record<Direction, [number, number]> = {
  up: [0, -PAN],
  down: [0, PAN],
  left: [-PAN, 0],
  right: [PAN, 0],
};

/** What of the items the map can show: those whose place is known and inside the spec's bounds. */
function placesOf(items: readonly ListedItem[]) {
  return items.flatMap((item) => {
    const coordinates = coordinatesOf(item);
    if (!coordinates || !isInside(coordinates, MAP_BOUNDS)) return [];
    const category = item.kind === "event" ? "Events" : categoryOf(item);
    return [{ id: item.id, category, coordinates }];
  });
}

type SchematicMapProps = { items: readonly ListedItem[]; onOpen: (item: ListedItem) => void };

/** Chicago, drawn by us: for when there is no Google map. */
export function SchematicMap({ items, onOpen }: SchematicMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { camera, size, handlers, flyTo, zoomBy, panBy } = useMapCamera(frame);
  const places = useMemo(() => placesOf(items), [items]);
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const { spots, currentId, choose, next } = useMarkers(places, camera, size);
  const [together, setTogether] = useState<ListedItem[] | null>(null);
  const [me, setMe] = useState<Coordinates | null>(null);

  const focusMarker = (id: string | null) => {
    if (id !== null) frame.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(id)}"]`)?.focus();
  };
  /** The marker that was pressed is gone once the map has come nearer: the focus goes on to one of those it held. */
  const keepFocus = () => {
    if (frame.current?.contains(document.activeElement)) return;
    frame.current?.querySelector<HTMLElement>("[data-marker][tabindex='0']")?.focus();
  };

  const press = ({ marker }: Spot) => {
    if (marker.kind === "pin") {
      const item = byId.get(marker.id);
      if (item) onOpen(item);
      return;
    }
    const zoom = Math.max(Math.round(camera.zoom) + 1, marker.opensAt);
    if (marker.opensAt > MAX_ZOOM || camera.zoom >= MAX_ZOOM) {
      setTogether(marker.members().flatMap((id) => byId.get(id) ?? []));
    } else flyTo({ ...project(marker.coordinates), zoom }, keepFocus);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way) {
      event.preventDefault();
      const id = next(way);
      if (id !== null) focusMarker(id);
      else panBy(...PANS[way]);
    } else if (event.key === "+" || event.key === "=") zoomBy(1);
    else if (event.key === "-") zoomBy(-1);
  };

  const meAt = me && toScreen(project(me), camera, size);
  return (
    <div className="absolute inset-0 overflow-hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the markers inside are the controls; the ground only moves */}
      <div
        ref={frame}
        className="absolute inset-0 cursor-grab touch-none select-none overflow-hidden active:cursor-grabbing"
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <BaseMap camera={camera} size={size} />
        {meAt && (
          <span
            role="img"
            aria-label="You are here"
            className="absolute size-5 rounded-full border-[3px] border-white bg-sky shadow-raise"
            style={{ left: meAt.x - 10, top: meAt.y - 10 }}
          />
        )}
        {spots.map((spot) => (
          <MapMarker
            key={spot.marker.id}
            spot={spot}
            item={byId.get(spot.marker.id)}
            isCurrent={spot.marker.id === currentId}
            onFocus={() => choose(spot.marker.id)}
            onPress={() => press(spot)}
          />
        ))}
      </div>
      <MapLabels />
      <MapLegend />
      <MapButtons
        onZoom={zoomBy}
        onLocated={(place) => {
          setMe(place);
          flyTo({ ...project(place), zoom: 14 });
        }}
      />
      {together && <ClusterSheet items={together} onOpen={onOpen} onClosed={() => setTogether(null)} />}
    </div>
  );
}
