import { Map as MapView, Marker, Polyline } from "@vis.gl/react-google-maps";
import { GoogleScript, type GoogleScriptProps } from "@/components/discover/map/google-script";
import { MAP_CARD, type RouteMapProps } from "@/components/discover/map/route-map";
import { cn } from "@/lib/core/shared/cn";
import { boxAround, MAP_CENTER } from "@/lib/discover/map/rules";

/** The schematic map's route color, in Google's format. */
const LINE = { strokeColor: "#0b6e99", strokeOpacity: 1, strokeWeight: 4 } as const;

/** A recorded route on Google's map, and on the schematic map until that has loaded. */
export function GoogleRouteMap({ route, script }: { route: RouteMapProps; script: GoogleScriptProps }) {
  const { pieces, label, marks = [], showsEnds = true, className = MAP_CARD } = route;
  const box = boxAround(pieces.flat());
  const [start, end] = [pieces[0]?.[0], pieces.at(-1)?.at(-1)];
  return (
    <GoogleScript {...script}>
      <section aria-label={label} className={cn("relative w-full overflow-hidden", className)}>
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
      </section>
    </GoogleScript>
  );
}
