import { useState } from "react";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { locate } from "@/lib/core/client/geolocation";
import { type Coordinates, isInside, MAP_BOUNDS } from "@/lib/discover/map/rules";

/**
 * The user's position, requested on tap. It's only in component state, never in a URL or a store, and is rounded before
 * it's sent to the server.
 */
export function useUserPosition() {
  const [here, setHere] = useState<Coordinates | null>(null);
  const [isLocating, setLocating] = useState(false);
  /** Asks the browser for the position. If there is none, shows a toast and returns null. */
  const find = async (): Promise<Coordinates | null> => {
    setLocating(true);
    try {
      const { latitude: lat, longitude: lng } = await locate();
      if (isInside({ lat, lng }, MAP_BOUNDS)) {
        setHere({ lat, lng });
        return { lat, lng };
      }
      toast({
        title: "You're not in Chicago right now",
        description: "“Near me” only works in Chicago.",
      });
    } catch (error) {
      failed(
        error instanceof Error ? error.message : "Unknown location error",
        "Everything else works without your location.",
      );
    } finally {
      setLocating(false);
    }
    return null;
  };
  /** Only if permission was already granted: for a URL that contains a distance. */
  const findAgain = async () => {
    const permission = await navigator.permissions?.query({ name: "geolocation" }).catch(() => undefined);
    return permission?.state === "granted" ? find() : null;
  };
  const forget = () => setHere(null);
  return { here, isLocating, find, findAgain, forget };
}

export type UserPosition = ReturnType<typeof useUserPosition>;
