"use client";

import { LocateFixed, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { MapInfo } from "@/components/discover/map/map-notes";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/use-toast";
import { locate } from "@/lib/core/client/geolocation";
import { type Coordinates, isInside, MAP_BOUNDS } from "@/lib/discover/map/rules";

type MapButtonsProps = { onZoom: (by: 1 | -1) => void; onLocated: (place: Coordinates) => void };

const look = "bg-paper shadow-raise hover:bg-card";

export function MapButtons({ onZoom, onLocated }: MapButtonsProps) {
  const [isLocating, setLocating] = useState(false);
  const nearMe = async () => {
    setLocating(true);
    try {
      const { latitude: lat, longitude: lng } = await locate();
      if (isInside({ lat, lng }, MAP_BOUNDS)) onLocated({ lat, lng });
      else toast({ title: "You're not in Chicago right now", description: "The map stays on the city." });
    } catch (error) {
      toast({
        title: error instanceof Error ? error.message : "Unknown location error",
        description: "The map stays where it is.",
        variant: "destructive",
      });
    }
    setLocating(false);
  };
  return (
    <>
      <MapInfo className={`absolute top-2.5 right-2.5 ${look}`} />
      <div className="absolute right-2.5 bottom-2.5 flex flex-col gap-2">
        <IconButton label="Near me" disabled={isLocating} onClick={() => void nearMe()} className={look}>
          <LocateFixed aria-hidden="true" className="size-5!" />
        </IconButton>
        <div className="flex flex-col rounded-full bg-paper shadow-raise">
          <IconButton label="Zoom in" onClick={() => onZoom(1)}>
            <Plus aria-hidden="true" className="size-5!" />
          </IconButton>
          <IconButton label="Zoom out" onClick={() => onZoom(-1)}>
            <Minus aria-hidden="true" className="size-5!" />
          </IconButton>
        </div>
      </div>
    </>
  );
}
