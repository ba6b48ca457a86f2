import "server-only";
import { env } from "@/lib/core/server/env";
import { logger } from "@/lib/core/server/logger";
import { fetchJson, UpstreamError } from "@/lib/core/server/upstream";
import { CHICAGO, dayIn, hourIn, isWithin } from "@/lib/core/shared/clock";
import { MAP_CENTER } from "@/lib/discover/map/rules";
import { usualWeather, WEATHER_FRESH_MS, WEATHER_PATIENCE_MS, WEATHER_REST_MS, weatherOf } from "./rules";
import { openMeteoSchema, type Report } from "./schema";

const MAX_BYTES = 64 * 1024;

let last: { report: Report; at: Date } | undefined;
let restsSince: Date | undefined;
let flight: Promise<Report | null> | undefined;

function address(): URL {
  const url = new URL(`${env.WEATHER_BASE_URL}/forecast`);
  // Always the middle of the city: nobody's position is sent to the weather service.
  url.search = new URLSearchParams({
    latitude: String(MAP_CENTER.lat),
    longitude: String(MAP_CENTER.lng),
    current: "temperature_2m,weather_code",
    temperature_unit: "fahrenheit",
    timezone: CHICAGO,
  }).toString();
  return url;
}

async function ask(now: Date): Promise<Report | null> {
  try {
    const answer = openMeteoSchema.safeParse(
      await fetchJson(address(), { patienceMs: WEATHER_PATIENCE_MS, maxBytes: MAX_BYTES }),
    );
    if (!answer.success) throw new UpstreamError("nonsense");
    const { temperature_2m, weather_code } = answer.data.current;
    const report: Report = {
      weather: weatherOf(weather_code),
      temperature: Math.round(temperature_2m),
      source: "open-meteo",
    };
    last = { report, at: now };
    return report;
  } catch (error) {
    restsSince = now;
    logger.warn({ reason: error instanceof UpstreamError ? error.reason : "unknown" }, "no weather report");
    return null;
  }
}

export function usualReport(now: Date): Report {
  const month = Number(dayIn(CHICAGO, now).slice(5, 7));
  return { ...usualWeather(month, hourIn(CHICAGO, now)), source: "usual" };
}

/**
 * Chicago's weather: a report of at most a quarter of an hour ago, asked for once however many wait, or else what is
 * usual for the season and hour, which says so in `source`. Never rejects.
 */
export async function currentWeather(now: Date): Promise<Report> {
  if (env.WEATHER === "off") return usualReport(now);
  if (last && isWithin(WEATHER_FRESH_MS, last.at, now)) return last.report;
  if (restsSince && isWithin(WEATHER_REST_MS, restsSince, now)) return usualReport(now);
  flight ??= ask(now).finally(() => {
    flight = undefined;
  });
  return (await flight) ?? usualReport(now);
}
