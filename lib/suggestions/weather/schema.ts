import { z } from "@/lib/core/shared/zod";
import { WEATHERS } from "./rules";

/** `open-meteo` is a report, `usual` the default for season and hour, `request` the caller's own value. */
const WEATHER_SOURCES = ["open-meteo", "usual", "request"] as const;

export const reportSchema = z.object({
  weather: z.enum(WEATHERS),
  /** Degrees Fahrenheit. */
  temperature: z.number(),
  source: z.enum(WEATHER_SOURCES),
});
export type Report = z.infer<typeof reportSchema>;

export const openMeteoSchema = z.object({
  current: z.object({
    temperature_2m: z.number().min(-80).max(140),
    weather_code: z.number().int().min(0).max(99),
  }),
});
