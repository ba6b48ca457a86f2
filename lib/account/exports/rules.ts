/** A copy can be fetched this long. */
/** How long after the log-in a copy is prepared without the password: it reads much, and changes nothing. */
export const EXPORT_FRESH_MINUTES = 30;
export const EXPORT_DAYS = 7;
/** A run that says nothing for this long was cut off, and is begun again. */
export const RUN_SECONDS = 60;

/** Percent, and never 100 before all of it is there. */
export function exportProgress(done: number, total: number): number {
  return done >= total ? 100 : Math.min(99, Math.floor((done / total) * 100));
}
