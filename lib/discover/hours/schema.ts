import { z } from "@/lib/core/shared/zod";

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
const day = z.array(z.tuple([time, time]).readonly()).readonly();

/** Structured opening hours, as stored and as sent. */
export const weekHoursSchema = z.object({ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day });
