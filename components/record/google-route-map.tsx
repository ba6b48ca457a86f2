import { APIProvider, Map as MapView, Marker, Polyline } from "@vis.gl/react-google-maps";
import { type ReactNode, useEffect } from "react";
import { GoogleScript } from "@/components/discover/map/google-script";
import { onAuthenticationFailure } from "@/components/discover/map/load-google-maps";
import { MAP_CARD, type RouteMapProps } from "@/components/discover/map/route-map";
import { cn } from "@/lib/core/shared/cn";
import { boxAround, MAP_CENTER } from "@/lib/discover/map/rules";

/** The schematic map's route color, in Google's format. */
const LINE = { strokeColor: "#0b6e99", strokeOpacity: 1, strokeWeight: 4 } as const;

type KeyProps = { apiKey: string; onFail: () => void };
type GoogleRouteMapProps = RouteMapProps & KeyProps & { drawing: ReactNode; onReady: () => void };

/** A recorded route on Google's map, and on the schematic map until that has loaded. */
export function GoogleRouteMap({ drawing, onReady, ...route }: GoogleRouteMapProps) {
  const { apiKey, onFail } = route;
  return (
    <GoogleScript apiKey={apiKey} loading={drawing} instead={drawing} onReady={onReady} onFail={onFail}>
      <LoadedMap {...route} />
    </GoogleScript>
  );
}

function LoadedMap(props: RouteMapProps & KeyProps) {
  const { apiKey, onFail, pieces, label, marks = [], showsEnds = true, className = MAP_CARD } = props;
  useEffect(() => onAuthenticationFailure(onFail), [onFail]);
  const box = boxAround(pieces.flat());
  const [start, end] = [pieces[0]?.[0], pieces.at(-1)?.at(-1)];
  return (
    <section aria-label={label} className={cn("relative w-full overflow-hidden", className)}>
      <APIProvider apiKey={apiKey}>
        <MapView
          className="absolute inset-0"
          {...(box ? { defaultBounds: { ...box, padding: 24 } } : { defaultCenter: MAP_CENTER, defaultZoom: 12 })}
          gestureHandling="cooperative"
          clickableIcons={false}
          streetViewControl={false}
          mapTypeControl={false}
          fullscreenControl={false}
        >
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and stay in their order
            <Polyline key={index} path={[...piece]} {...LINE} />
          ))}
          {showsEnds && start && <Marker position={start} title="Start" label="S" />}
          {showsEnds && end && <Marker position={end} title="Finish" label="F" />}
          {marks.map(({ at, text }) => (
            <Marker key={`${at.lat} ${at.lng}`} position={at} title={text ?? "Here"} label={text ?? ""} />
          ))}
        </MapView>
      </APIProvider>
    </section>
  );
}
