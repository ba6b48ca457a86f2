"use client";

import { LocateFixed, Minus, Plus } from "lucide-react";
import type { Whereabouts } from "@/components/discover/use-whereabouts";
import { IconButton } from "@/components/ui/icon-button";

export function NearMeButton({ whereabouts: { isLocating, find } }: { whereabouts: Whereabouts }) {
  return (
    <IconButton
      label="Near me"
      disabled={isLocating}
      aria-busy={isLocating || undefined}
      onClick={() => void find()}
      className="bg-paper shadow-raise hover:bg-card"
    >
      <LocateFixed aria-hidden="true" className="size-5!" />
    </IconButton>
  );
}

export function ZoomButtons({ onZoom }: { onZoom: (by: 1 | -1) => void }) {
  return (
    <div className="flex flex-col rounded-full bg-paper shadow-raise">
      <IconButton label="Zoom in" onClick={() => onZoom(1)}>
        <Plus aria-hidden="true" className="size-5!" />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => onZoom(-1)}>
        <Minus aria-hidden="true" className="size-5!" />
      </IconButton>
    </div>
  );
}
