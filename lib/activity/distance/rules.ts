/** Distances are stored in meters, and shown and typed in miles or kilometers. */
export type DistanceUnit = "mi" | "km";

export const METERS_PER = { mi: 1609.344, km: 1000 } as const satisfies Record<DistanceUnit, number>;

/** "3.1 mi": two decimals below ten, one from ten on, without trailing zeros. */
export function formatDistance(meters: number, unit: DistanceUnit): string {
  const value = meters / METERS_PER[unit];
  return `${value.toLocaleString("en-US", { maximumFractionDigits: value < 10 ? 2 : 1 })} ${unit}`;
}

/** The field value for a stored distance: formatted so that saving it again changes nothing. */
export function distanceInputValue(meters: number, unit: DistanceUnit): string {
  return String(Number((meters / METERS_PER[unit]).toFixed(3)));
}

/** Parses a typed distance into meters; a decimal comma is allowed. Null if empty, undefined if invalid. */
export function parseDistance(typed: string, unit: DistanceUnit): number | null | undefined {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= 0 ? Math.round(value * METERS_PER[unit]) : undefined;
}

/** "8:42 /mi": the time per mile or kilometer at this speed; a dash while not moving. */
export function formatPace(metersPerSecond: number, unit: DistanceUnit): string {
  const seconds = METERS_PER[unit] / metersPerSecond;
  if (!Number.isFinite(seconds) || seconds >= 6000) return `– /${unit}`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} /${unit}`;
}

/** "14.2 mph". */
export function formatSpeed(metersPerSecond: number, unit: DistanceUnit): string {
  return `${((metersPerSecond * 3600) / METERS_PER[unit]).toFixed(1)} ${unit === "mi" ? "mph" : "km/h"}`;
}

/** "182 ft". */
export function formatElevation(meters: number, unit: DistanceUnit): string {
  return unit === "mi" ? `${Math.round(meters / 0.3048)} ft` : `${Math.round(meters)} m`;
}
