import { getTimes } from "suncalc";
import { CHICAGO, dayIn, hourIn, instantAt } from "@/lib/core/shared/clock";
import { type Holiday, holidayOn } from "@/lib/core/shared/holidays";
import { minuteOfWeek } from "@/lib/discover/hours/rules";
import { type Coordinates, MAP_CENTER } from "@/lib/discover/map/rules";
import type { Weather } from "@/lib/suggestions/weather/rules";

/**
 * When, where, and in what weather something is suggested. The location is used for this one request and not stored.
 */
export type Moment = {
  at: Date;
  minuteOfWeek: number;
  hour: number;
  /** 1 to 12. */
  month: number;
  holiday: Holiday | null;
  /** Sunrise and sunset of that day, in milliseconds. */
  light: { from: number; to: number };
  weather: Weather;
  /** Degrees Fahrenheit. */
  temperature: number;
  near: Coordinates | null;
  /** The person's neighborhood, if `near` is based on it. */
  neighborhood: string | null;
};

const NOON = 12 * 60;

export function momentOf(
  at: Date,
  { weather, temperature }: Pick<Moment, "weather" | "temperature">,
  near: Coordinates | null = null,
  neighborhood: string | null = null,
): Moment {
  const day = dayIn(CHICAGO, at);
  const { sunrise, sunset } = getTimes(instantAt(CHICAGO, day, NOON), MAP_CENTER.lat, MAP_CENTER.lng);
  return {
    ...{ at, weather, temperature, near, neighborhood },
    minuteOfWeek: minuteOfWeek(at),
    hour: hourIn(CHICAGO, at),
    month: Number(day.slice(5, 7)),
    holiday: holidayOn(day),
    light: { from: sunrise?.getTime() ?? 0, to: sunset?.getTime() ?? 0 },
  };
}
