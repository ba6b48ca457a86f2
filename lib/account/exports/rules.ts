/** A copy can be fetched this long. */
export const EXPORT_DAYS = 7;
/** A run that says nothing for this long was cut off, and is begun again. */
export const RUN_SECONDS = 60;

/** Percent, and never 100 before all of it is there. */
export function exportProgress(done: number, total: number): number {
  return done >= total ? 100 : Math.min(99, Math.floor((done / total) * 100));
}
