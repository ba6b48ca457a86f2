"use client";

import { Info } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Sheet } from "@/components/ui/sheet";
import { CITY_NOTICE, CREDITS } from "@/lib/discover/map/geometry";

/** Spec §2: what stands on the map that is drawn when Google's isn't there. */
export function MapLabels() {
  return (
    <p className="pointer-events-none absolute top-2.5 left-2.5 max-w-[62%] rounded-control bg-paper/90 px-2.5 py-1.5 text-xs leading-snug shadow-card">
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

export function MapInfo({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="About this map" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        <Info aria-hidden="true" className="size-5!" />
      </IconButton>
      <Sheet open={isOpen} onOpenChange={setOpen} title="About this map">
        <p>A drawing of Chicago in true projection, strongly simplified.</p>
        <ul className="mt-3 list-disc pl-5">
          {CREDITS.map((credit) => (
            <li key={credit}>{credit}</li>
          ))}
        </ul>
        <p className="mt-3 text-ink-soft text-sm">{CITY_NOTICE}</p>
      </Sheet>
    </>
  );
}
