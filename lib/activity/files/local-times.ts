import { instantAt } from "@/lib/core/shared/clock";
import { CHICAGO } from "@/lib/core/shared/zone";
import { type Coordinates, distance, MAP_CENTER, MAX_RADIUS } from "@/lib/discover/map/rules";

/** A time zone at the end of a timestamp. */
const ZONE = /(?:Z|:\d\d(?:\.\d{1,9})?\s?[+-]\d\d(?::?\d\d)?)$/i;
const HOUR = 3_600_000;

export const isLocalTime = (text: string): boolean => /^\d{4}-\d\d-\d\d[T ]\d/.test(text) && !ZONE.test(text);

/** Parses a timestamp to milliseconds. One without a time zone is read as UTC. */
export function parseTime(text: string): number {
  const iso = text.trim().replace(/^(\d{4}-\d\d-\d\d) /, "$1T");
  return Date.parse(isLocalTime(iso) ? `${iso}Z` : iso);
}

/** The time zone at a location, or the device's time zone without one. */
async function zoneAt(place: Coordinates | undefined): Promise<string> {
  if (!place) return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (distance(place, MAP_CENTER) < MAX_RADIUS) return CHICAGO;
  const { default: lookUp } = await import("@photostructure/tz-lookup");
  return lookUp(place.lat, place.lng);
}

/** Converts local times that were parsed as UTC to instants in the time zone at this location. */
export async function localTimes(place: Coordinates | undefined): Promise<(at: number) => number> {
  const zone = await zoneAt(place);
  const offsets = new Map<number, number>();
  return (at) => {
    if (!(at >= 0 && at < 8e12)) return at;
    const hour = Math.floor(at / HOUR) * HOUR;
    const offset =
      offsets.get(hour) ??
      hour - instantAt(zone, new Date(hour).toISOString().slice(0, 10), (hour / 60_000) % 1440).getTime();
    offsets.set(hour, offset);
    return at - offset;
  };
}
