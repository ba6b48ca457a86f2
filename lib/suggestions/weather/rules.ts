import type { Preferences } from "@/lib/core/shared/preferences";

export const WEATHERS = ["sunny", "cloudy", "rainy"] as const;
export type Weather = (typeof WEATHERS)[number];
export const WEATHER_WORDS: Record<Weather, string> = { sunny: "Sunny", cloudy: "Cloudy", rainy: "Rainy" };

/** "38°": in Fahrenheit with miles, in Celsius with kilometers. */
export function degrees(fahrenheit: number, units: Preferences["units"]): string {
  return `${Math.round(units === "mi" ? fahrenheit : ((fahrenheit - 32) * 5) / 9)}°`;
}

/** How long a report is fresh, and how long it is still shown while a new one is fetched. */
export const WEATHER_FRESH_MS = 15 * 60_000;
export const WEATHER_STALE_MS = 2 * 60 * 60_000;
/**
 * How long a page waits for a report when there is none to show, how long the request may take, and the pause after a
 * failure.
 */
export const WEATHER_WAIT_MS = 300;
export const WEATHER_TIMEOUT_MS = 3000;
export const WEATHER_RETRY_MS = 60_000;

/** WMO weather codes as the spec's three values: clear and mainly clear; clouds and fog; any precipitation. */
export function weatherOf(code: number): Weather {
  if (code <= 1) return "sunny";
  return code <= 48 ? "cloudy" : "rainy";
}

/** Chicago's usual degrees Fahrenheit, January to December: by day, and the difference at night. */
const BY_DAY = [32, 36, 47, 59, 70, 80, 85, 83, 76, 63, 49, 37] as const;
const NIGHT = 13;

/**
 * The default without a report: the month's usual temperature, sun on summer days and clouds otherwise. Never rain,
 * because a guess must not rule out the parks.
 */
export function usualWeather(month: number, hour: number): { weather: Weather; temperature: number } {
  const isDay = hour >= 7 && hour < 19;
  const degrees = BY_DAY[(((month - 1) % 12) + 12) % 12] ?? BY_DAY[0];
  const isSummer = month >= 5 && month <= 9;
  return { weather: isSummer && isDay ? "sunny" : "cloudy", temperature: isDay ? degrees : degrees - NIGHT };
}
