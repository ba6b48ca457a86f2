import { Info } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/lib/core/client/lazy-component";

const loadAbout = () => import("@/components/discover/map/about-map-sheet");
const AboutMapSheet = lazyComponent(loadAbout, "AboutMapSheet");

/** Spec §2: what stands on the map that is drawn when Google's isn't there. */
export function MapLabels() {
  return (
    <p className="pointer-events-none absolute top-2.5 left-[calc(var(--clear,0px)+10px)] max-w-[62%] rounded-control bg-paper/90 px-2.5 py-1.5 text-xs leading-snug shadow-card">
      <strong className="block font-semibold">Google Maps API not enabled</strong>
      <span className="text-ink-soft">Using fallback Chicago map</span>
    </p>
  );
}

export function MapLegend() {
  return (
    <ul
      aria-label="Legend"
      className="pointer-events-none absolute bottom-2.5 left-2.5 flex flex-wrap gap-x-3 rounded-control bg-paper/90 px-2.5 py-1.5 text-xs shadow-card"
    >
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-star" />
        Events/Venues
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-sm bg-(--map-park) ring-1 ring-ink/20" />
        Parks
      </li>
    </ul>
  );
}

export function MapInfo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="About this map"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        icon={Info}
        className="absolute top-2.5 right-2.5 bg-paper! shadow-raise hover:bg-card! [&_svg]:size-5!"
      />
      {isOpen && <AboutMapSheet onClosed={() => setOpen(false)} />}
    </>
  );
}
