import { Info } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { lazyComponent } from "@/lib/core/client/lazy-component";

const loadAbout = () => import("@/components/discover/map/about-map-sheet");
const AboutMapSheet = lazyComponent(loadAbout, "AboutMapSheet");

/**
 * Spec §2: notes on the schematic map that replaces Google's, and its legend. They are below the map, because on top of
 * it they would cover pins and names wherever it is moved.
 */
export function MapNotes() {
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

export function MapInfo() {
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
      {isOpen && <AboutMapSheet onClosed={() => setOpen(false)} />}
    </>
  );
}
