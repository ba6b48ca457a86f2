import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { afterResponse } from "@/lib/core/server/after-response";
import { env } from "@/lib/core/server/env";
import { logger } from "@/lib/core/server/logger";
import { fetchJson, UpstreamError } from "@/lib/core/server/upstream";
import { CHICAGO, dayIn, hourIn, isWithin } from "@/lib/core/shared/clock";
import { MAP_CENTER } from "@/lib/discover/map/rules";
import {
  usualWeather,
  WEATHER_FRESH_MS,
  WEATHER_RETRY_MS,
  WEATHER_STALE_MS,
  WEATHER_TIMEOUT_MS,
  WEATHER_WAIT_MS,
  weatherOf,
} from "./rules";
import { openMeteoSchema, type Report } from "./schema";

const MAX_BYTES = 64 * 1024;

let last: { report: Report; at: Date } | undefined;
let failedAt: Date | undefined;
let flight: Promise<Report | null> | undefined;

function address(): URL {
  const url = new URL(`${env.WEATHER_BASE_URL}/forecast`);
  // Always the center of the city: no one's position is sent to the weather service.
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
      await fetchJson(address(), { timeoutMs: WEATHER_TIMEOUT_MS, maxBytes: MAX_BYTES }),
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
    failedAt = now;
    logger.warn({ reason: error instanceof UpstreamError ? error.reason : "unknown" }, "no weather report");
    return null;
  }
}

export function typicalReport(now: Date): Report {
  const month = Number(dayIn(CHICAGO, now).slice(5, 7));
  return { ...usualWeather(month, hourIn(CHICAGO, now)), source: "usual" };
}

/**
 * Fetches a report unless a fetch is in progress or one failed in the last minute; returns null then, and when this one
 * fails.
 */
function refresh(now: Date): Promise<Report | null> {
  if (failedAt && isWithin(WEATHER_RETRY_MS, failedAt, now)) return Promise.resolve(null);
  flight ??= ask(now).finally(() => {
    flight = undefined;
  });
  return flight;
}

/**
 * Chicago's weather: the last report while it is at most two hours old (refreshed in the background after 15 minutes);
 * otherwise a new one if it arrives within 300 ms; otherwise the usual weather for the season and hour, with that
 * `source`. Never rejects.
 */
export async function currentWeather(now: Date): Promise<Report> {
  if (env.WEATHER === "off") return typicalReport(now);
  if (last && isWithin(WEATHER_FRESH_MS, last.at, now)) return last.report;
  const next = refresh(now);
  afterResponse(() => next);
  if (last && isWithin(WEATHER_STALE_MS, last.at, now)) return last.report;
  const waited = new AbortController();
  const timeUp = sleep(WEATHER_WAIT_MS, null, { signal: waited.signal }).catch(() => null);
  const report = await Promise.race([next, timeUp]);
  waited.abort(); // a running timer would keep the request in memory
  return report ?? typicalReport(now);
}
