/** How long a finished export can be downloaded. */
/** How long after the log-in a copy is prepared without the password: it reads much, and changes nothing. */
export const EXPORT_FRESH_MINUTES = 30;
export const EXPORT_DAYS = 7;
/** Heartbeat: a run that reported nothing for this long is taken for dead and started over. */
export const RUN_SECONDS = 60;

/** Percent, and never 100 before all of it is there. */
export function exportProgress(done: number, total: number): number {
  return done >= total ? 100 : Math.min(99, Math.floor((done / total) * 100));
}
