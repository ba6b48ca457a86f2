import { decode, encode } from "@googlemaps/polyline-codec";
import type { Coordinates } from "@/lib/discover/map/rules";
import type { RecordedRoute } from "./rules";

/** Six decimals of a degree: a hand's width. Five would make a route with many points half a percent longer. */
const PRECISION = 6;

export function toPolyline(points: readonly Coordinates[]): string {
  return encode(
    points.map(({ lat, lng }) => [lat, lng]),
    PRECISION,
  );
}

export function fromPolyline(polyline: string): Coordinates[] {
  return decode(polyline, PRECISION).map(([lat, lng]) => ({ lat, lng }));
}

/** A route's format in requests and in the database. */
export type Columns = {
  polyline: string;
  /**
   * For each point, the seconds since the start and the elevation in meters, encoded like the positions but without
   * decimals.
   */
  moments: string;
  /** Whether the device reported elevations; otherwise they are 0. */
  hasElevation: boolean;
  breaks: number[];
};

export function toColumns({ points, breaks }: RecordedRoute): Columns {
  const hasElevation = points.every(({ elevation }) => elevation !== null);
  return {
    polyline: toPolyline(points),
    moments: encode(
      points.map(({ second, elevation }) => [second, hasElevation ? Math.round(elevation ?? 0) : 0]),
      0,
    ),
    hasElevation,
    breaks: [...breaks],
  };
}

/** Decodes a route; null if its parts don't match. */
export function fromColumns({ polyline, moments, hasElevation, breaks }: Columns): RecordedRoute | null {
  const places = fromPolyline(polyline);
  const decoded = decode(moments, 0);
  if (places.length !== decoded.length) return null;
  const points = places.map((place, index) => {
    const [second = 0, elevation = 0] = decoded[index] ?? [];
    return { ...place, second, elevation: hasElevation ? elevation : null };
  });
  return { points, breaks };
}
