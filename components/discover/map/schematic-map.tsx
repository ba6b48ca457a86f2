import { Info } from "lucide-react";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { BaseMap } from "@/components/discover/map/base-map";
import { NearMeButton, TrailsButton, ZoomButtons } from "@/components/discover/map/map-buttons";
import { MapMarker } from "@/components/discover/map/map-marker";
import type { MapProps } from "@/components/discover/map/map-props";
import { useCameraMoves } from "@/components/discover/map/use-camera-moves";
import { useMapCamera } from "@/components/discover/map/use-map-camera";
import { IconButton } from "@/components/ui/icon-button";
import { lazyItemOverlay, lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { type MapItem, placesOf } from "@/lib/discover/listing/items";
import { type Direction, directionOf } from "@/lib/discover/map/directions";
import { type PlacedMarker, useMarkers } from "@/lib/discover/map/hooks";
import { MAX_ZOOM, project, toScreen } from "@/lib/discover/map/projection";
import { markerName } from "@/lib/discover/map/rules";
import { markerBox, namedPins } from "./labels";

const AboutMapSheet = lazyOverlay(() => import("@/components/discover/map/about-map-sheet"), "AboutMapSheet");

/**
 * Spec §2: notes on the schematic map that replaces Google's, and its legend. They are below the map, because on top of
 * it they would cover pins and names wherever it is moved.
 */
function MapNotes() {
  return (
    <div className="flex items-center justify-between gap-3 border-line border-t bg-paper py-px pr-3 pl-[calc(var(--clear-below,var(--clear,0px))+0.75rem)] text-xs leading-tight">
      <p>
        <strong className="block font-semibold">Google Maps API not enabled</strong>
        <span className="text-ink-soft">Using fallback Chicago map</span>
      </p>
      <ul aria-label="Legend" className="shrink-0">
        <li className="flex items-center gap-1">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-star" />
          Events/Venues
        </li>
        <li className="flex items-center gap-1">
          <span aria-hidden="true" className="size-2.5 rounded-sm bg-(--map-park) ring-1 ring-ink/20" />
          Parks
        </li>
      </ul>
    </div>
  );
}

function MapInfo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="About this map"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        icon={Info}
        className="absolute top-2.5 right-2.5 bg-paper shadow-raise hover:bg-card [&_svg]:size-5"
      />
      <AboutMapSheet open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const ClusterSheet = lazyItemOverlay(() => import("@/components/discover/map/cluster-sheet"), "ClusterSheet");

const PAN = 120;
const PANS: Record<Direction, [number, number]> = {
  up: [0, -PAN],
  down: [0, PAN],
  left: [-PAN, 0],
  right: [PAN, 0],
};

/** Our own drawing of Chicago, for when there is no Google map. */
export function SchematicMap(props: MapProps) {
  const { items, userPosition, onOpen, onSeen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { camera, size, handlers, flyTo, showAt, zoomBy, panBy } = useMapCamera(frame, onSeen);
  const places = useMemo(() => placesOf(items), [items]);
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const { spots, current, choose, next } = useMarkers(places, camera, size);
  const [together, setTogether] = useState<MapItem[] | null>(null);
  const [showsTrails, setShowsTrails] = useState(false);
  const { here } = userPosition;

  useCameraMoves({ ...props, isMeasured: size.width > 0, places, showAt });

  const focusMarker = (id: string | null) => {
    if (id !== null) frame.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(id)}"]`)?.focus();
  };
  /**
   * The focused marker may be gone after the map moves: focus then moves to another one, preferably from the same
   * cluster. If none is visible, the map itself takes focus, so that the arrow keys keep working.
   */
  const keepFocus = () => {
    const focused = document.activeElement;
    if (focused !== frame.current && frame.current?.contains(focused)) return;
    (frame.current?.querySelector<HTMLElement>("[data-marker][tabindex='0']") ?? frame.current)?.focus();
  };

  const press = ({ marker }: PlacedMarker) => {
    if (marker.kind === "pin") {
      const item = byId.get(marker.id);
      if (item) onOpen(item);
      return;
    }
    const zoom = Math.max(Math.round(camera.zoom) + 1, marker.opensAt);
    if (marker.opensAt > MAX_ZOOM || camera.zoom >= MAX_ZOOM) {
      setTogether(marker.members.flatMap((id) => byId.get(id) ?? []));
    } else flyTo({ ...project(marker.coordinates), zoom }, keepFocus);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directionOf(event.key);
    if (direction) {
      event.preventDefault();
      const id = next(direction);
      if (id !== null) focusMarker(id);
      else panBy(...PANS[direction], keepFocus);
    } else if (event.key === "+" || event.key === "=")
      zoomBy(1, keepFocus, current); // the focused marker stays where it is
    else if (event.key === "-") zoomBy(-1, keepFocus, current);
  };

  const named = namedPins(
    spots.map(({ marker, x, y }) => {
      const item = marker.kind === "pin" ? byId.get(marker.id) : undefined;
      return { id: marker.id, x, y, name: item ? markerName(item.name) : null };
    }),
  );
  const meAt = here && toScreen(project(here), camera, size);
  return (
    <div className="absolute inset-0 flex flex-col">
      <div className="relative min-h-0 flex-1 overflow-hidden">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the markers inside are the controls; the ground only moves */}
        <div
          ref={frame}
          tabIndex={-1}
          className="absolute inset-0 -outline-offset-2 cursor-grab touch-none select-none overflow-hidden active:cursor-grabbing"
          onKeyDown={onKeyDown}
          {...handlers}
        >
          <BaseMap
            camera={camera}
            size={size}
            showsTrails={showsTrails}
            markers={spots.map((spot) => markerBox(spot, spot.marker.kind === "pin"))}
          />
          {spots.map((spot) => (
            <MapMarker
              key={spot.marker.id}
              spot={spot}
              item={byId.get(spot.marker.id)}
              isNamed={named.has(spot.marker.id)}
              isCurrent={spot === current}
              onFocus={() => choose(spot.marker.id)}
              onPress={() => press(spot)}
            />
          ))}
          {meAt && (
            <span
              role="img"
              aria-label="You are here"
              className="pointer-events-none absolute size-5 rounded-full border-[3px] border-white bg-sky shadow-raise"
              style={{ left: meAt.x - 10, top: meAt.y - 10 }}
            />
          )}
        </div>
        <MapInfo />
        <div className="absolute bottom-2.5 left-2.5">
          <TrailsButton isOn={showsTrails} onChange={setShowsTrails} />
        </div>
        <div className="absolute right-2.5 bottom-2.5 flex flex-col gap-2">
          <NearMeButton userPosition={userPosition} />
          <ZoomButtons onZoom={zoomBy} />
        </div>
      </div>
      <MapNotes />
      <ClusterSheet item={together} onOpen={onOpen} onClose={() => setTogether(null)} />
    </div>
  );
}
