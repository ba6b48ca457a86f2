import { useCallback, useState } from "react";

/** Spec §3: the user's known position. */
export type Location = { latitude: number; longitude: number; accuracy: number };
export type GeolocationState =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "ready"; location: Location }
  | { status: "failed"; message: string };

/** Spec §9. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 };

/** Spec §8, by the browser's error codes. */
const MESSAGES: Record<number, string> = {
  1: "Location access denied by user",
  2: "Location information unavailable",
  3: "Location request timeout",
};
const UNSUPPORTED = "Geolocation is not supported by this browser";
const UNKNOWN = "Unknown location error";

/** The user's current position; rejects with the spec's message. */
export function locate(): Promise<Location> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new Error(UNSUPPORTED));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => reject(new Error(MESSAGES[code] ?? UNKNOWN)),
      OPTIONS,
    );
  });
}

/** The position is requested only after a tap: `ask` is never called on load. */
export function useGeolocation(): GeolocationState & { ask: () => Promise<Location | null> } {
  const [state, setState] = useState<GeolocationState>({ status: "idle" });
  const ask = useCallback(async () => {
    setState({ status: "loading" });
    try {
      const location = await locate();
      setState({ status: "ready", location });
      return location;
    } catch (error) {
      setState({ status: "failed", message: error instanceof Error ? error.message : UNKNOWN });
      return null;
    }
  }, []);
  return { ...state, ask };
}
