import { z } from "./zod";

/** The years that dates may be in. Outside them, JavaScript and PostgreSQL write dates differently. */
const FIRST = Date.UTC(1970, 0, 1);
const END = Date.UTC(2100, 0, 1);
const OUT_OF_RANGE = "Enter a date from 1970 to 2099";
const isInRange = (at: Date) => at.getTime() >= FIRST && at.getTime() < END;

/** An instant in a request (RFC 3339, with any offset), as a `Date`. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value))
  .refine(isInRange, OUT_OF_RANGE);

/** A calendar day in a request (YYYY-MM-DD). */
export const calendarDay = z.iso
  .date("Enter a date as YYYY-MM-DD")
  .refine((value) => isInRange(new Date(`${value}T00:00:00Z`)), OUT_OF_RANGE);
